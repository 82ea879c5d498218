/**
 * Returns the address that a reader of another one is sent to, with the query and the anchor of that
 * one unless it has its own. Only `https://…`, which a pattern is written with, is another site: what
 * is taken from the reader's address must not become the name of one. Browsers leave out tabs and
 * line ends, and read a backslash as a slash.
 */
export function forwardAddress(to: string, from: Pick<Location, 'origin' | 'search' | 'hash'>): URL {
  const address = new URL(/^https?:/.test(to) ? to : to.replace(/^[/\\\t\r\n]+/, '/'), from.origin);
  address.search ||= from.search;
  address.hash ||= from.hash;
  return address;
}
