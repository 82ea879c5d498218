/** Returns the address of the results page for a query. */
export function resultsAddress(resultsHref: string, query: string): string {
  const address = new URL(resultsHref, location.href);
  address.search = query === '' ? '' : new URLSearchParams({ q: query }).toString();
  return address.href;
}
