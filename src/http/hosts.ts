import { hostname, networkInterfaces } from 'node:os';

const everywhere: ReadonlySet<string> = new Set(['0.0.0.0', '::']);
const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Returns the names, as an address has them, under which a server that listens on a host may be asked; names under `.localhost` are as good.
 * One that listens everywhere may be asked under the name of the machine as well, which nobody outside of its network can give away.
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

/** Returns the addresses under which a server can be reached, those on this machine first. */
export function serverUrls(
  { host, port, base }: UrlOptions,
  own: readonly string[] = ownAddresses(),
): readonly string[] {
  const isIPv4 = (address: string) => !address.includes(':');
  const hosts = everywhere.has(host) ? ['localhost', ...own.filter(isIPv4)] : [hostInAddress(host)];
  return hosts.map((name) => `http://${name}:${port}${base}`);
}

/** Returns the addresses of this machine in its networks. */
function ownAddresses(): readonly string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal }) => !internal)
    .map(({ address }) => address);
}

/** Returns the names under which others in its network may know this machine. */
function ownNames(): readonly string[] {
  const name = hostname();
  return name === '' || name.includes('.') ? [name].filter(Boolean) : [name, `${name}.local`];
}

function hostInAddress(host: string): string {
  return host.includes(':') ? `[${host.toLowerCase()}]` : host.toLowerCase();
}
