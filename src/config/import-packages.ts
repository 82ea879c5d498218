import { isAbsolute, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

/** Marks the plugin's own calls of `build.resolve`, so that it does not handle them itself. */
const resolved = Symbol('resolved');

/**
 * Returns an esbuild plugin that replaces imports of packages with the paths of their files, so
 * that the bundle can be run from anywhere. Files in the folders `bundled` become a part of the
 * bundle.
 */
export function importPackages(bundled: readonly string[]): Plugin {
  return {
    name: 'import-packages',
    setup(build) {
      build.onResolve({ filter: /^[^.]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
        const isImport = kind === 'import-statement' || kind === 'dynamic-import';
        if (pluginData === resolved || !isImport || isAbsolute(path)) return undefined;
        const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: resolved });
        if (found.errors.length > 0) return { errors: found.errors };
        if (found.external || !found.path.split(sep).includes('node_modules')) return found;
        if (bundled.some((folder) => found.path.startsWith(folder + sep))) return found;
        return { path: pathToFileURL(found.path).href, external: true };
      });
    },
  };
}
