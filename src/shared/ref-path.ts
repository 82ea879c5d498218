/** The path of a file of a site, split behind the git ref at which the file is. */
interface RefPath {
  /** As `refPrefix` returns it; empty for a file of the site's folder. */
  readonly prefix: string;
  /** Relative to the site's folder. */
  readonly path: string;
}

/** Ends the prefix. No name of a ref has a colon, and no folder has a name with it at the end. */
const mark = ':./';

/**
 * Returns what the paths of all files at a git ref begin with. They are written as git takes them
 * in the folder of the site: `v1.0:./content/en/docs/intro.md`. The dot distinguishes them from
 * files with a colon in their names.
 */
export function refPrefix(ref: string): string {
  return ref + mark;
}

/** Splits the path of a file that may be at a git ref. */
export function splitRef(file: string): RefPath {
  const at = file.indexOf(mark);
  const end = at < 0 ? 0 : at + mark.length;
  return { prefix: file.slice(0, end), path: file.slice(end) };
}

/** Returns whether a file is at a git ref. */
export function isAtRef(file: string): boolean {
  return file.includes(mark);
}
