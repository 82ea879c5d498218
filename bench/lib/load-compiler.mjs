import { mkdir, rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Returns a Markdown compiler of the sources as they are now. */
export async function loadCompiler() {
  const folder = join(root, '.docsgen', `bench-${process.pid}`);
  await mkdir(folder, { recursive: true });
  try {
    const outfile = join(folder, 'markdown.mjs');
    await build({
      stdin: {
        contents: `export * from './src/markdown/compile.ts'; export * from './src/markdown/code/code-theme.ts';`,
        resolveDir: root,
      },
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'external',
    });
    const { createCompiler, loadCodeTheme } = await import(pathToFileURL(outfile).href);
    return createCompiler({
      codeTheme: await loadCodeTheme('vsDark'),
      darkCodeTheme: null,
      variables: {},
      admonitions: {},
      inlineStyles: false,
      pictures: { zoom: false, captions: false },
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
