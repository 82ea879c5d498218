import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { prebuiltFolder } from '../../../src/bundler/bundle-store.ts';

// The compiled code has a hash, and caches of another hash are not used.
it('the prebuilt bundles are in an order of their own, whichever was made first', () => {
  const bundles: unknown = JSON.parse(readFileSync(join(prebuiltFolder(), 'bundles.json'), 'utf8'));
  const keys = Object.keys(Object(bundles));
  expect(keys).toContain('theme-style');
  expect(keys).toEqual(keys.toSorted());
});
