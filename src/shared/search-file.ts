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
}
