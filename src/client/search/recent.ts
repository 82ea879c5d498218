import { longestTyped } from './read-query.ts';
import { readStored, writeStored } from '../../shared/state/storage.ts';

const key = 'search.recent';

/** Maximum number of stored searches. */
const most = 5;

/** Returns the reader's recent queries, the latest first; none without storage. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, most) : [];
  } catch {
    // Another script has written other data there.
    return [];
  }
}

/** Stores a query as the latest, unless it is a text that was pasted. */
export function keepSearch(query: string): void {
  if (query !== '' && query.length <= longestTyped) keep([query, ...without(query)].slice(0, most));
}

/** Removes a stored query. */
export function forgetSearch(query: string): void {
  keep(without(query));
}

function without(query: string): readonly string[] {
  return recentSearches().filter((other) => other.toLowerCase() !== query.toLowerCase());
}

function keep(queries: readonly string[]): void {
  writeStored(key, queries.length === 0 ? null : JSON.stringify(queries));
}
