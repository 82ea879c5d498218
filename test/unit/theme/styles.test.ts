import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { bundleThemeStyle } from '../../../src/bundler/bundle-style.ts';

it('bundles into one style sheet within its budget, without physical directions', async () => {
  const css = await bundleThemeStyle();
  expect(css).toContain('--accent-tint');
  expect(brotliCompressSync(css).byteLength).toBeLessThan(10_800);
  expect(css.match(/[;{](?:margin|padding|border|inset)?-?(?:left|right):/g)).toBeNull();
});
