/** Returns the address of the results page for a query. `others` are further parameters. */
export function resultsAddress(
  resultsHref: string,
  query: string,
  others: Readonly<Record<string, string>> = {},
): string {
  const address = new URL(resultsHref, location.href);
  address.search = query === '' ? '' : new URLSearchParams({ q: query, ...others }).toString();
  return address.href;
}
