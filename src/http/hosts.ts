import { hostname, networkInterfaces } from 'node:os';

const everywhere: ReadonlySet<string> = new Set(['0.0.0.0', '::']);
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns the host names, as written in a URL, that requests may use for a server that listens on
 * `host`. Names that end in `.localhost` are also allowed, see `gate.ts`. A server that listens on
 * all interfaces also accepts the machine's own names and addresses, because no site outside the
 * network can take them over.
 */
export function hostNames(
  host: string,
  own: readonly string[] = [...ownAddresses(), ...ownNames()],
): ReadonlySet<string> {
  return new Set([...loopback, ...(everywhere.has(host) ? own : [host]).map(hostInAddress)]);
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
