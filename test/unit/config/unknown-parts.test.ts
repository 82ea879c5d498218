import { expect, test } from 'vitest';
import { isInUnknownCollection, isUnknownAddress, lacks } from '../../../src/config/unknown-parts.ts';

const unknown = {
  fields: [['collections', 'docs', 'path'], ['markdown'], ['plugins', 2]],
  collections: ['wiki'],
  addresses: ['wiki', 'guide/en'],
  writtenPath: (path: readonly PropertyKey[]) => path,
};

test.each([
  ['collections.*.path', true],
  ['collections.*.source', false],
  ['markdown.variables', true],
  ['plugins', true],
  ['strings', false],
])('a wrong field, what is in it and what it is in are unknown: %s', (field, isUnknown) => {
  expect(lacks({ unknown }, [field])).toBe(isUnknown);
  expect(lacks({ unknown: null }, [field])).toBe(false);
});

test.each([
  ['/wiki/start', true],
  ['/es/wiki', true],
  ['/wikis/start', false],
  ['/guide/en/a', true],
  ['/guide/de', false],
])('pages below some paths are unknown: %s', (path, isUnknown) => {
  const locales = [{ path: '' }, { path: 'es' }];
  expect(isUnknownAddress({ unknown, locales }, path)).toBe(isUnknown);
  expect(isUnknownAddress({ unknown: null, locales }, path)).toBe(false);
});

test('files of a collection that cannot be used are unknown, in all its versions', () => {
  expect(isInUnknownCollection({ unknown }, 'wiki@1.0/start.md')).toBe(true);
  expect(isInUnknownCollection({ unknown }, 'docs/start.md')).toBe(false);
});
