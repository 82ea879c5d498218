/** Lists the files that docsgen wrote to an output folder. */
export const manifestFile = '.docsgen-manifest';

/** Lock file: identifies the process that builds into an output folder. */
export const lockFile = '.docsgen-lock';

/** File that is written first and then renamed to the final name. */
export const temporaryFile = '.docsgen-draft';

/**
 * Returns whether a path of an output folder is reserved for docsgen. No page and no static file
 * may have it.
 */
export function isReserved(path: string): boolean {
  return /^\.docsgen-/i.test(path);
}

/**
 * Returns whether a file that docsgen did not write may stay in an output folder without an error:
 * files of Git and of file managers. docsgen never changes them.
 */
export function isLeftAlone(path: string): boolean {
  return /^\.git(?:\/|$)|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/.test(path);
}
