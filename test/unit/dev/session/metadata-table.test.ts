import { expect, test } from 'vitest';
import { createMetadataTable } from '../../../../src/dev/session/page-compiler.ts';
import type { PageMetadata } from '../../../../src/markdown/page/compiled-page.ts';
import type { KnownPage } from '../../../../src/pipeline/compile-pages.ts';

const page = (...paths: readonly string[]): KnownPage => {
  const metadata: PageMetadata = {
    mdxModule: null,
    isParsed: true,
    isEmpty: false,
    hasExcerpt: false,
    titleId: null,
    headings: [],
    references: [],
    diagrams: [],
    ids: [],
    words: 0,
    messages: [],
    dependencies: paths.map((path) => ({ path, hash: '' })),
  };
  return { key: 'key', optionsHash: '', digest: '', page: metadata };
};

test('a file is included by the last version of some page, from the folder of that page', () => {
  const table = createMetadataTable();
  table.put('1', page('./_part.md'), 'content/en/docs/a.md');
  expect(table.isIncluded('content/en/docs/_part.md')).toBe(true);
  expect(table.isIncluded('content/en/_part.md')).toBe(false);
  table.put('2', page(), 'content/en/docs/a.md');
  expect(table.isIncluded('content/en/docs/_part.md')).toBe(false);
  table.find('1');
  expect(table.isIncluded('content/en/docs/_part.md')).toBe(true);
});
