import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * Returns the path of the main module of an optional package, installed beside the site or beside
 * docsgen; null if it is not installed.
 */
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
