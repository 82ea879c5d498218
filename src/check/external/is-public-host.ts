import { BlockList, isIP } from 'node:net';

/** Names that are reserved for examples and tests, or that only one network or machine knows. */
const reserved: ReadonlySet<string> = new Set([
  ...['example', 'invalid', 'test', 'localhost', 'local', 'internal', 'lan', 'home', 'corp', 'onion'],
  ...['example.com', 'example.net', 'example.org', 'home.arpa'],
]);

/** Networks whose addresses lead nowhere, or to another machine for each reader. */
const networks = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4', '::/127', 'fc00::/7', 'fe80::/10', 'ff00::/8', '2001:db8::/32'],
];

/**
 * Returns a function that says whether a host of an address is one that every reader can reach. The
 * hosts of examples are not, such as `example.com`, nor are those of private networks.
 */
export function createPublicHosts(): (hostname: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', prefix] = network.split('/');
    list.addSubnet(address, Number(prefix), isIP(address) === 6 ? 'ipv6' : 'ipv4');
  }
  return (hostname) => {
    const host = hostname
      .replace(/^\[|\]$/g, '')
      .replace(/\.$/, '')
      .toLowerCase();
    const version = isIP(host);
    if (version > 0) return !list.check(host, version === 6 ? 'ipv6' : 'ipv4');
    const labels = host.split('.');
    // A name without a dot is one of the reader's own network.
    return labels.length > 1 && !labels.some((_, index) => reserved.has(labels.slice(index).join('.')));
  };
}
