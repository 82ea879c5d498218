import { expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { all, attributes, links, one, texts } from './support/elements.ts';

describeSite('three-locales', '/', (site) => {
  test('a page without a translation is shown in the source language, with a notice', () => {
    const { page } = site();
    const fallback = page('/es/docs/english-only');
    expect(one(fallback, 'html').properties).toMatchObject({ lang: 'es', dir: 'ltr' });
    expect(texts(fallback, '.callout-title')).toStrictEqual(['Sin traducir todavía']);
    expect(one(fallback, '.prose').properties).toMatchObject({ lang: 'en-GB', dir: 'ltr' });
    expect(links(one(fallback, '.prose'))).toContainEqual(['the guide', '/es/docs/guide#first-steps']);
  });

  test('search engines are sent to the original of a fallback', () => {
    const head = one(site().page('/es/docs/english-only'), 'head');
    const canonical = all(head, 'link').find(({ properties }) => properties['rel']?.toString() === 'canonical');
    expect(canonical?.properties['href']).toBe('https://three.example.com/docs/english-only');
    expect(attributes(head, 'link', 'hrefLang')).toStrictEqual([]);
  });

  test('alternates are the languages in which a page really exists', () => {
    const head = one(site().page('/es/docs/guide'), 'head');
    expect(attributes(head, 'link', 'hrefLang')).toStrictEqual(['en-GB', 'es', 'x-default']);
    const home = one(site().page('/arabic/'), 'head');
    expect(attributes(home, 'link', 'hrefLang')).toStrictEqual(['en-GB', 'ar', 'x-default']);
  });

  test('a page that only a translation has is in no other language', () => {
    const { routes, page } = site();
    expect(routes.filter(({ url }) => url.includes('solo-en')).map(({ url }) => url)).toStrictEqual([
      '/es/docs/solo-en-español',
    ]);
    const menu = links(one(page('/es/docs/solo-en-español'), '.dropdown-menu'));
    expect(menu).toStrictEqual([
      ['English', '/'],
      ['Español', '/es/docs/solo-en-espa%C3%B1ol'],
      ['العربية', '/arabic/'],
    ]);
  });

  test('a translation takes over the ids of its headings, but not over one that its author wrote', () => {
    const guide = site().page('/es/docs/guide');
    expect(attributes(guide, 'h2', 'id')).toStrictEqual(['first-steps', 'elegido']);
    expect(links(one(guide, '.prose')).filter(([text]) => text !== '#')).toStrictEqual([
      ['los límites', '/es/docs/reference#known-limits'],
      ['sus límites', '/es/docs/reference#known-limits'],
      ['los primeros pasos', '#first-steps'],
    ]);
  });

  test('the page layout of a right-to-left language is right-to-left, a fallback text in it is not', () => {
    const { page } = site();
    expect(one(page('/arabic/'), 'html').properties).toMatchObject({ lang: 'ar', dir: 'rtl' });
    expect(one(page('/arabic/docs/guide'), '.prose').properties).toMatchObject({ lang: 'en-GB', dir: 'ltr' });
  });

  test("dates follow the locale's calendar", () => {
    const date = one(site().page('/arabic/blog/2026/03/20/news'), 'time');
    expect(date.properties['dateTime']).toBe('2026-03-20');
    expect(texts(date, 'time')[0]).toMatch(/شوال|1447|١٤٤٧/);
  });
});

describeSite('base-path', '/product/docs/', (site) => {
  test('under a base path every address has the base, once, and ends as configured', () => {
    const { page, read } = site();
    const intro = page('/manual/intro');
    expect(links(one(intro, '.navbar-nav'))).toStrictEqual([
      ['Manual', '/product/docs/manual/intro/'],
      ['File', '/product/docs/files/price%20list.txt'],
      ['Intro', '/product/docs/manual/intro/'],
      ['Other', '/product/docs/manual/other/?a=1&b=2'],
      ['Search', '/product/docs/search/'],
    ]);
    expect(links(one(intro, '.prose')).map(([, href]) => href)).toStrictEqual([
      '/product/docs/',
      '/product/docs/files/price%20list.txt',
      '/product/docs/manual/other/#part',
    ]);
    const picture = one(one(intro, '.prose'), 'img').properties;
    expect(picture).toMatchObject({ width: 24, height: 12 });
    expect(picture['src']).toMatch(/^\/product\/docs\/assets\/picture-[0-9a-f]{8}\.svg$/);
    expect(read('manual/intro/index.html')).toContain('href="https://example.com/product/docs/manual/intro/"');
    expect(attributes(page('/404'), 'link', 'href')).toContain('/product/docs/favicon.svg');
  });
});

describeSite('minimal', '/', (site) => {
  test('a site of one page has only links to itself and its search, and no footer', () => {
    const intro = site().page('/docs/intro');
    expect(texts(intro, '.footer')).toStrictEqual([]);
    expect(links(one(intro, '.navbar'))).toStrictEqual([
      ['Minimal', '/docs/intro'],
      // One in the bar of narrow screens, one among the items of wide ones.
      ['Search', '/search'],
      ['Search', '/search'],
    ]);
  });
});
