import { createHash } from 'node:crypto';
import { join, parse, relative, sep } from 'node:path';
import { build } from 'esbuild';
import { type IslandModule, islandPlugin } from './islands.ts';
import type { NoteInputs } from './bundle-store.ts';
import { packageFolder } from '../system/package-folder.ts';
import { sharedPackages, serverOptions } from './server-bundle.ts';

/** Metadata of the theme. */
export interface ThemeInfo {
  /** Hash of the code. */
  readonly hash: string;
  /** The islands of the theme. The files are relative to docsgen's folder, with forward slashes. */
  readonly islands: readonly IslandModule[];
  /** Names of the components that `.mdx` pages may use. */
  readonly mdxComponents: readonly string[];
  /** Names of all exports of its module. */
  readonly exports: readonly string[];
}

/**
 * Returns the components of the theme, bundled for the server, with the hash of the code and the
 * islands.
 */
export async function bundleTheme(
  note?: NoteInputs,
): Promise<Pick<ThemeInfo, 'hash' | 'islands'> & { readonly code: string }> {
  const islands = new Map<string, IslandModule>();
  const source = join(packageFolder(), 'src');
  const island = join(source, 'render', 'island.tsx');
  const result = await build({
    ...serverOptions(),
    absWorkingDir: packageFolder(),
    metafile: true,
    stdin: {
      contents: [`export * from './theme/entry.ts';`, `export { createIsland } from './render/island.tsx';`].join('\n'),
      resolveDir: source,
    },
    // External by name: the bundle is in docsgen's own folder, so Node finds the same packages for
    // it as for the renderer.
    external: [...sharedPackages],
    plugins: [islandPlugin({ found: islands, runtime: island, nameOf: (path) => parse(path).name })],
  });
  note?.(result.metafile);
  const code = result.outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
  // Files are read in parallel. Sort the islands, so that the result does not depend on the order.
  const sorted = [...islands.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const inPackage = (file: string) => relative(packageFolder(), file).split(sep).join('/');
  return { code, hash, islands: sorted.map((each) => ({ ...each, file: inPackage(each.file) })) };
}
