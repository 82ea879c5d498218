/** A file with its old and its new name, relative to the site's root. */
export interface MovedFile {
  readonly from: string;
  readonly to: string;
}

/** A page that was renamed or moved while `dev` runs, and links that still lead to its old file. */
export interface MovedPage extends MovedFile {
  readonly links: readonly MovedLink[];
  /** The translations that have the old name, with their new ones. Left out if there are none. */
  readonly translations?: readonly MovedFile[];
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
