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
  /**
   * Returns what readers can narrow a search to. An engine without this function gets no filters
   * in the search dialog and on the results page.
   */
  readonly filters?: () => Promise<SearchFilters>;
}

/**
 * Returns the engine of a scope: the pages of one locale. `address` is the URL of the scope's
 * manifest.
 */
export type CreateSearch = (address: string) => SearchEngine;

export interface SearchOptions {
  /** Maximum number of pages to return. */
  readonly limit: number;
  /**
   * Docs version to search, by collection: the one that the reader is viewing or has chosen. For a
   * collection that is not named, the latest version is searched.
   */
  readonly versions: Readonly<Record<string, string>>;
  /** Whether other versions are searched, too. Their pages follow those of `versions`. */
  readonly allVersions: boolean;
  /** The collections to search; null for all. */
  readonly collections: readonly string[] | null;
  /** Aborted as soon as the results are no longer wanted. */
  readonly signal: AbortSignal;
}

/** What readers can narrow a search to. */
export interface SearchFilters {
  /** Parts of the site in the order of their buttons; none if there is only one. */
  readonly sections: readonly SearchSection[];
  /** The collections with several versions. */
  readonly versions: readonly VersionedCollection[];
}

/** A part of the site that readers can search alone. */
export interface SearchSection {
  /** The kind of its results, which names the part if it has no label of its own. */
  readonly kind: string;
  /** Its name on the button; null for that of its kind. */
  readonly label: string | null;
  /** The collections whose pages are in it, at least one. */
  readonly collections: readonly string[];
}

/** The versions of a collection that readers can choose from. */
export interface VersionedCollection {
  /** Its key in the configuration. */
  readonly collection: string;
  /** The latest version first. */
  readonly versions: readonly { readonly name: string; readonly label: string }[];
}

export interface SearchResults {
  /** Total number of matching pages. */
  readonly total: number;
  /** The best ones, at most `limit`. */
  readonly pages: readonly PageResult[];
  /** Similar spellings that have results, the nearest first; only if the query has none. */
  readonly suggestions: readonly string[];
}

/** A matching page with its matching sections. */
export interface PageResult {
  /** Its URL. */
  readonly href: string;
  /** Its title, which is the text of the link. */
  readonly title: string;
  /** Its location, outermost first: labels of collection and categories. */
  readonly trail: readonly string[];
  /** The group of the result: `docs`, `blog`, `page`, or another one. */
  readonly kind: string;
  /** Label of the docs version if the collection has several, null otherwise. */
  readonly version: string | null;
  /** Language of the text if it differs from the reader's. */
  readonly lang: string | null;
  /** Words in the text that match the query, with the words around them. */
  readonly excerpt: Excerpt;
  /** Headings of the page that match the query, listed below it. */
  readonly sections: readonly SectionResult[];
}

export interface SectionResult {
  /** URL with the heading's anchor. */
  readonly href: string;
  /** The text of the heading. */
  readonly title: string;
  /** Like that of a page. */
  readonly excerpt: Excerpt;
}

/** A text in parts. `marked` parts match the query. */
export type Excerpt = readonly { readonly text: string; readonly marked: boolean }[];
