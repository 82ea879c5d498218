import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSite } from '../../../../src/pipeline/load-site.ts';
import type { CompiledPage, Reference } from '../../../../src/markdown/page/compiled-page.ts';
import { createCompiledContent } from '../../../../src/site/graph/compiled-content.ts';
import { assetCandidates } from '../../../../src/site/references/reference-files.ts';
import { validateReferences } from '../../../../src/site/references/validate-references.ts';
import { type Asset, type Assets, resolveReference } from '../../../../src/site/references/references.ts';
import type { Route, Site } from '../../../../src/site/graph/site.ts';
import { copySite } from '../../../support/small-site.ts';

let root: string;
let site: Site;
beforeAll(async () => {
  root = copySite('three-locales');
  site = (await loadSite({ root, drafts: false })).value;
});
afterAll(() => rm(root, { recursive: true, force: true }));

function page(headings: readonly string[], references: readonly Reference[] = []): CompiledPage {
  return {
    tree: { type: 'root', children: [] },
    excerpt: null,
    mdxModule: null,
    isParsed: true,
    isEmpty: false,
    hasExcerpt: false,
    titleId: null,
    headings: headings.map((id) => ({ depth: 2, id, explicit: false, label: [], line: 1, column: 1 })),
    references,
    ids: [...headings, 'other-id'],
    words: 0,
    messages: [],
    dependencies: [],
    diagrams: [],
  };
}

function reference(target: string, kind: Reference['kind'] = 'link'): Reference {
  return { kind, target, line: 3, column: 5 };
}

function context(references: readonly Reference[] = []) {
  const pages = new Map(
    site.routes.flatMap((route) => {
      const source = route.entry?.source;
      return source ? [[source.file, page(['one', 'two'])] as const] : [];
    }),
  );
  pages.set('content/en/docs/guide.md', page(['first', 'second'], references));
  pages.set('content/es/docs/guide.md', page(['primero', 'segundo'], references));
  const picture = { output: 'assets/a-1.png', width: 1, height: 2 };
  const file = { output: 'a.zip', width: null, height: null };
  const assets: Assets = new Map<string, Asset>([
    ['content/en/docs/img/a.png', picture],
    ['static/a.zip', file],
  ]);
  return { site, compiled: createCompiledContent(site.routes, pages), assets };
}

function routeOf(url: string) {
  const route: Route | undefined = site.byUrl.get(url);
  const source = route && route.entry?.source;
  if (!route || !source) throw new Error(`There is no page ${url}`);
  return { route, source };
}

function resolve(url: string, target: string, kind?: Reference['kind']) {
  const { route, source } = routeOf(url);
  return resolveReference(context(), route, source, reference(target, kind));
}

describe('a link to a file or page leads to its address in the page’s own language', () => {
  test.each([
    ['/docs/guide', './reference.md', '/docs/reference', ''],
    ['/docs/guide', 'reference.md#one', '/docs/reference', '#one'],
    ['/docs/guide', './reference.md?q=1#one', '/docs/reference', '?q=1#one'],
    ['/docs/guide', '/reference.md', '/docs/reference', ''],
    ['/docs/guide', '/docs/reference.md', '/docs/reference', ''],
    ['/docs/guide', '../pages/index.md', '/', ''],
    ['/docs/guide', '/docs/reference', '/docs/reference', ''],
    ['/docs/guide', '/docs/reference/', '/docs/reference', ''],
    ['/docs/guide', '/blog/archive', '/blog/archive', ''],
    ['/docs/guide', '/', '/', ''],
    ['/es/docs/guide', './reference.md', '/es/docs/reference', ''],
    ['/es/docs/guide', '/', '/es/', ''],
    ['/es/docs/guide', './solo-en-espa%C3%B1ol.md', '/es/docs/solo-en-español', ''],
    ['/es/docs/english-only', './guide.md#first', '/es/docs/guide', '#first'],
    ['/docs/reference', './guide.md#second', '/docs/guide', '#second'],
    ['/docs/reference', './guide.md#:~:text=Some%20words', '/docs/guide', '#:~:text=Some%20words'],
    ['/es/docs/reference', './guide.md?q=1#segundo:~:text=a,b', '/es/docs/guide', '?q=1#second:~:text=a,b'],
    ['/es/docs/reference', './guide.md#segundo', '/es/docs/guide', '#second'],
  ])('%s: %s', (url, target, expected, rest) => {
    expect(resolve(url, target)).toStrictEqual({ type: 'page', url: expected, rest });
  });
});

test.each([
  ['/docs/guide', 'parts/_a.md', '../reference.md', '/docs/reference'],
  ['/es/docs/guide', '@/content/en/docs/parts/_a.md', '../reference.md', '/es/docs/reference'],
  ['/es/docs/guide', '@/snippets/_a.md', './reference.md', '/es/docs/reference'],
  ['/docs/guide', '../../../snippets/_a.md', '/docs/reference.md', '/docs/reference'],
])('%s includes %s, in which is a link to %s', (url, file, target, expected) => {
  const { route, source } = routeOf(url);
  const resolved = resolveReference(context(), route, source, { ...reference(target), file });
  expect(resolved).toMatchObject({ type: 'page', url: expected });
});

test('a part of the page itself is an anchor; a translation answers to both ids', () => {
  expect(resolve('/docs/guide', '#first')).toStrictEqual({ type: 'anchor', id: 'first', directive: '' });
  expect(resolve('/es/docs/guide', '#primero')).toStrictEqual({ type: 'anchor', id: 'first', directive: '' });
  expect(resolve('/es/docs/guide', '#first')).toStrictEqual({ type: 'anchor', id: 'first', directive: '' });
  expect(resolve('/docs/guide', '#other-id')).toStrictEqual({ type: 'anchor', id: 'other-id', directive: '' });
});

test('a text fragment is left to the browser, and what stands before it is an id', () => {
  expect(resolve('/docs/guide', '#:~:text=a')).toStrictEqual({ type: 'anchor', id: '', directive: ':~:text=a' });
  expect(resolve('/docs/guide', '#first:~:text=a')).toStrictEqual({
    type: 'anchor',
    id: 'first',
    directive: ':~:text=a',
  });
  expect(resolve('/docs/guide', '#frist:~:text=a')).toMatchObject({ title: 'There is no `#frist` on this page' });
});

test('files are found beside the text, beside its original, and in static/', () => {
  expect(resolve('/docs/guide', './img/a.png', 'image')).toMatchObject({
    type: 'asset',
    asset: { output: 'assets/a-1.png' },
  });
  expect(resolve('/es/docs/guide', './img/a.png', 'image')).toMatchObject({
    type: 'asset',
    asset: { width: 1, height: 2 },
  });
  expect(resolve('/es/docs/guide', '/a.zip#x', 'file')).toMatchObject({ type: 'asset', rest: '#x' });
  expect(resolve('/docs/guide', '/a.zip')).toMatchObject({ type: 'asset' });
});

test('candidates never leave the site', () => {
  const { source } = routeOf('/es/docs/guide');
  expect(assetCandidates(site, source, reference('img/a%20b.png?x', 'image'))).toStrictEqual([
    'content/es/docs/img/a b.png',
    'content/en/docs/img/a b.png',
  ]);
  expect(assetCandidates(site, source, reference('../../../../etc/passwd', 'file'))).toStrictEqual([]);
  expect(assetCandidates(site, source, reference('/a.zip', 'file'))).toStrictEqual(['static/a.zip']);
  expect(assetCandidates(site, source, reference('@site/static/a.zip', 'file'))).toStrictEqual(['static/a.zip']);
  expect(assetCandidates(site, source, reference('@site/../a.zip', 'file'))).toStrictEqual([]);
});

test.each([
  ['./refrence.md', 'The link `./refrence.md` points to a missing file', 'Did you mean `./reference.md`?'],
  ['/docs/guid', 'The link `/docs/guid` points to a missing page', 'Did you mean `/docs/guide`?'],
  ['#frist', 'There is no `#frist` on this page', 'Did you mean `first`?'],
  ['./reference.md#three', 'There is no `#three` on /docs/reference', 'Ids there: one, two.'],
  ['./reference.md#other-ids', 'There is no `#other-ids` on /docs/reference', 'Ids there: one, two.'],
  ['./solo-en-español.md', 'The link `./solo-en-español.md` points to a missing file', 'only there in Español'],
  ['%', 'The link `%` points to a missing page', ''],
])('%s is broken', (target, title, hint) => {
  const broken = resolve('/docs/guide', target);
  expect(broken).toMatchObject({ type: 'broken', title });
  expect(broken).toHaveProperty('hint', expect.stringContaining(hint));
});

describe('consequences of a text that does not compile are held back', () => {
  const broken = { ...page([]), isParsed: false, ids: [] };
  /** Returns the mistakes if the guide of a language does not compile. */
  function mistakesWith(file: string) {
    const known = context();
    const pages = new Map(known.compiled.pages);
    const links = (language: string) => [
      reference('#gone'),
      reference(`./guide.md#${language}`),
      reference('./gone.md'),
    ];
    pages.set('content/en/docs/guide.md', page(['first', 'second'], [reference('#gone')]));
    pages.set('content/es/docs/guide.md', page(['primero', 'segundo'], [reference('#first'), reference('#gone')]));
    pages.set('content/en/docs/reference.md', page(['one'], links('gone')));
    pages.set('content/es/docs/reference.md', page(['one'], links('second')));
    pages.set(file, broken);
    const compiled = createCompiledContent(site.routes, pages);
    return validateReferences({ ...known, compiled }, site.routes).map(({ file, title }) => `${file}: ${title}`);
  }
  const others = [
    'content/en/docs/reference.md: There is no `#gone` on this page',
    'content/en/docs/reference.md: The link `./gone.md` points to a missing file',
    'content/es/docs/reference.md: There is no `#gone` on this page',
    'content/es/docs/reference.md: The link `./gone.md` points to a missing file',
  ];

  test('links into it, and into its translations, which inherit its ids', () => {
    expect(mistakesWith('content/en/docs/guide.md')).toStrictEqual(others);
  });

  test('a translation that does not compile is no reason for the source', () => {
    expect(mistakesWith('content/es/docs/guide.md')).toStrictEqual([
      'content/en/docs/guide.md: There is no `#gone` on this page',
      ...others.slice(0, 1),
      'content/en/docs/reference.md: There is no `#gone` on /docs/guide',
      ...others.slice(1),
    ]);
  });
});

test('a page that is shown for a translation is filtered by where it leads in that language', () => {
  const known = context();
  const pages = new Map(known.compiled.pages);
  const references = [reference('./guide.md#other-id'), reference('./guide.md#first'), reference('./missing.md')];
  pages.set('content/en/docs/english-only.md', page([], references));
  // With another outline a translation takes over no ids.
  pages.set('content/es/docs/guide.md', page(['uno', 'dos', 'tres']));
  const problems = validateReferences({ ...known, compiled: createCompiledContent(site.routes, pages) }, site.routes);
  expect(problems.map(({ severity, file, title }) => `${severity} ${file}: ${title}`)).toStrictEqual([
    'error content/en/docs/english-only.md: The link `./missing.md` points to a missing file',
    'warning content/en/docs/english-only.md: There is no `#first` on /es/docs/guide',
  ]);
  expect(problems[1]?.hint).toContain('give both the same headings');
  expect(problems[1]?.hint).toContain('by its position, that is `#uno`');
});

test('each file is filtered once, as the page of its own language, with the place of the link', () => {
  const problems = validateReferences(context([reference('./missing.md'), reference('./reference.md')]), site.routes);
  expect(problems.map(({ file, line, column }) => `${file}:${line}:${column}`)).toStrictEqual([
    'content/en/docs/guide.md:3:5',
    'content/es/docs/guide.md:3:5',
  ]);
});
