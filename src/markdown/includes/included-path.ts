import { posix } from 'node:path';

/**
 * Returns the path of an included file, relative to the root of the site. `file` is the page that
 * includes it, and `name` is a path as `ReadIncluded` takes it.
 */
export function includedPath(file: string, name: string): string {
  return name.startsWith('@/') ? posix.normalize(name.slice(2)) : posix.join(posix.dirname(file), name);
}
