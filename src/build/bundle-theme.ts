import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Theme } from '../render/theme.ts';
import { type IslandModule, islandPlugin } from './islands.ts';
import { packageFolder } from './package-folder.ts';
import { serverOptions } from './server-bundle.ts';

/** The theme of a site, ready for the server. */
export interface ThemeBundle {
  readonly theme: Theme;
  /** The module that it was loaded from, which what is bundled later shares. */
  readonly file: string;
  /** What the browser gets its own copy of, by name. */
  readonly islands: ReadonlyMap<string, IslandModule>;
  /** Changes with the code of the theme. */
  readonly hash: string;
}

/** Returns the components of the theme, bundled for the server and loaded. `cache` is the site's cache folder. */
export async function bundleTheme(cache: string): Promise<ThemeBundle> {
  const islands = new Map<string, IslandModule>();
  const source = join(packageFolder(), 'src');
  const island = join(source, 'render', 'island.tsx');
  const options = serverOptions();
  const result = await build({
    ...options,
    stdin: {
      contents: [`export * from './theme/entry.ts';`, `export { createIsland } from './render/island.tsx';`].join('\n'),
      resolveDir: source,
    },
    plugins: [...options.plugins, islandPlugin({ found: islands, half: island, nameOf: (path) => parse(path).name })],
  });
  const code = result.outputFiles[0]?.text ?? '';
  const folder = join(cache, 'theme');
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 16);
  const file = join(folder, `${hash}.mjs`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, code);
  // What the entry exports, which TypeScript cannot see through a file written a moment ago.
  const theme = (await import(pathToFileURL(file).href)) as Theme;
  // Files are read side by side; the bundle must not depend on which comes first.
  const sorted = new Map([...islands].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return { theme, file, islands: sorted, hash };
}
