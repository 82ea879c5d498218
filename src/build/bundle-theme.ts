import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { Theme } from '../render/theme.ts';
import { type IslandModule, islandPlugin } from './islands.ts';
import { packageFolder } from './package-folder.ts';

/** Packages of which there must be one copy: the bundle and the renderer share their state. */
const sharedPackages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'];

/** The theme of a site, ready for the server. */
export interface ThemeBundle {
  readonly theme: Theme;
  /** What the browser gets its own copy of, by name. */
  readonly islands: ReadonlyMap<string, IslandModule>;
  /** Changes with the code of the theme. */
  readonly hash: string;
}

/** Returns the components of the theme, bundled for the server and loaded. `cache` is the site's cache folder. */
export async function bundleTheme(cache: string): Promise<ThemeBundle> {
  const islands = new Map<string, IslandModule>();
  const result = await build({
    entryPoints: [join(packageFolder(), 'src', 'theme', 'entry.ts')],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'silent',
    plugins: [sharedReact, islandPlugin(islands)],
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
  return { theme, islands: sorted, hash };
}

const sharedReact: Plugin = {
  name: 'shared-react',
  setup(build) {
    build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path }) =>
      sharedPackages.includes(path) ? { path: import.meta.resolve(path), external: true } : undefined,
    );
  },
};
