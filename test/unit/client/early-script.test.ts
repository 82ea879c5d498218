import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { namedScripts, scriptOptions } from '../../../src/bundler/script-options.ts';

const client = join(import.meta.dirname, '../../../src/client');

/**
 * Bundles a script as a site has it. Returns its text, and its modules relative to `src/client/`.
 */
async function bundle(file: string) {
  const { outputFiles, metafile } = await build({
    ...namedScripts,
    absWorkingDir: client,
    entryPoints: [join(client, file)],
    format: 'iife',
    define: { ...scriptOptions.define, LATE_MODULE: '"./late-12345678.js"' },
  });
  return { text: outputFiles[0]?.text ?? '', modules: Object.keys(metafile.inputs) };
}

test('the early script stays within its budget, and has nothing of the development server', async () => {
  const { text, modules } = await bundle('early.ts');
  expect(brotliCompressSync(text).byteLength).toBeLessThanOrEqual(5580);
  expect(modules.filter((module) => module.startsWith('live/'))).toEqual([]);
});

test('navigation and live update change the document by one patch', async () => {
  const scripts = await Promise.all(['early.ts', 'live/live.ts'].map(bundle));
  for (const { modules } of scripts) {
    expect(modules.filter((module) => /patch/.test(module))).toContain('page/patch.ts');
  }
});
