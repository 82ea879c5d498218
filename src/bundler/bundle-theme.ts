import { createHash } from 'node:crypto';
import { join, parse, relative, sep } from 'node:path';
import { build } from 'esbuild';
import { type IslandModule, islandPlugin } from './islands.ts';
import { packageFolder } from '../system/package-folder.ts';
import { sharedPackages, serverOptions } from './server-bundle.ts';

/** What is known of the theme beside its code. */
export interface ThemeInfo {
  /** Changes with the code. */
  readonly hash: string;
  /** What the browser gets its own copy of; the files are relative to docsgen's folder, with forward slashes. */
  readonly islands: readonly IslandModule[];
  /** Names of the components that `.mdx` pages may use. */
  readonly mdxComponents: readonly string[];
  /** Names of all that its module exports. */
  readonly exports: readonly string[];
}

/** Returns the components of the theme, bundled for the server. */
export async function bundleTheme(): Promise<Pick<ThemeInfo, 'hash' | 'islands'> & { readonly code: string }> {
  const islands = new Map<string, IslandModule>();
  const source = join(packageFolder(), 'src');
  const island = join(source, 'render', 'island.tsx');
  const result = await build({
    ...serverOptions(),
    absWorkingDir: packageFolder(),
    stdin: {
      contents: [`export * from './theme/entry.ts';`, `export { createIsland } from './render/island.tsx';`].join('\n'),
      resolveDir: source,
    },
    // It lies in docsgen's own folder, where these are the ones that the renderer has.
    external: [...sharedPackages],
    plugins: [islandPlugin({ found: islands, half: island, nameOf: (path) => parse(path).name })],
  });
  const code = result.outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
  // Files are read side by side; the bundle must not depend on which comes first.
  const sorted = [...islands.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const inPackage = (file: string) => relative(packageFolder(), file).split(sep).join('/');
  return { code, hash, islands: sorted.map((each) => ({ ...each, file: inPackage(each.file) })) };
}
