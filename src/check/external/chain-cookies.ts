/**
 * The cookies that servers set while one address is followed. Some redirect to the same address
 * until they come back. They are forgotten afterwards.
 */
export interface ChainCookies {
  readonly add: (url: URL, setCookies: readonly string[]) => void;
  /** Returns the header for an address; empty for none. */
  readonly headerFor: (url: URL) => string;
}

/** Returns an empty set of cookies. */
export function createCookies(): ChainCookies {
  const hosts = new Map<string, Map<string, string>>();
  return {
    add: ({ host }, setCookies) => {
      for (const cookie of setCookies) {
        const [pair = ''] = cookie.split(';');
        const [name = ''] = pair.split('=');
        const known = hosts.get(host) ?? new Map<string, string>();
        hosts.set(host, known.set(name.trim(), pair.trim()));
      }
    },
    headerFor: ({ host }) => [...(hosts.get(host)?.values() ?? [])].join('; '),
  };
}
