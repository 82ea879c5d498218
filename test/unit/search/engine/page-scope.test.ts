import { describe, expect, test } from 'vitest';
import type { SearchOptions } from '../../../../src/shared/search.ts';
import { ask, type MemoryGroup, memoryEngine } from '../../../support/memory-index.ts';

const page = (href: string, text: string) => ({ href, title: href, html: `<p>${text}</p>` });

/** The older a version is, the more often it has the word. */
const docs = (name: string, times: number): MemoryGroup => ({
  version: { name, label: `v${name}` },
  pages: [page(`docs-${name}`, 'transfer '.repeat(times))],
});
const groups: readonly MemoryGroup[] = [
  docs('2', 1),
  docs('1', 20),
  { kind: 'page', collection: 'pages', pages: [page('about', 'transfer of an agent'), page('team', 'agent')] },
];
const { engine } = memoryEngine(groups);

const found = async (chosen: Partial<SearchOptions>, query = 'transfer') => {
  const { pages, total } = await ask(engine, query, chosen);
  expect(total).toBe(pages.length);
  return pages.map(({ href }) => href.replace('/base/', ''));
};

describe('a search of several versions', () => {
  test('finds pages of the newest version only, or of the version of the reader', async () => {
    expect((await found({})).toSorted()).toEqual(['about', 'docs-2']);
    expect((await found({ versions: { docs: '1' } })).toSorted()).toEqual(['about', 'docs-1']);
  });

  test('finds pages of the newest version if that of the reader is gone', async () => {
    expect(await found({ versions: { docs: '0' } })).toContain('docs-2');
  });

  test('finds pages of all versions if it is told to, those of the reader first', async () => {
    const all = { allVersions: true, collections: ['docs'] };
    expect(await found(all)).toEqual(['docs-2', 'docs-1']);
    expect(await found({ ...all, versions: { docs: '1' } })).toEqual(['docs-1', 'docs-2']);
  });

  test('finds pages with a part of the query, though a page of another version has all of it', async () => {
    const { engine: other } = memoryEngine([
      { version: { name: '2', label: '2' }, pages: [page('new', 'agents'), page('more', 'quietly')] },
      { version: { name: '1', label: '1' }, pages: [page('old', 'agents quietly')] },
    ]);
    const hrefs = async (allVersions: boolean) =>
      (await ask(other, 'agents quietly', { allVersions })).pages.map(({ href }) => href);
    expect(await hrefs(true)).toEqual(['/base/old']);
    expect((await hrefs(false)).toSorted()).toEqual(['/base/more', '/base/new']);
  });
});

test('a search of some collections finds pages of these only', async () => {
  expect(await found({ collections: ['pages'] })).toEqual(['about']);
  expect(await found({ collections: [] })).toEqual([]);
});

describe('what a search can be narrowed to', () => {
  test('is the parts of the site and the versions of a collection, the latest first', async () => {
    expect(await engine.filters?.()).toEqual({
      sections: [
        { kind: 'docs', label: 'Docs', collections: ['docs'] },
        { kind: 'page', label: 'Docs', collections: ['pages'] },
      ],
      versions: [
        {
          collection: 'docs',
          versions: [
            { name: '2', label: 'v2' },
            { name: '1', label: 'v1' },
          ],
        },
      ],
    });
  });

  test('is nothing if there is one collection with one version', async () => {
    const { engine: plain } = memoryEngine([{ pages: [page('a', 'text')] }]);
    expect(await plain.filters?.()).toEqual({ sections: [], versions: [] });
  });
});
