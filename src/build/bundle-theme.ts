import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import type { Theme } from '../render/theme.ts';
import { packageFolder } from './package-folder.ts';

/** Packages of which there must be one copy: the bundle and the renderer share their state. */
const sharedPackages = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server'];

/** Returns the components of the theme, bundled for the server and loaded. `cache` is the site's cache folder. */
export async function bundleTheme(cache: string): Promise<Theme> {
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
    plugins: [sharedReact],
  });
  const code = result.outputFiles[0]?.text ?? '';
  const folder = join(cache, 'theme');
  const file = join(folder, `${createHash('sha256').update(code).digest('hex').slice(0, 16)}.mjs`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, code);
  // What the entry exports, which TypeScript cannot see through a file written a moment ago.
  return (await import(pathToFileURL(file).href)) as Theme;
}

const sharedReact: Plugin = {
  name: 'shared-react',
  setup(build) {
    build.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path }) =>
      sharedPackages.includes(path) ? { path: import.meta.resolve(path), external: true } : undefined,
    );
  },
};
