/** What a search engine gives the search box and the results page. Every engine is a module that exports `createSearch`. */
export interface SearchEngine {
  /** Returns what matches, the best first; an empty query has no results. Rejects if the index cannot be loaded, or with the signal's reason. */
  readonly search: (query: string, options: SearchOptions) => Promise<SearchResults>;
}

/** Returns the engine of a scope: the pages of one locale. `address` is that of the scope's manifest. */
export type CreateSearch = (address: string) => SearchEngine;

export interface SearchOptions {
  /** How many pages are wanted. */
  readonly limit: number;
  /** Docs version that comes first, by collection; the others follow. */
  readonly versions: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

export interface SearchResults {
  /** How many pages match altogether. */
  readonly total: number;
  readonly pages: readonly PageResult[];
  /** Spellings near the query that would find something, the nearest first; only when nothing was found. */
  readonly suggestions: readonly string[];
}

/** A page that matches, with those of its sections that do. */
export interface PageResult {
  readonly href: string;
  readonly title: string;
  /** Where it lies, outermost first: labels of collection and categories. */
  readonly trail: readonly string[];
  /** Groups of results are told apart by it. */
  readonly kind: 'docs' | 'blog' | 'page';
  /** Label of the docs version where the collection has several, null otherwise. */
  readonly version: string | null;
  /** Language of the text where it differs from the reader's. */
  readonly lang: string | null;
  readonly excerpt: Excerpt;
  readonly sections: readonly SectionResult[];
}

export interface SectionResult {
  /** With the heading's anchor. */
  readonly href: string;
  readonly title: string;
  readonly excerpt: Excerpt;
}

/** Text in parts, of which some are what the reader looks for. */
export type Excerpt = readonly { readonly text: string; readonly marked: boolean }[];
