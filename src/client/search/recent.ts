import { readStored, writeStored } from '../../shared/state/storage.ts';

const key = 'docsgen.search.recent';

/** How many searches are kept. */
const most = 5;

/** Returns what the reader has searched for, the latest first; nothing where a browser keeps no storage. */
export function recentSearches(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(readStored(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((query) => typeof query === 'string').slice(0, most) : [];
  } catch {
    // Something else has written there.
    return [];
  }
}

/** Keeps a search as the latest. */
export function keepSearch(query: string): void {
  if (query !== '') keep([query, ...without(query)].slice(0, most));
}

/** Forgets a search. */
export function forgetSearch(query: string): void {
  keep(without(query));
}

function without(query: string): readonly string[] {
  return recentSearches().filter((other) => other.toLowerCase() !== query.toLowerCase());
}

function keep(queries: readonly string[]): void {
  writeStored(key, queries.length === 0 ? null : JSON.stringify(queries));
}
