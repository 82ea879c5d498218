/**
 * Returns the address that an old address leads to. `to` keeps its own query and anchor; if it has
 * none, it gets those of the old address.
 *
 * Only a target that begins with `http://` or `https://` may be another site: the configuration
 * names it. Other targets can contain text from the reader's address, which must not become the
 * name of a site. So all slashes at their start become one. Browsers ignore tabs and line ends, and
 * read a backslash as a slash.
 */
export function forwardAddress(to: string, from: Pick<Location, 'origin' | 'search' | 'hash'>): URL {
  const address = new URL(/^https?:/.test(to) ? to : to.replace(/^[/\\\t\r\n]+/, '/'), from.origin);
  address.search ||= from.search;
  address.hash ||= from.hash;
  return address;
}
