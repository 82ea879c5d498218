import type { CreateSearch } from '../shared/search.ts';

/** Returns an engine without an index: it finds nothing. */
export const createSearch: CreateSearch = () => ({
  search: () => Promise.resolve({ total: 0, pages: [], suggestions: [] }),
});
