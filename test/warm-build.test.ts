import { statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { withFields } from './support/edits/front-matter.ts';
import { runLength } from './support/run-length.ts';
import { borrowBuiltSite, buildReport, type BuiltSite, cleanOutput } from './support/site-build.ts';
import { copySite } from './support/small-site.ts';

// Threads load all modules again for every build. `build-cache.test.ts` shows that they render the
// same bytes.
vi.mock('tinypool', async () => ({ Tinypool: (await import('./support/pool-without-threads.ts')).PoolWithoutThreads }));

let built: string;
let site: BuiltSite;
beforeAll(async () => {
  built = copySite('varied');
  await buildReport(built);
});
afterAll(() => rm(built, { recursive: true, force: true }));
beforeEach(() => {
  site = borrowBuiltSite(built);
});

function replace(file: string, from: string, to: string): void {
  const text = site.read(file);
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  site.write(file, text.replace(from, to));
}

const pagesOf = (changed: readonly string[]) => changed.filter((file) => file.endsWith('.html'));

test('a build without changes renders nothing and writes nothing', async () => {
  const times = () => [...site.output().keys()].map((file) => statSync(join(site.root, 'build', file)).mtimeMs);
  const before = times();
  expect(await site.rebuild()).toStrictEqual({ rendered: 0, changed: [] });
  expect(times()).toStrictEqual(before);
});

describe('only pages that an edit changes are rendered', () => {
  const isCompared = runLength({ short: false, long: true });

  /** Builds again. Returns the pages that have changed. */
  async function changedPages(): Promise<readonly string[]> {
    const { rendered, changed } = await site.rebuild();
    const pages = pagesOf(changed);
    expect(rendered).toBe(pages.length);
    // `random-edits` and `each-field` compare with clean builds too, so `npm test` need not do it
    // here.
    if (isCompared) expect(site.output()).toStrictEqual(await cleanOutput(site.root));
    return pages;
  }

  test('a word of a page: in the languages that show it', async () => {
    replace('content/en/docs/guide/phone.md', 'rented by the month', 'rented by the year');
    expect(await changedPages()).toStrictEqual(['docs/guide/phone/index.html', 'es/docs/guide/phone/index.html']);
  });

  test('a heading: in translations, which take over its id, and in overviews', async () => {
    replace('content/en/docs/guide/web.md', '## Known limits', '## What it cannot do {#limits}');
    const pages = ['arabic/', '', 'es/'].flatMap((locale) =>
      ['guide/web', 'setup'].map((page) => `${locale}docs/${page}/index.html`),
    );
    expect(await changedPages()).toStrictEqual(pages);
    expect(site.read('build/es/docs/guide/web/index.html')).toContain('id="limits"');
    expect(site.read('build/es/docs/setup/index.html')).toContain('href="/es/docs/guide/web#limits"');
    replace('content/en/docs/guide/web.md', '## What it cannot do', '## Where it ends');
    expect(await changedPages()).toStrictEqual(pages.filter((page) => !page.startsWith('es/')));
  });

  test('a word of a post: in the lists that show its excerpt as well', async () => {
    replace('content/en/blog/2026-03-05-third.md', '# Third post', '# Third post\n\nOne.');
    replace('content/en/blog/2026-03-05-third.md', 'The whole text', 'All text');
    const pages = await changedPages();
    expect(pages).toContain('blog/index.html');
    expect(pages).toContain('blog/2026/03/05/third/index.html');
    expect(pages.filter((page) => !page.includes('blog/'))).toStrictEqual([]);
  });

  test('a file that pages include', async () => {
    replace('snippets/client.ts', '+34910', '+34911');
    expect(await changedPages()).toStrictEqual(['docs/guide/phone/index.html', 'es/docs/guide/phone/index.html']);
  });

  test('a partial that pages include', async () => {
    replace('content/en/docs/parts/_shared.md', 'many pages', 'few pages');
    expect(await changedPages()).toStrictEqual(['arabic/docs/index.html', 'docs/index.html']);
  });

  test('a picture', async () => {
    replace('content/en/docs/img/dot.svg', 'width="24"', 'width="48"');
    expect(await changedPages()).toStrictEqual(['arabic/docs/index.html', 'docs/index.html']);
  });

  test('a component and the data that it imports', async () => {
    replace('components/plans.json', '1000', '2000');
    const pages = ['arabic/docs/setup/index.html', 'docs/setup/index.html', 'es/docs/setup/index.html'];
    expect(await changedPages()).toStrictEqual(pages);
  });

  test('a new page', async () => {
    site.write('content/en/pages/aaa.mdx', '# First of all\n\n<Badge>new</Badge>\n');
    // The pages of the search tell how many pages there are.
    const pages = ['', 'arabic/', 'es/'].flatMap((path) => [`${path}aaa/index.html`, `${path}search/index.html`]);
    expect(await changedPages()).toStrictEqual(pages.toSorted());
  });

  test('a static file', async () => {
    site.write('static/files/list.txt', 'another list\n');
    expect(await changedPages()).toStrictEqual([]);
    expect(site.read('build/files/list.txt')).toBe('another list\n');
  });
});

describe('a change of shared data changes all pages that show it', () => {
  const changes: (readonly [string, string, string, string])[] = [
    ['a title', 'content/en/docs/guide/web.md', '# Web', '# The World Wide Web'],
    ['a label of the sidebar', 'content/en/docs/guide/web.md', 'The web', 'On the web'],
    ['a category', 'content/en/docs/reference/_category_.yml', 'label: Reference', 'label: All'],
    ['an author', 'content/en/blog/authors.yml', 'Ann Example', 'Ann Other'],
    ['the title of the site', 'settings.json', '"Varied"', '"Changed"'],
    ['the levels of the contents', 'settings.json', '"styles"', '"tableOfContents": { "minLevel": 3 }, "styles"'],
    ['how addresses end', 'settings.json', '"styles"', '"trailingSlash": "always", "styles"'],
    ['a variable', 'settings.json', '"product": "Voice"', '"product": "Phone"'],
    ['the style sheet', 'site.css', '600', '700'],
  ];
  const few = new Set(['a label of the sidebar', 'a variable']);

  test.each(runLength({ short: changes.filter(([name]) => few.has(name)), long: changes }))(
    '%s',
    async (_, file, from, to) => {
      replace(file, from, to);
      const { changed } = await site.rebuild();
      expect(pagesOf(changed).length).toBeGreaterThan(0);
      expect(site.output()).toStrictEqual(await cleanOutput(site.root));
    },
  );
});

test('a failed build keeps the output, and the next one is correct once the site is fixed', async () => {
  const before = site.output();
  replace('content/en/docs/guide/web.md', '## First steps', '## Begin');
  await expect(site.rebuild()).rejects.toThrow('There is no `#first-steps` on /docs/guide/web');
  await expect(cleanOutput(site.root)).rejects.toThrow('There is no `#first-steps` on /docs/guide/web');
  expect(site.output()).toStrictEqual(before);
  for (const locale of ['en', 'es']) replace(`content/${locale}/docs/intro.md`, 'web.md#first-steps', 'web.md#begin');
  expect((await site.rebuild()).changed).toContain('docs/index.html');
  expect(site.output()).toStrictEqual(await cleanOutput(site.root));
});

test.each([
  ['a page', 'build/docs/guide/web/index.html', 1],
  ['a script', 'build/assets/search/en/box.json', 0],
  ['a picture', 'build/logo.svg', 0],
])('%s of the output that is missing or damaged is restored', async (_, file, rendered) => {
  const before = site.output();
  site.remove(file);
  expect(await site.rebuild()).toMatchObject({ rendered });
  expect(site.output()).toStrictEqual(before);
  site.write(file, site.read(file).replace('e', 'E'));
  expect(await site.rebuild()).toMatchObject({ rendered });
  expect(site.output()).toStrictEqual(before);
});

test('one language can be built into an output of all: the others stay the same, byte for byte', async () => {
  const all = site.output();
  expect(await site.rebuild('--locale', 'es')).toStrictEqual({ rendered: 0, changed: [] });
  replace('content/en/docs/guide/phone.md', 'rented', 'lent');
  const { rendered, changed } = await site.rebuild('--locale', 'es');
  expect([rendered, pagesOf(changed)]).toStrictEqual([1, ['es/docs/guide/phone/index.html']]);
  replace('content/en/docs/guide/phone.md', 'lent', 'rented');
  expect(await site.rebuild()).toMatchObject({ rendered: 1 });
  expect(site.output()).toStrictEqual(all);
});

test('files that a language no longer has are removed when it is built, but files that other languages need stay', async () => {
  const before = site.output();
  site.write('content/es/docs/only-here.md', '# Solo aquí\n');
  await site.rebuild('--locale', 'es');
  expect([...site.output().keys()]).toContain('es/docs/only-here/index.html');
  site.remove('content/es/docs/only-here.md');
  site.write('site.css', 'body { letter-spacing: 0.1px; }\n');
  const { changed } = await site.rebuild('--locale', 'es');
  expect(changed).toContain('es/docs/only-here/index.html');
  const after = site.output();
  expect([...before.keys()].filter((file) => !after.has(file))).toStrictEqual([]);
  expect(pagesOf(changed).filter((file) => !file.startsWith('es/'))).toStrictEqual([]);
  await site.rebuild();
  expect(site.output()).toStrictEqual(await cleanOutput(site.root));
});

test('drafts can be added and removed', async () => {
  site.write(
    'content/en/docs/reference/limits.md',
    withFields(site.read('content/en/docs/reference/limits.md'), { draft: true }),
  );
  await site.rebuild();
  const without = site.output();
  expect([...without.keys()]).not.toContain('docs/reference/limits/index.html');
  await site.rebuild('--drafts');
  expect(site.output()).toStrictEqual(await cleanOutput(site.root, '--drafts'));
  expect([...site.output().keys()]).toContain('docs/reference/limits/index.html');
  await site.rebuild();
  expect(site.output()).toStrictEqual(without);
});
