import { posix } from 'node:path';

/**
 * Returns the path, relative to the site's root, of a file that the page `file` includes under a
 * name that `ReadIncluded` takes.
 */
export function includedPath(file: string, name: string): string {
  return name.startsWith('@/') ? posix.normalize(name.slice(2)) : posix.join(posix.dirname(file), name);
}
