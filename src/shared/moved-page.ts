/** A page that was renamed or moved while `dev` runs, and links that still lead to its old file. */
export interface MovedPage {
  /** The old file, relative to the site's root. */
  readonly from: string;
  /** The new file. */
  readonly to: string;
  readonly links: readonly MovedLink[];
}

/** A link to the old file of a moved page, and its place as in `Problem`. */
export interface MovedLink {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly endColumn?: number | undefined;
  /** The address of the link as it is written. */
  readonly target: string;
  /** The address to write instead, of the same style. */
  readonly replacement: string;
}
