/**
 * The content of the file from which the browser builds the search of a locale. Addresses are
 * relative to the file.
 */
export interface SearchFile {
  /** The dialog and the parts of results. */
  readonly html: string;
  readonly styleHref: string;
  /** Address of the manifest of the index. */
  readonly manifestHref: string;
  /** Where queries that find nothing are sent; absent if they are not. */
  readonly report?: ReportTarget;
}

/** A receiver of queries that find nothing. */
export interface ReportTarget {
  readonly href: string;
  /** The site asks its readers for consent. */
  readonly asksConsent: boolean;
}
