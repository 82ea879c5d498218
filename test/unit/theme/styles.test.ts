import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundleThemeStyle } from '../../../src/bundler/bundle-style.ts';

it('is within its budget, because every page has it, without physical directions', async () => {
  const css = await bundleThemeStyle();
  expect(css).toContain('--accent-tint');
  expect(brotliCompressSync(css).byteLength).toBeLessThan(7_900);
  expect(css.match(/[;{](?:margin|padding|border|inset)?-?(?:left|right):/g)).toBeNull();
});
