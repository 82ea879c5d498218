import { expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { all, links, one, texts, textOf } from './support/elements.ts';

describeSite('navbar', '/', (site) => {
  const start = (url: string) => links(one(site().page(url), '.navbar-start'));
  const menus = (url: string) =>
    all(one(site().page(url), '.navbar-end'), '.dropdown').map((menu) => [textOf(one(menu, 'summary')), links(menu)]);

  test('links, docs and sidebars are at their configured side, in order', () => {
    expect(start('/start')).toStrictEqual([
      ['Start', '/start'],
      ['Outside (opens in a new tab)', 'https://example.com/'],
      ['Introduction', '/docs/intro'],
      ['Guide', '/docs/intro'],
      ['Elsewhere (opens in a new tab)', 'https://example.com/'],
    ]);
  });

  test('labels and addresses follow the language', () => {
    expect(start('/es/start').slice(0, 3)).toStrictEqual([
      ['Inicio', '/es/start'],
      ['Outside (se abre en una pestaña nueva)', 'https://example.com/'],
      ['Introduction', '/es/docs/intro'],
    ]);
    expect(texts(site().page('/es/start'), '.brand-title')).toStrictEqual(['La barra']);
  });

  /** Pages with a page layout. */
  const framed = () => site().routes.filter(({ kind }) => kind !== 'redirect');

  test('an item of a draft renders nothing, and so does a dropdown of drafts alone', () => {
    for (const { url } of framed()) {
      const bar = textOf(one(site().page(url), '.navbar'));
      expect(bar).not.toContain('Never shown');
      expect(bar).not.toContain('Empty');
    }
  });

  test('an item of an unlisted doc shows on its own page only', () => {
    const shows = framed().filter(({ url }) => textOf(one(site().page(url), '.navbar-nav')).includes('Secret'));
    expect(shows.map(({ url }) => url)).toStrictEqual(['/docs/secret', '/es/docs/secret']);
  });

  test('docs items follow the version that the reader is in', () => {
    expect(start('/docs/v1/intro').slice(2, 4)).toStrictEqual([
      ['How it began', '/docs/v1/intro'],
      ['Guide', '/docs/v1/intro'],
    ]);
    const ends = all(one(site().page('/docs/v1/intro'), '.navbar-end'), '.navbar-link').map(textOf);
    expect(ends).toContain('1.0');
  });

  test('a dropdown contains every kind of item except drafts', () => {
    const [versions, more, locales] = menus('/start');
    expect(versions).toStrictEqual([
      'Versions: 2.0Versions',
      [
        ['2.0', '/docs/intro'],
        ['1.0', '/docs/v1/intro'],
      ],
    ]);
    expect(more).toStrictEqual([
      'More',
      [
        ['Start', '/start'],
        ['Doc', '/docs/intro'],
        ['Sidebar', '/docs/intro'],
        ['Version', '/docs/intro'],
      ],
    ]);
    expect(locales).toStrictEqual([
      'Languages: EnglishLanguages',
      [
        ['English', '/start'],
        ['Español Not translated', '/es/start'],
      ],
    ]);
    expect(all(one(site().page('/start'), '.navbar-end'), 'hr')).toHaveLength(1);
  });

  test('raw HTML stays raw, in each language', () => {
    expect(texts(one(site().page('/start'), '.navbar-nav'), 'b')).toStrictEqual(['Raw']);
    expect(texts(one(site().page('/es/start'), '.navbar-nav'), 'b')).toStrictEqual(['Tal cual']);
  });

  test('the current page and its parents are marked', () => {
    const current = (url: string) =>
      all(one(site().page(url), '.navbar-nav'), 'a')
        .filter(({ properties }) => properties['ariaCurrent'] !== undefined)
        .map((link) => [textOf(link), link.properties['ariaCurrent']]);
    expect(current('/docs/intro')).toContainEqual(['Introduction', 'page']);
    expect(current('/docs/intro')).toContainEqual(['Guide', 'true']);
    expect(current('/start')).toContainEqual(['Start', 'page']);
    expect(current('/start')).not.toContainEqual(['Guide', 'true']);
  });

  test('the logo links to its configured target', () => {
    const brand = one(one(site().page('/es/docs/intro'), '.navbar-bar'), '.brand');
    expect(brand.properties['href']).toBe('/es/start');
    expect(all(brand, 'img').map(({ properties }) => properties['src'])).toStrictEqual(['/logo.svg', '/logo-dark.svg']);
    expect(all(brand, 'img')[0]?.properties).toMatchObject({ alt: 'Logo', width: 20, height: 20 });
  });

  test('the footer is one row of links, with a logo and a copyright', () => {
    const footer = one(site().page('/es/start'), '.footer');
    expect(links(one(footer, '.footer-row'))).toStrictEqual([
      ['Start', '/es/start'],
      ['Outside (se abre en una pestaña nueva)', 'https://example.com/'],
    ]);
    expect(texts(one(footer, '.footer-row'), 'i')).toStrictEqual(['Html']);
    expect(one(footer, '.footer-logo').properties['href']).toBe('https://maker.example.com/');
    expect(textOf(one(footer, '.footer-copyright'))).toBe('Nobody 2026');
  });

  test('the announcement keeps its HTML; its colors are in the style sheet of the page', () => {
    const bar = one(site().page('/start'), '.announcement');
    expect(links(bar)).toStrictEqual([['now', 'https://example.com/']]);
    expect(texts(site().page('/es/start'), '.announcement-text')).toStrictEqual(['Ya está']);
    const css = textOf(one(site().page('/start'), 'style'));
    expect(css).toMatch(/--announcement-background: ?#123456/);
    expect(css).toMatch(/--announcement-text: ?rgb\(255 255 255\)/);
  });
});
