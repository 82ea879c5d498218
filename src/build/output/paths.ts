/** Returns the folders that a path lies in, the outermost first: `a` and `a/b` for `a/b/c.html`. */
export function parentsOf(path: string): readonly string[] {
  const segments = path.split('/').slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

/** Returns what is the same for two paths that are one on some file systems, which see no difference between `A` and `a`. */
export function samePlace(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
