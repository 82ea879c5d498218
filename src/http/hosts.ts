import { hostname, networkInterfaces } from 'node:os';

const everywhere: ReadonlySet<string> = new Set(['0.0.0.0', '::']);
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** The host names, as written in a URL, that requests may use for a server. */
export interface AllowedHosts {
  /** Names of the machine. Requests have the port of the server behind them. */
  readonly machine: ReadonlySet<string>;
  /**
   * Names of proxies, at any port: `preview.example.com`, `.example.com` for all names below it,
   * `{port}` for the port of the server.
   */
  readonly proxies: readonly string[];
}

/**
 * Returns the host names of a server that listens on `host`. Names that end in `.localhost` are
 * also allowed, see `gate.ts`. A server that listens on all interfaces also accepts the machine's
 * own names and addresses, because no site outside the network can take them over. `allowed` are
 * the names that the site allows for proxies; those of a cloud workspace are added.
 */
export function hostNames(
  host: string,
  allowed: readonly string[] = [],
  own: readonly string[] = [...ownAddresses(), ...ownNames()],
): AllowedHosts {
  return {
    machine: new Set([...loopback, ...(everywhere.has(host) ? own : [host]).map(hostInAddress)]),
    proxies: [...allowed.map((name) => name.toLowerCase()), ...workspaceHosts(process.env)],
  };
}

/**
 * Returns the names under which the cloud workspace that this process runs in shows a port, as far
 * as the environment tells: in GitHub Codespaces, Gitpod, and VS Code in a browser or behind a
 * tunnel.
 */
export function workspaceHosts(environment: Readonly<Record<string, string | undefined>>): readonly string[] {
  const {
    CODESPACE_NAME: codespace = '',
    GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain = 'app.github.dev',
    GITPOD_WORKSPACE_URL: gitpod = '',
    VSCODE_PROXY_URI: proxy = '',
  } = environment;
  // An URL cannot have the braces of `{{port}}` in its host.
  const proxied = hostOf(proxy.replaceAll('{{port}}', 'docsgen-port'));
  return [
    codespace === '' ? '' : `${codespace.toLowerCase()}-{port}.${domain.toLowerCase()}`,
    gitpod === '' || hostOf(gitpod) === '' ? '' : `{port}-${hostOf(gitpod)}`,
    proxied.replaceAll('docsgen-port', '{port}'),
  ].filter((name) => name !== '');
}

/** Returns the host of a URL without its port; empty if the text is no URL. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : '';
}

interface UrlOptions {
  readonly host: string;
  readonly port: number;
  /** Path with a slash at both ends. */
  readonly base: string;
}

/** Returns the URLs of a server, those for this machine first. */
export function serverUrls(
  { host, port, base }: UrlOptions,
  own: readonly string[] = ownAddresses(),
): readonly string[] {
  const isIPv4 = (address: string) => !address.includes(':');
  const hosts = everywhere.has(host) ? ['localhost', ...own.filter(isIPv4)] : [hostInAddress(host)];
  return hosts.map((name) => `http://${name}:${port}${base}`);
}

/** Returns the IP addresses of this machine in its networks. */
function ownAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal }) => !internal)
    .map(({ address }) => address);
}

/** Returns the names that other machines in the network may use for this one. */
function ownNames(): readonly string[] {
  const name = hostname();
  return name === '' || name.includes('.') ? [name].filter(Boolean) : [name, `${name}.local`];
}

function hostInAddress(host: string): string {
  return host.includes(':') ? `[${host.toLowerCase()}]` : host.toLowerCase();
}
