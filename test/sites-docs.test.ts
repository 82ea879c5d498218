import { expect, test } from 'vitest';
import { loadSite } from '../src/pipeline/load-site.ts';
import { docsUrl } from '../src/collections/docs/graph/docs-routes.ts';
import { docsIn } from './support/docs-in.ts';
import { describeSite } from './support/describe-site.ts';
import { all, attributes, links, one, texts, textOf } from './support/elements.ts';

describeSite('versions', '/', (site) => {
  test('the version data has the main doc, the docs with path and sidebar, the sidebars and the draft ids', async () => {
    const { value, problems } = await loadSite({ root: site().root, drafts: false });
    expect(problems).toStrictEqual([]);
    const versions = docsIn(value, 'docs')
      .filter(({ set }) => set.locale.name === 'en')
      .map((docs) => ({
        name: docs.set.version.name,
        label: docs.set.version.label,
        path: docs.set.version.path,
        mainDocId: docs.mainDoc?.id,
        docs: docs.set.entries.map(({ id, slug }) => ({
          id,
          path: docsUrl(docs, slug),
          sidebar: docs.sidebarOf.get(id),
        })),
        sidebars: [...docs.sidebars.keys()],
        draftIds: docs.set.draftIds,
      }));
    expect(versions).toStrictEqual([
      {
        name: 'current',
        label: '2.0',
        path: '',
        mainDocId: 'index',
        docs: [
          { id: 'guide/web', path: '/docs/guide/web', sidebar: 'docs' },
          { id: 'index', path: '/docs', sidebar: 'docs' },
          { id: 'new', path: '/docs/new', sidebar: 'docs' },
        ],
        sidebars: ['docs'],
        draftIds: ['guide/planned'],
      },
      {
        name: '1.0',
        label: '1.0 (old)',
        path: 'v1',
        mainDocId: 'start',
        docs: [
          { id: 'guide/web', path: '/docs/v1/guide/web', sidebar: 'docs' },
          { id: 'start', path: '/docs/v1/start', sidebar: 'docs' },
        ],
        sidebars: ['docs'],
        draftIds: [],
      },
    ]);
  });

  test('with drafts there are no draft ids, and the draft is a doc', async () => {
    const { value } = await loadSite({ root: site().root, drafts: true });
    expect(docsIn(value, 'docs')[0]?.set.draftIds).toStrictEqual([]);
    expect(value.byUrl.get('/docs/guide/planned')).toMatchObject({ draft: true, title: 'Planned' });
  });

  test.each([
    ['/docs/guide/web', '/docs/guide/web', '/docs/v1/guide/web'],
    ['/docs/v1/guide/web', '/docs/guide/web', '/docs/v1/guide/web'],
    ['/docs/new', '/docs/new', '/docs/v1/start'],
    ['/es/docs/v1/guide/web', '/es/docs/guide/web', '/es/docs/v1/guide/web'],
    ['/docs/v1/category/guides', '/docs', '/docs/v1/category/guides'],
  ])('the version menu of %s links to the same doc, otherwise to the main doc', (url, newer, older) => {
    expect(links(one(site().page(url), '.dropdown-menu'))).toStrictEqual([
      [expect.stringMatching(/^2\.0/), newer],
      [expect.stringMatching(/^1\.0 \(old\)/), older],
    ]);
  });

  test('the metadata file of a folder gives its page keywords, and its entry a class', () => {
    const page = site().page('/docs/v1/category/guides');
    expect(attributes(page, 'meta', 'content')).toContain('guide, telephony');
    expect(texts(one(page, '.guides'), '.tree-link')[0]).toBe('Guides');
  });

  test('an old version has a notice with a link to the same doc in the latest one', () => {
    const old = site().page('/docs/v1/guide/web');
    expect(textOf(one(old, '.callout-title'))).toContain('1.0 (old)');
    expect(links(one(old, '.callout-body'))).toStrictEqual([['latest version', '/docs/guide/web']]);
    expect(links(one(site().page('/docs/v1/start'), '.callout-body'))).toStrictEqual([['latest version', '/docs']]);
    expect(texts(site().page('/docs/guide/web'), '.callout')).toStrictEqual([]);
  });

  test('links between files stay in their version', () => {
    expect(links(one(site().page('/docs/v1/start'), '.prose'))).toStrictEqual([['the web', '/docs/v1/guide/web']]);
    expect(links(one(site().page('/docs'), '.prose'))[0]).toStrictEqual(['the web', '/docs/guide/web']);
  });
});

describeSite('sidebars', '/', (site) => {
  const sidebar = (url: string) => links(one(site().page(url), '.sidebar')).map(([label]) => label);
  const pager = (url: string) =>
    all(site().page(url), '.pager')
      .flatMap(links)
      .map(([, href]) => href);

  test('a sidebar written by hand has its entries in order; drafts and unlisted docs are left out', () => {
    expect(links(one(site().page('/docs/alpha'), '.sidebar'))).toStrictEqual([
      ['Intro', '/docs/intro'],
      ['Using it', '/docs/usage'],
      ['Intro again', '/docs/intro'],
      ['Elsewhere (opens in a new tab)', 'https://example.com/'],
      ['By hand', '/docs/category/by-hand'],
      ['Alpha', '/docs/alpha'],
      ['Beta', '/docs/beta'],
      ['With a doc', '/docs/overview'],
      ['Gamma', '/docs/gamma'],
      ['Delta', '/docs/delta'],
    ]);
  });

  test('an unlisted doc is in the sidebar while it is shown, with a banner, and search engines are kept off', () => {
    const hidden = site().page('/docs/hidden');
    expect(sidebar('/docs/hidden')).toContain('Hidden');
    expect(texts(hidden, '.callout-title')).toStrictEqual(['Unlisted page']);
    expect(attributes(hidden, 'meta', 'content')).toContain('noindex, nofollow');
    expect(pager('/docs/alpha')).toStrictEqual(['/docs/category/by-hand', '/docs/beta']);
    expect(pager('/docs/hidden')).toStrictEqual([]);
  });

  test('categories are open as configured, and if they contain the page', () => {
    const folds = (url: string) =>
      all(one(site().page(url), '.sidebar'), 'details').map((fold) => fold.properties['open'] === true);
    expect(folds('/docs/intro')).toStrictEqual([true, false]);
    expect(folds('/docs/gamma')).toStrictEqual([true, true]);
    expect(texts(site().page('/docs/intro'), '.tree-heading')).toStrictEqual(['Inner']);
  });

  test('the page of a category has cards, without unlisted docs, and a description', () => {
    const category = site().page('/docs/category/by-hand');
    expect(texts(category, '.card-title')).toStrictEqual(['Alpha', 'Inner']);
    expect(texts(category, '.card-text')).toStrictEqual(['About Alpha.', '1 item']);
    expect(textOf(one(category, 'main'))).toContain('Written by hand.');
  });

  test('a generated sidebar goes by position, then by name; an index doc is the page of its folder', () => {
    expect(links(one(site().page('/docs/made/first'), '.sidebar'))).toStrictEqual([
      ['First', '/docs/made/first'],
      ['Second', '/docs/made/second'],
      ['Named', '/docs/all-named'],
      ['Named like its folder', '/docs/made/named'],
      ['Other', '/docs/made/named/other'],
      ['folder', '/docs/made/folder'],
      ['Deep', '/docs/made/folder/deep'],
      ['Tenth', '/docs/made/tenth'],
      ['Notes', '/docs/made/2021-11-notes'],
      ['Apple', '/docs/made/apple'],
      ['Read me', '/docs/made/pages'],
      ['Zebra', '/docs/made/zebra'],
    ]);
    expect(textOf(one(site().page('/docs/all-named'), 'h1'))).toBe('All named');
  });

  test('a sidebar may have headings, lines, HTML and references, with icons, badges and classes', () => {
    const tree = one(site().page('/docs/epsilon'), '.tree');
    expect(links(tree)).toStrictEqual([
      ['Borrowed intro', '/docs/intro'],
      ['Epsilon New', '/docs/epsilon'],
      ['Raw intro', '/docs/intro'],
      ['Marked Beta', '/docs/category/marked'],
      ['Zeta', '/docs/zeta'],
      ['Intro', '/docs/intro'],
    ]);
    expect(texts(tree, '.basics')).toStrictEqual(['Basics']);
    expect(all(one(tree, '.basics'), '.icon-phone')).toHaveLength(1);
    expect(all(one(tree, '.fresh'), '.icon-agents')).toHaveLength(1);
    expect(texts(one(tree, '.fresh'), '.text-badge-tip')).toStrictEqual(['New']);
    expect(texts(one(tree, '.tree-category'), '.text-badge-default')).toStrictEqual(['Beta']);
    expect(texts(one(tree, '.raw'), 'b')).toStrictEqual(['intro']);
    expect(attributes(tree, '.tree-divider', 'role')).toStrictEqual(['separator', 'separator']);
  });

  test('a reference leaves the order of pages and the sidebar of its doc as they are', () => {
    expect(pager('/docs/epsilon')).toStrictEqual(['/docs/category/marked']);
    expect(pager('/docs/zeta')).toStrictEqual(['/docs/category/marked']);
    expect(sidebar('/docs/intro')).toContain('Using it');
    expect(sidebar('/docs/intro')).not.toContain('Borrowed intro');
  });

  test('a category counts and shows what has a page, and no heading or line', () => {
    expect(texts(site().page('/docs/category/marked'), '.card-title')).toStrictEqual(['Zeta', 'Intro']);
  });

  test('front matter chooses another sidebar, or none', () => {
    expect(sidebar('/docs/borrowed')).toContain('With a doc');
    expect(texts(site().page('/docs/alone'), '.sidebar')).toStrictEqual([]);
    expect(texts(site().page('/docs/lonely'), '.sidebar')).toStrictEqual([]);
  });

  test('front matter chooses other neighbors, or none, and their labels', () => {
    expect(pager('/docs/beta')).toStrictEqual(['/docs/intro']);
    expect(texts(site().page('/docs/intro'), '.pager-title')).toStrictEqual(['Usage, in short']);
    expect(pager('/docs/gamma')).toStrictEqual(['/docs/overview', '/docs/delta']);
  });

  test('breadcrumbs name the categories above a page', () => {
    const crumbs = one(site().page('/docs/beta'), '.breadcrumbs');
    expect(texts(crumbs, 'li').slice(1)).toStrictEqual(['By hand', 'Inner', 'Beta']);
    expect(links(crumbs).slice(1)).toStrictEqual([['By hand', '/docs/category/by-hand']]);
  });

  test('without a page at the root, the brand links to the main doc', () => {
    expect(one(site().page('/docs/made/zebra'), '.brand').properties['href']).toBe('/docs/intro');
  });
});

describeSite('numbers', '/', (site) => {
  const sidebar = (url: string) => links(one(site().page(url), '.sidebar'));

  test('number prefixes only decide the order, unless two pages would have the same address without them', () => {
    expect(sidebar('/docs/1-setup/1')).toStrictEqual([
      ['Start', '/docs'],
      ['Install', '/docs/1-setup/1'],
      ['First call', '/docs/1-setup/first-call'],
      ['Connect', '/docs/2-setup/1'],
      ['Agents', '/docs/use/agents'],
      ['Calls', '/docs/use/calls'],
      ['More', '/docs/use/more'],
    ]);
    expect(texts(one(site().page('/docs'), '.sidebar'), 'summary')).toStrictEqual(['1-setup', '2-setup', 'use']);
  });

  test('a warning explains this once for all languages', async () => {
    const { problems } = await loadSite({ root: site().root, drafts: false });
    expect(problems).toStrictEqual([
      {
        severity: 'warning',
        code: 'ambiguous-number-prefix',
        title: '`1-setup` and `2-setup` would be the same without their numbers, so their addresses keep them',
        hint: 'Give them different names, or set `numberPrefixParser: false` in `collections.docs`: then all names stay as they are.',
        file: 'content/en/docs/2-setup/1.md',
      },
    ]);
  });

  test('with `numberPrefixParser: false` names keep their numbers, which still decide the order', () => {
    expect(sidebar('/book/1-first')).toStrictEqual([
      ['First', '/book/1-first'],
      ['Part a', '/book/2-parts/1-a'],
      ['Part b', '/book/2-parts/2-b'],
      ['Tenth', '/book/10-tenth'],
    ]);
  });
});
