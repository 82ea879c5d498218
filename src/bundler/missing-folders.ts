import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'esbuild';

/**
 * Returns the plugin that resolves the imports of generated pages whose folder does not exist.
 * esbuild resolves nothing from such a folder.
 */
export function missingFolders(): Plugin {
  return {
    name: 'missing-folders',
    setup(build) {
      build.onResolve({ filter: /./, namespace: 'page' }, async ({ path, kind, importer, namespace, resolveDir }) => {
        if (existsSync(resolveDir)) return undefined;
        const target = /^\.\.?\//.test(path) ? join(resolveDir, path) : path;
        const found = await build.resolve(target, { kind, importer, namespace, resolveDir: nearestFolder(resolveDir) });
        return found.errors.length > 0 ? { errors: [{ text: `Could not resolve ${JSON.stringify(path)}` }] } : found;
      });
    },
  };
}

function nearestFolder(folder: string): string {
  return existsSync(folder) ? folder : nearestFolder(dirname(folder));
}
