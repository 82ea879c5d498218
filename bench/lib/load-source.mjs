import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Returns the exports of some modules of `src/`, from the current sources.
 *
 * @param {readonly string[]} modules
 */
export async function loadSource(...modules) {
  const parent = join(root, '.docsgen');
  await mkdir(parent, { recursive: true });
  // Use a new URL each time, since Node caches modules by URL.
  const folder = await mkdtemp(join(parent, 'bench-'));
  try {
    const outfile = join(folder, 'source.mjs');
    const contents = modules.map((module) => `export * from './src/${module}';`).join('\n');
    await build({
      stdin: { contents, resolveDir: root },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
    });
    return await import(pathToFileURL(outfile).href);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
