/** A page in the list of all pages, or a heading of a group. */
export interface PageIndexEntry {
  readonly label: string;
  readonly href: string | null;
  readonly items: readonly PageIndexEntry[];
}
