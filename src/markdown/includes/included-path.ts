import { posix } from 'node:path';
import { splitRef } from '../../shared/ref-path.ts';

/**
 * Returns the path of an included file, relative to the root of the site. `file` is the page that
 * includes it, and `name` is a path as `ReadIncluded` takes it. A page at a git ref includes files
 * at the same ref.
 */
export function includedPath(file: string, name: string): string {
  if (!name.startsWith('@/')) return pathBeside(file, name);
  return splitRef(file).prefix + posix.normalize(name.slice(2));
}

/** Returns a path that starts from the folder of a file, relative to the root of the site. */
export function pathBeside(file: string, path: string): string {
  const own = splitRef(file);
  return own.prefix + posix.join(posix.dirname(own.path), path);
}
