import type { SearchFields } from './fields/site-config.ts';

/** `SearchFields` with all defaults filled in. */
export interface SearchConfig {
  /** Path of the site's own engine, relative to the root; null for the built-in engine. */
  readonly engine: string | null;
  /** Origins that the engine sends requests to. */
  readonly connect: readonly string[];
  /** Address that gets the queries that find nothing; null for none. */
  readonly reportEmpty: string | null;
}

/** Returns the options of the search; null for a site without search. */
export function resolveSearch(search: false | SearchFields): SearchConfig | null {
  if (search === false) return null;
  const { engine = null, connect = [], reportEmpty = null } = search;
  return { engine, connect, reportEmpty };
}
