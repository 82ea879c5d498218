import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';

/** A file of the site that a plugin has read while it was made. */
export interface ReadFile {
  /** Relative to the root of the site. */
  readonly path: string;
  readonly text: string;
}

/**
 * Returns the function by which a plugin reads files of the site while it is made. It throws an
 * error that says why a file cannot be read.
 */
export function createSiteReader(
  root: string,
  onRead: (file: ReadFile) => void = () => undefined,
): (path: string) => string {
  return (path) => {
    const file = posix.normalize(path);
    if (posix.isAbsolute(file) || file.split('/')[0] === '..') throw new Error(`\`${path}\` is outside the site`);
    const isFile = statSync(join(root, file), { throwIfNoEntry: false })?.isFile();
    if (!isFile) throw new Error(`there is no file \`${path}\``);
    const text = readFileSync(join(root, file), 'utf8');
    onRead({ path: file, text });
    return text;
  };
}
