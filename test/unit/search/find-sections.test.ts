import { expect, test } from 'vitest';
import { findSections } from '../../../src/search/index/find-sections.ts';

const group = (kind: string, collection: string, ...trail: readonly string[]) => ({
  kind,
  collection,
  pages: [{ row: [`/${collection}`, collection, trail] as const }],
});

test('a site has a part for each collection with pages, by its label or its kind', () => {
  const empty = { kind: 'blog', collection: 'news', pages: [] };
  expect(findSections([group('docs', 'api', 'API', 'Calls'), empty, group('page', 'pages')])).toEqual([
    { kind: 'docs', label: 'API', collections: ['api'] },
    { kind: 'page', label: null, collections: ['pages'] },
  ]);
});

test('versions of a collection are one part, and so are collections of pages without a label', () => {
  const versions = [group('docs', 'api', 'API'), group('docs', 'api', 'Old API')];
  expect(findSections([...versions, group('page', 'legal'), group('page', 'pages')])).toEqual([
    { kind: 'docs', label: 'API', collections: ['api'] },
    { kind: 'page', label: null, collections: ['legal', 'pages'] },
  ]);
});

test('a site whose pages are all in one part has none to choose from', () => {
  expect(findSections([group('docs', 'api', 'API'), group('docs', 'api', 'API')])).toEqual([]);
  expect(findSections([])).toEqual([]);
});
