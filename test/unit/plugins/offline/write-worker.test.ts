import { expect, test } from 'vitest';
import type { OutputContext } from '../../../../src/plugins/contract/site-hooks.ts';
import { writeWorker } from '../../../../src/plugins/offline/write-worker.ts';

const pageAt = (path: string, locale: string, kind = 'doc'): OutputContext['pages'][number] => ({
  url: `/${path}`,
  address: `https://example.com/base/${path}`,
  output: `${path}index.html`,
  locale,
  kind,
  collection: null,
  source: null,
  title: path,
  description: null,
  frontMatter: {},
  isIndexed: true,
  images: [],
});

const fileAt = (path: string, locale: string | null = null) => ({ path, hash: `hash of ${path}`, locale });

async function write(kept: Parameters<typeof writeWorker>[1], base = '/base/'): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  await writeWorker(
    {
      siteUrl: 'https://example.com/base/',
      base,
      pages: [
        pageAt('', 'en'),
        pageAt('404/', 'en', 'not-found'),
        pageAt('offline/', 'en', 'offline'),
        pageAt('es/guía/', 'es'),
        pageAt('es/offline/', 'es', 'offline'),
      ],
      files: [
        fileAt('assets/early-ABCDEF12.js'),
        fileAt('assets/style-ABCDEF12.css'),
        fileAt('assets/talk-0123abcd.mp4'),
        fileAt('assets/foto grande-0123abcd.png'),
        fileAt('assets/search/en/index.json', 'en'),
        fileAt('assets/search/es/index.json', 'es'),
        fileAt('es/guía/index.html', 'es'),
        fileAt('es/offline/index.html', 'es'),
        fileAt('img/logo.svg'),
        fileAt('index.html', 'en'),
        fileAt('manual.pdf'),
        fileAt('offline/index.html', 'en'),
        fileAt('pages.json'),
        fileAt('robots.txt'),
      ],
      write: (path, content) => files.set(path, String(content)),
    },
    kept,
  );
  return files;
}

const siteOf = (worker = '') => JSON.parse(/^const SITE=(.*);\n/.exec(worker)?.[1] ?? '');

test('the worker knows all pages, the files that they show, and the offline page of each language, longest folder first', async () => {
  const files = await write('visited');
  expect([...files.keys()]).toEqual(['sw.js']);
  expect(siteOf(files.get('sw.js'))).toEqual({
    files: ['assets/early-ABCDEF12.js', 'assets/style-ABCDEF12.css'],
    pages: ['', 'es/guía/'],
    shown: ['img/logo.svg'],
    languages: [
      { folder: 'es/', offline: 'es/offline/?hash of es/offline/index.html', list: null },
      { folder: '', offline: 'offline/?hash of offline/index.html', list: null },
    ],
  });
  expect(await write('visited')).toEqual(files);
});

test('for the whole site there is a list of the pages of each language and of what they show', async () => {
  const files = await write('all');
  expect([...files.keys()].toSorted()).toEqual(['es/offline.json', 'offline.json', 'sw.js']);
  const [first] = siteOf(files.get('sw.js')).languages;
  expect(first.list).toMatch(/^es\/offline\.json\?[0-9a-f]+$/);
  expect(Object.keys(JSON.parse(files.get('es/offline.json') ?? ''))).toEqual([
    'es/guía/',
    'assets/foto%20grande-0123abcd.png',
    'assets/search/es/index.json',
    'img/logo.svg',
  ]);
});

test('a worker that removes the earlier one knows nothing of the site', async () => {
  const files = await write(null);
  expect([...files.keys()]).toEqual(['sw.js']);
  expect(files.get('sw.js')).toContain('unregister');
  expect(files.get('sw.js')).not.toContain('fetch');
});

test('a site for any path has no worker', async () => {
  expect((await write('all', './')).size).toBe(0);
});
