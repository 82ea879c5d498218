import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Returns the path of the module that an optional package is imported by, from where the site or docsgen is installed; null without it. */
export function findPackage(name: string, root: string): string | null {
  for (const place of [join(root, 'package.json'), import.meta.url]) {
    try {
      return createRequire(place).resolve(name);
    } catch {
      // It may be installed in the other place.
    }
  }
  return null;
}
