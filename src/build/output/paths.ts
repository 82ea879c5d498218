/** Returns the parent folders of a path, the outermost first: `a` and `a/b` for `a/b/c.html`. */
export function parentsOf(path: string): readonly string[] {
  const segments = path.split('/').slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

/**
 * Returns a normalized path. It is the same for two paths that name one file on a file system that
 * ignores case and Unicode normalization.
 */
export function samePlace(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
