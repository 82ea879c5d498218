/** Names what docsgen wrote to an output folder. */
export const manifestFile = '.docsgen-manifest';

/** Says who builds into an output folder. */
export const lockFile = '.docsgen-lock';

/** What is written before it takes the place of another file. */
export const temporaryFile = '.docsgen-draft';

/** Returns whether a path of an output folder is one that docsgen keeps for itself: no page and no static file may have it. */
export function isReserved(path: string): boolean {
  return /^\.docsgen-/i.test(path);
}

/**
 * Returns whether a file that docsgen did not write may stay in an output folder without a word: what version control, or a file
 * manager that somebody looked in with, keeps there. It is never touched.
 */
export function isLeftAlone(path: string): boolean {
  return /^\.git(?:\/|$)|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(path);
}
