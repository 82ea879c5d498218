/** The addresses that a control for the search needs. */
export interface SearchProps {
  /** Address of the results page. */
  readonly href: string;
  /** Address of the file with the search dialog. */
  readonly boxHref: string;
  /**
   * Docs version of the page for each collection with several versions; null if the page is in
   * another collection or in none.
   */
  readonly versions: Readonly<Record<string, string | null>>;
}
