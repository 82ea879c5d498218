/** What is in the file that the search of a locale is made from. Addresses are seen from the file. */
export interface SearchFile {
  /** The dialog and the parts of results. */
  readonly html: string;
  readonly styleHref: string;
  /** What the engine finds its index by. */
  readonly manifestHref: string;
}
