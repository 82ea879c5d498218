/**
 * The interface between a search engine and the search dialog and results page. Every engine is a
 * module that exports `createSearch`.
 */
export interface SearchEngine {
  /**
   * Returns the matching pages, the best first; an empty query has no results. Rejects if the index
   * cannot be loaded, or with the signal's reason.
   */
  readonly search: (query: string, options: SearchOptions) => Promise<SearchResults>;
}

/**
 * Returns the engine of a scope: the pages of one locale. `address` is the address of the scope's
 * manifest.
 */
export type CreateSearch = (address: string) => SearchEngine;

export interface SearchOptions {
  /** Maximum number of pages to return. */
  readonly limit: number;
  /** Docs version to rank first, by collection; other versions follow. */
  readonly versions: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
}

export interface SearchResults {
  /** Total number of matching pages. */
  readonly total: number;
  readonly pages: readonly PageResult[];
  /** Similar spellings that have results, the nearest first; only if the query has none. */
  readonly suggestions: readonly string[];
}

/** A matching page with its matching sections. */
export interface PageResult {
  readonly href: string;
  readonly title: string;
  /** Its location, outermost first: labels of collection and categories. */
  readonly trail: readonly string[];
  /** Results are grouped by it. */
  readonly kind: string;
  /** Label of the docs version if the collection has several, null otherwise. */
  readonly version: string | null;
  /** Language of the text if it differs from the reader's. */
  readonly lang: string | null;
  readonly excerpt: Excerpt;
  readonly sections: readonly SectionResult[];
}

export interface SectionResult {
  /** Address with the heading's anchor. */
  readonly href: string;
  readonly title: string;
  readonly excerpt: Excerpt;
}

/** A text in parts. `marked` parts match the query. */
export type Excerpt = readonly { readonly text: string; readonly marked: boolean }[];
