import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns what some modules of `src/` export, as the sources are now. */
export async function loadSource(...modules) {
  const folder = join(root, '.docsgen', `bench-${process.pid}`);
  await mkdir(folder, { recursive: true });
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
