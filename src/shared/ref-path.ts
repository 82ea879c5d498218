/** The path of a file of a site, split behind the git ref at which the file is. */
interface RefPath {
  /** The ref and a colon, as in `v1.0:`; empty for a file of the site's folder. */
  readonly prefix: string;
  /** Relative to the site's folder. */
  readonly path: string;
}

/** What the paths of most files in the folder of a site begin with. Their names may have colons. */
const inFolder = /^(?:content|static|\.\.)\//;

/**
 * Splits the path of a file that may be at a git ref. Such a path is written as git writes it:
 * `v1.0:content/en/docs/intro.md`. No name of a ref has a colon.
 */
export function splitRef(file: string): RefPath {
  const end = inFolder.test(file) ? 0 : file.indexOf(':') + 1;
  return { prefix: file.slice(0, end), path: file.slice(end) };
}

/** Returns whether a file is at a git ref. */
export function isAtRef(file: string): boolean {
  return splitRef(file).prefix !== '';
}
