import { isAbsolute, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';

/** Marks what the plugin asks esbuild itself, so that it is not asked again. */
const resolved = Symbol('resolved');

/** Has the bundle name the packages that it imports by their files, so that it can be run from anywhere. */
export const importPackages: Plugin = {
  name: 'import-packages',
  setup(build) {
    build.onResolve({ filter: /^[^.]/ }, async ({ path, kind, importer, resolveDir, pluginData }) => {
      const isImport = kind === 'import-statement' || kind === 'dynamic-import';
      if (pluginData === resolved || !isImport || isAbsolute(path)) return undefined;
      const found = await build.resolve(path, { kind, importer, resolveDir, pluginData: resolved });
      if (found.errors.length > 0) return { errors: found.errors };
      if (found.external || !found.path.split(sep).includes('node_modules')) return found;
      return { path: pathToFileURL(found.path).href, external: true };
    });
  },
};
