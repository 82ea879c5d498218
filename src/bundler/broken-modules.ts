import { resolve, sep } from 'node:path';
import type { Message, Metafile, Plugin } from 'esbuild';

/** Returns the error messages of esbuild. Throws an error that does not come from esbuild again. */
export function esbuildErrors(error: unknown): readonly Message[] {
  const messages: readonly Message[] =
    error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  if (messages.length === 0) throw error;
  return messages;
}

/**
 * Returns the file for a path in esbuild's messages and metafile. Removes the namespace of pages
 * and the query of islands.
 */
export function sourceFile(path: string): string {
  return path
    .replace(/^[\w-]+:/, '')
    .replace(/\?[^/]*$/, '')
    .split(sep)
    .join('/');
}

/**
 * Returns the plugin that replaces broken modules by empty ones, so that all others can be bundled.
 * `broken` has paths relative to the root.
 */
export function emptyBrokenModules(root: string, broken: ReadonlySet<string>): Plugin {
  const paths = new Set([...broken].map((file) => resolve(root, file)));
  return {
    name: 'empty-broken-modules',
    setup(build) {
      if (paths.size === 0) return;
      // A CommonJS module, because esbuild does not check imports from it: it cannot know its
      // exports.
      build.onLoad({ filter: /./, namespace: 'file' }, ({ path }) =>
        paths.has(path) ? { contents: 'module.exports = {};', loader: 'js' } : undefined,
      );
    },
  };
}

/**
 * Returns the broken files, and all files of a bundle that import one of them directly or through
 * other files.
 */
export function filesInvolved({ inputs }: Metafile, broken: ReadonlySet<string>): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [input, { imports }] of Object.entries(inputs)) {
    for (const { path } of imports) {
      const file = sourceFile(path);
      importers.set(file, [...(importers.get(file) ?? []), sourceFile(input)]);
    }
  }
  const involved = new Set(broken);
  for (const file of involved) for (const importer of importers.get(file) ?? []) involved.add(importer);
  return involved;
}
