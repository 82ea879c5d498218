import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadSite } from '../src/pipeline/load-site.ts';
import { describeSite } from './support/describe-site.ts';
import { openEditedSite } from './support/edits/edited-site.ts';
import { all, attributes, links, one, texts } from './support/elements.ts';
import { parseHtml } from './support/parse-html.mjs';
import { pickDifferent } from './support/pick-different.ts';
import { readSite } from './support/read-folder.ts';
import { borrowSite } from './support/small-site.ts';
import { tryBuild } from './support/try-build.ts';

describeSite('sidebars-mixed', '/', (site) => {
  const tree = (url: string) => one(site().page(url), '.tree');

  test('a sidebar is made of short categories and of a generated part, with overrides', () => {
    expect(links(tree('/docs/intro'))).toStrictEqual([
      ['Intro', '/docs/intro'],
      ['First', '/docs/first'],
      ['Second', '/docs/second'],
      ['First', '/docs/first'],
      ['Programs Beta', '/docs/api'],
      ['Calls', '/docs/api/calls'],
      ['Guides', '/docs/category/guides'],
      ['Phone', '/docs/guide/phone'],
      ['On the web New', '/docs/guide/web'],
    ]);
    expect(texts(tree('/docs/intro'), 'summary')).toStrictEqual([
      'First steps',
      'Inner',
      'Second steps',
      expect.stringContaining('Programs'),
      expect.stringContaining('Guides'),
    ]);
  });

  test('the cards of a category have their own icons, descriptions and right counts, and leave unlisted docs out', () => {
    const cards = all(site().page('/docs/kinds'), '.card');
    const shown = cards.map((card) => [
      links(card)[0],
      texts(card, '.card-text')[0],
      all(card, '.icon-server').length > 0 ? 'server' : texts(card, '.card-icon')[0],
    ]);
    expect(shown).toStrictEqual([
      [['Doc', '/docs/kinds/doc'], 'A doc.', 'server'],
      [['With a doc', '/docs/kinds/overview'], 'What it is about.', undefined],
      [['Behind a hidden doc', '/docs/kinds/two'], '1 item', undefined],
      [
        ['Elsewhere (opens in a new tab)', 'https://status.example.com/history/?from=2026#top'],
        'status.example.com/history/?from=2026#top',
        '🇪🇸',
      ],
      [['To a page', '/docs/intro'], 'About everything.', undefined],
      [['Told (opens in a new tab)', 'https://told.example.com/'], 'What it is.', undefined],
    ]);
    expect(texts(site().page('/es/docs/kinds'), '.card-text')).toContain('Lo que es.');
  });

  test('a sidebar may be categories in short as a whole', () => {
    const sidebar = tree('/docs/short/one');
    expect(texts(sidebar, 'summary')).toStrictEqual(['In short', 'Inner', 'And more']);
    expect(links(sidebar)).toStrictEqual([
      ['Short one', '/docs/short/one'],
      ['Short one', '/docs/short/one'],
      ['Intro', '/docs/intro'],
    ]);
  });

  test('an unlisted doc is linked to by its own page only, also from breadcrumbs; a draft is nowhere', () => {
    const { routes, page } = site();
    expect(routes.filter(({ url }) => url.endsWith('/kinds/draft'))).toStrictEqual([]);
    const hidden = routes.map(({ url }) => url).filter((url) => url.endsWith('/kinds/hidden'));
    expect(hidden).toHaveLength(2);
    const linking = routes.filter(({ url }) => links(page(url)).some(([, href]) => href.endsWith('/kinds/hidden')));
    expect(linking.map(({ url }) => url).filter((url) => !hidden.includes(url))).toStrictEqual([]);
    expect(texts(one(page('/docs/kinds/two'), '.breadcrumbs'), 'li')).toContain('Behind a hidden doc');
  });

  test('the page of a category has an address, texts, keywords and a picture of its own', () => {
    const metas = (url: string) => attributes(site().page(url), 'meta', 'content');
    expect(texts(site().page('/docs/kinds'), 'h1')).toStrictEqual(['Every kind']);
    expect(texts(site().page('/docs/kinds'), '.lead')).toStrictEqual(['One of each.']);
    expect(texts(site().page('/es/docs/kinds'), 'h1')).toStrictEqual(['Todas las clases']);
    expect(texts(site().page('/es/docs/kinds'), '.lead')).toStrictEqual(['Una de cada.']);
    expect(metas('/docs/kinds')).toEqual(
      expect.arrayContaining(['kinds, cards', 'https://mixed.example.com/kinds.svg']),
    );
    expect(metas('/es/docs/category/guides')).toContain('https://images.example.com/guides.png');
    expect(metas('/docs/intro').join()).not.toContain('kinds.svg');
  });

  test('a key identifies the page of a category wherever it stands', async () => {
    const { value } = await loadSite({ root: site().root, drafts: false });
    const keys = ['/docs/kinds', '/es/docs/kinds'].map((url) => value.byUrl.get(url)?.key);
    expect(keys).toStrictEqual(['docs@current/category:key:kinds', 'docs@current/category:key:kinds']);
  });

  test('an override is in the language of the reader, and leaves what it does not name', () => {
    const spanish = tree('/es/docs/intro');
    expect(links(spanish)).toContainEqual(['En la web New', '/es/docs/guide/web']);
    expect(links(spanish)).toContainEqual(['Guías', '/es/docs/category/guides']);
    expect(texts(one(spanish, '.guides'), '.tree-link')[0]).toBe('Guías');
    expect(all(spanish, '.icon-code')).toHaveLength(1);
  });
});

describe('a generator of sidebars', () => {
  const mixed = () => openEditedSite(borrowSite('sidebars-mixed'));
  const generate = (root: string, code: string) => {
    const site = openEditedSite(root);
    const config = site
      .read('site.config.ts')
      .replace("type: 'docs',", `type: 'docs', sidebarItemsGenerator: ${code},`);
    site.write('site.config.ts', config);
  };
  const build = async (root: string, cache = false) => {
    const out = join(root, cache ? 'warm' : 'clean');
    expect(await tryBuild(root, { cache, out })).toMatchObject({ problems: [] });
    return readSite(out);
  };

  test('that returns the entries that it gets changes no page', async () => {
    const { root } = mixed();
    const before = await build(root);
    generate(root, '({ items }) => items');
    expect(pickDifferent(before, await build(root))).toStrictEqual([]);
  });

  test('gets the docs, may return any entries, and changes the pages that are built already', async () => {
    const { root } = mixed();
    await build(root, true);
    writeFileSync(join(root, 'order.ts'), 'export const count = 1;\n');
    const site = openEditedSite(root);
    site.write('site.config.ts', `import { count } from './order.ts';\n${site.read('site.config.ts')}`);
    generate(
      root,
      `({ docs, items, dir, locale }) => [
        { [dir + ' ' + locale]: docs.filter(({ id, isUnlisted }) => id.startsWith('kinds/') && !isUnlisted).map(({ id }) => id) },
        ...items.toReversed().slice(0, count),
      ]`,
    );
    await build(root, true);
    writeFileSync(join(root, 'order.ts'), 'export const count = 2;\n');
    const warm = await build(root, true);
    expect(pickDifferent(warm, await build(root))).toStrictEqual([]);
    const tree = one(parseHtml(readFileSync(join(root, 'warm/es/docs/intro/index.html'), 'utf8')), '.tree');
    expect(texts(tree, 'summary').slice(3)).toStrictEqual([
      '. es',
      expect.stringContaining('Guías'),
      expect.stringContaining('Programs'),
    ]);
  });
});
