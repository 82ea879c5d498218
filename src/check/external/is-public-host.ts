import { BlockList, isIP } from 'node:net';

/** Names that are reserved for examples and tests, or that only one network or machine knows. */
const reserved: ReadonlySet<string> = new Set([
  ...['example', 'invalid', 'test', 'localhost', 'local', 'internal', 'lan', 'home', 'corp', 'onion'],
  ...['example.com', 'example.net', 'example.org', 'home.arpa'],
]);

/** Networks whose addresses lead nowhere, or to another machine for each reader. */
const networks = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24'],
  ...['203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  // Loopback, addresses that contain one of IPv4, and those without a route.
  ...['::/96', '::ffff:0:0/96', '::ffff:0:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2002::/16'],
  // Teredo and other protocols, examples, segment routing, and the addresses of a site or a link.
  ...['2001::/23', '2001:db8::/32', '3fff::/20', '5f00::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
];

/** Which hosts and addresses every reader can reach. */
export interface PublicHosts {
  /**
   * Judges the host of an address. The hosts of examples are not public, such as `example.com`, nor
   * are those of private networks.
   */
  readonly hasHost: (hostname: string) => boolean;
  /** Judges an address that a name leads to. */
  readonly hasAddress: (address: string) => boolean;
}

/** Returns what is known of hosts and addresses. */
export function createPublicHosts(): PublicHosts {
  // Node reads an address of IPv4 as one of IPv6, too, so one list would not do.
  const lists = { 4: new BlockList(), 6: new BlockList() };
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    if (isIP(address) === 6) lists[6].addSubnet(address, Number(prefix), 'ipv6');
    else lists[4].addSubnet(address, Number(prefix), 'ipv4');
  }
  const isPublic = (address: string): boolean =>
    isIP(address) === 6 ? !lists[6].check(address, 'ipv6') : !lists[4].check(address, 'ipv4');
  return {
    hasHost: (hostname) => {
      const host = hostname
        .replace(/^\[|\]$/g, '')
        .replace(/\.$/, '')
        .toLowerCase();
      if (isIP(host) > 0) return isPublic(host);
      const labels = host.split('.');
      // A name without a dot is one of the reader's own network.
      return labels.length > 1 && !labels.some((_, index) => reserved.has(labels.slice(index).join('.')));
    },
    hasAddress: (address) => {
      const [plain = ''] = address.split('%');
      return isIP(plain) > 0 && isPublic(translated(plain) ?? plain);
    },
  };
}

/**
 * Returns the address of IPv4 that a network without IPv4 has translated; null for another address.
 * There, the names of all hosts with IPv4 lead to such addresses.
 */
function translated(address: string): string | null {
  if (isIP(address) !== 6) return null;
  // An URL writes it in the shortest form.
  const last = /^\[64:ff9b::(?:([\da-f]+):)?([\da-f]+)\]$/.exec(new URL(`http://[${address}]/`).hostname);
  if (!last) return null;
  const [high, low] = [last[1] ?? '0', last[2] ?? '0'].map((part) => Number.parseInt(part, 16));
  return [high, low].flatMap((part = 0) => [part >> 8, part & 255]).join('.');
}
