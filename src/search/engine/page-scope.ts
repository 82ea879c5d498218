import type { SearchFilters, SearchOptions } from '../../shared/search.ts';
import type { Manifest } from '../format/format.ts';

/** The pages that a search looks at. */
export interface PageScope {
  readonly has: (page: number) => boolean;
  /** A page of a lower rank comes first, whatever its score: 1 for another version, 0 otherwise. */
  readonly rankOf: (page: number) => number;
  /** Factor for the score of a page. */
  readonly boostOf: (page: number) => number;
}

const leftOut = -1;

/** Returns the pages that the options of a search ask for. */
export function createPageScope(
  { groups, boosts }: Manifest,
  options: Omit<SearchOptions, 'limit' | 'signal'>,
): PageScope {
  const { versions, allVersions, collections } = options;
  const wanted = new Map<string, string>();
  for (const { collection, version } of groups) {
    // The first group of a collection has its newest version. The reader's own may be gone.
    const isOwn = version !== null && version.name === versions[collection];
    if (version && (isOwn || !wanted.has(collection))) wanted.set(collection, version.name);
  }
  const ranks = groups.flatMap(({ collection, version, count }) => {
    const isOther = version !== null && version.name !== wanted.get(collection);
    const isIn = (allVersions || !isOther) && (collections?.includes(collection) ?? true);
    return Array.from({ length: count }, () => (isIn ? Number(isOther) : leftOut));
  });
  const rankOf = (page: number) => ranks[page] ?? leftOut;
  const factors = new Map(boosts);
  return { rankOf, boostOf: (page) => factors.get(page) ?? 1, has: (page) => rankOf(page) !== leftOut };
}

/** Returns what the pages of an index can be narrowed to. */
export function filtersOf({ groups, sections = [] }: Manifest): SearchFilters {
  const versions = new Map<string, Map<string, string>>();
  for (const { collection, version } of groups) {
    if (!version) continue;
    const known = versions.get(collection) ?? new Map<string, string>();
    versions.set(collection, known.set(version.name, version.label));
  }
  return {
    sections,
    versions: [...versions].map(([collection, labels]) => ({
      collection,
      versions: [...labels].map(([name, label]) => ({ name, label })),
    })),
  };
}
