/** Longer queries are texts that were pasted. They are neither stored nor reported. */
export const longestTyped = 100;
/** What is read of a pasted text. An address with more is refused by servers. */
const longestQuery = 500;

/** Returns the query in a field. Of a long text, returns the beginning. */
export function readQuery({ value }: HTMLInputElement): string {
  return cut(value.trim(), longestQuery).trim();
}

/** Returns a query as titles and messages show it. */
export function shortQuery(query: string): string {
  return query.length > longestTyped ? `${cut(query, longestTyped)}…` : query;
}

/** Returns the beginning of a text, without half of a character at its end. */
function cut(text: string, length: number): string {
  return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
