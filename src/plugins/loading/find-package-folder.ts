import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns the absolute path of the folder in which the package of a plugin is installed, or would
 * be; null if the specifier names no package.
 */
export function findPackageFolder(root: string, specifier: string): string | null {
  const [name] = /^(?:@[^/]+\/)?[^./@][^/]*/.exec(specifier) ?? [];
  if (name === undefined) return null;
  for (let folder = root; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    // A link may lead out of `node_modules`.
    if (existsSync(found)) return realpathSync(found);
    if (folder === dirname(folder)) return join(root, 'node_modules', name);
  }
}
