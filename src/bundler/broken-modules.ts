import { resolve, sep } from 'node:path';
import type { Message, Metafile, Plugin } from 'esbuild';

/** Returns what esbuild says is wrong; throws again what it does not say. */
export function esbuildErrors(error: unknown): readonly Message[] {
  const messages: readonly Message[] =
    error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : [];
  if (messages.length === 0) throw error;
  return messages;
}

/**
 * Returns the file that esbuild means by a path: those of pages carry the name of their namespace,
 * those of islands a query.
 */
export function sourceFile(path: string): string {
  return path
    .replace(/^[\w-]+:/, '')
    .replace(/\?[^/]*$/, '')
    .split(sep)
    .join('/');
}

/**
 * Returns the plugin that puts nothing in place of modules that cannot be bundled, so that all
 * others can. `broken` are paths relative to the root.
 */
export function setAside(root: string, broken: ReadonlySet<string>): Plugin {
  const paths = new Set([...broken].map((file) => resolve(root, file)));
  return {
    name: 'set-aside',
    setup(build) {
      if (paths.size === 0) return;
      // Of a module of this old kind esbuild does not know what it exports.
      build.onLoad({ filter: /./, namespace: 'file' }, ({ path }) =>
        paths.has(path) ? { contents: 'module.exports = {};', loader: 'js' } : undefined,
      );
    },
  };
}

/**
 * Returns the files of a bundle that import a broken one, by themselves or through others, and the
 * broken ones.
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
