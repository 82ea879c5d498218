import { expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { all, links, one, texts } from './support/elements.ts';

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

  test('the cards of a category have icons, descriptions and right counts, and leave unlisted docs out', () => {
    const cards = all(site().page('/docs/category/-all-kinds'), '.card');
    const icons = ['server', 'doc', 'category', 'external'];
    const shown = cards.map((card) => [
      links(card)[0],
      texts(card, '.card-text')[0],
      icons.find((name) => all(one(card, '.card-icon'), `.icon-${name}`).length > 0) ?? texts(card, '.card-icon')[0],
    ]);
    expect(shown).toStrictEqual([
      [['Doc', '/docs/kinds/doc'], 'A doc.', 'server'],
      [['With a doc', '/docs/kinds/overview'], 'What it is about.', 'category'],
      [['Behind a hidden doc', '/docs/kinds/two'], '1 item', 'category'],
      [
        ['Elsewhere (opens in a new tab)', 'https://status.example.com/history/?from=2026#top'],
        'status.example.com/history/?from=2026#top',
        '🇪🇸',
      ],
      [['To a page', '/docs/intro'], 'About everything.', 'doc'],
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

  test('an override is in the language of the reader, and leaves what it does not name', () => {
    const spanish = tree('/es/docs/intro');
    expect(links(spanish)).toContainEqual(['En la web New', '/es/docs/guide/web']);
    expect(links(spanish)).toContainEqual(['Guías', '/es/docs/category/guides']);
    expect(texts(one(spanish, '.guides'), '.tree-link')[0]).toBe('Guías');
    expect(all(spanish, '.icon-code')).toHaveLength(1);
  });
});
