import { build } from 'esbuild';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';

it('bundles into one style sheet within its budget, without physical directions', async () => {
  const { outputFiles } = await build({
    entryPoints: ['src/theme/styles/index.css'],
    bundle: true,
    minify: true,
    write: false,
  });
  const css = outputFiles[0]?.text ?? '';
  expect(css).toContain('--accent-tint');
  expect(brotliCompressSync(css).byteLength).toBeLessThan(10_600);
  expect(css.match(/[;{](?:margin|padding|border|inset)?-?(?:left|right):/g)).toBeNull();
});
