import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { all, attributes, one, texts } from './support/elements.ts';
import { ask } from './support/memory-index.ts';
import { readMap, readMapIndex } from './support/read-map.ts';
import type { SmallSite } from './support/small-site.ts';
import { folderEngine } from './search/recall.ts';

const origin = 'https://maps.example.com';

const head = ({ page }: SmallSite, url: string) => one(page(url), 'head');

/** The values of the metas of a page with these names, in the order of the page. */
const metas = (site: SmallSite, url: string, pattern: RegExp) =>
  all(head(site, url), 'meta').flatMap(({ properties }) => {
    const name = String(properties['property'] ?? properties['name']);
    return pattern.test(name) ? [[name, properties['content']]] : [];
  });

const linksOf = (site: SmallSite, url: string, rel: string) =>
  all(head(site, url), 'link').filter(({ properties }) => [properties['rel']].flat().join(' ') === rel);

const canonical = (site: SmallSite, url: string) =>
  linksOf(site, url, 'canonical').map(({ properties }) => properties['href']);

const alternates = (site: SmallSite, url: string) =>
  Object.fromEntries(
    linksOf(site, url, 'alternate').flatMap(({ properties }) =>
      properties['hrefLang'] === undefined ? [] : [[properties['hrefLang'], String(properties['href'])]],
    ),
  );

/** What the JSON-LD of a page says; null for a page without any. */
const data = (site: SmallSite, url: string): unknown => {
  const [text, ...others] = texts(head(site, url), 'script').filter((each) => each.startsWith('{"@context"'));
  expect(others).toStrictEqual([]);
  return text === undefined ? null : JSON.parse(text);
};

describeSite('maps', '/', (site) => {
  const mapOf = (locale: string) => readMap(site().read(`sitemap-${locale}.xml`), origin);
  const paths = (locale: string) => mapOf(locale).map(({ url }) => url.slice(origin.length));
  const mapped = () => ['en', 'es', 'fr'].flatMap(mapOf);

  test('the list names a map for each language, and pages and robots.txt name the list', () => {
    const names = ['en', 'es', 'fr'].map((locale) => `${origin}/sitemap-${locale}.xml`);
    expect(readMapIndex(site().read('sitemap.xml'))).toStrictEqual(names);
    expect(site().read('robots.txt')).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${origin}/sitemap.xml\n`);
    expect(linksOf(site(), '/es/', 'sitemap').map(({ properties }) => properties['href'])).toStrictEqual([
      '/sitemap.xml',
    ]);
    expect(linksOf(site(), '/search', 'sitemap')).toStrictEqual([]);
  });

  test('a map has the pages that search engines should list, and no copies', () => {
    expect(paths('en')).toStrictEqual([
      '/',
      '/blog',
      '/blog/2026/01/05/first',
      '/blog/2026/02/05/second',
      '/blog/archive',
      '/blog/authors',
      '/blog/authors/ann',
      '/blog/page/2',
      '/blog/tags',
      '/blog/tags/calls--more',
      '/blog/tags/release',
      '/docs/1.0/gone',
      '/docs/category/english',
      '/docs/category/translated',
      '/docs/english',
      '/docs/guide',
      '/docs/intro',
    ]);
    expect(paths('es')).toStrictEqual([
      '/es/',
      '/es/blog/2026/01/05/first',
      '/es/blog/archive',
      '/es/blog/authors',
      '/es/blog/authors/ann',
      '/es/blog/page/2',
      '/es/blog/tags',
      '/es/blog/tags/calls--more',
      '/es/blog/tags/release',
      '/es/docs/category/translated',
      '/es/docs/guide',
      '/es/docs/intro',
    ]);
    expect(paths('fr')).toStrictEqual([
      '/fr/blog',
      '/fr/blog/2026/04/05/quebec',
      '/fr/blog/archive',
      '/fr/blog/authors',
      '/fr/blog/tags',
      '/fr/docs/intro',
    ]);
  });

  test('each page of a map is its own canonical page, may be listed, and names the same languages', () => {
    for (const { url, alternates: named } of mapped()) {
      const path = decodeURI(url.slice(origin.length));
      expect(canonical(site(), path), path).toStrictEqual([url]);
      expect(metas(site(), path, /^robots$/), path).toStrictEqual([]);
      expect(alternates(site(), path), path).toStrictEqual(named);
    }
  });

  test('languages name each other, on all pages', () => {
    const { routes } = site();
    const named = routes
      .map(({ url }) => ({ url, alternates: alternates(site(), url) }))
      .filter((page) => Object.keys(page.alternates).length > 0);
    expect(named.length).toBeGreaterThan(20);
    for (const { url, alternates: others } of named) {
      expect(Object.values(others), url).toContain(origin + encodeURI(url));
      for (const href of Object.values(others))
        expect([href, alternates(site(), decodeURI(href.slice(origin.length)))]).toStrictEqual([href, others]);
      // `x-default` is the page in the source language, if there is one.
      expect(others['x-default'], url).toBe(others['en']);
    }
  });

  test('a list or category without anything translated claims nothing, and leads to the source language', () => {
    for (const url of ['/docs/category/english', '/blog/authors/ann', '/blog/tags/release', '/docs/english']) {
      expect([url, alternates(site(), `/fr${url}`)]).toStrictEqual([url, {}]);
      expect([url, canonical(site(), `/fr${url}`)]).toStrictEqual([url, [origin + url]]);
    }
    expect(canonical(site(), '/es/docs/category/english')).toStrictEqual([`${origin}/docs/category/english`]);
    expect(canonical(site(), '/es/docs/category/translated')).toStrictEqual([`${origin}/es/docs/category/translated`]);
  });

  test('a page may ask search engines not to list it, in all its languages', () => {
    for (const url of ['/docs/hidden', '/es/docs/hidden'])
      expect([url, metas(site(), url, /^robots$/)]).toStrictEqual([url, [['robots', 'noindex, nofollow']]]);
    expect(alternates(site(), '/docs/hidden')).toStrictEqual({});
  });

  test('the day of the last change is that of front matter; a list has the newest of its entries', () => {
    const days = mapOf('en').flatMap(({ url, lastmod }) => (lastmod === null ? [] : [[url, lastmod]]));
    expect(days).toStrictEqual([
      [`${origin}/blog`, '2026-02-07'],
      [`${origin}/blog/2026/02/05/second`, '2026-02-07'],
      [`${origin}/docs/intro`, '2026-02-03'],
    ]);
  });

  test('the search leaves a page out, or ranks it higher', async () => {
    const { pages } = await ask(folderEngine(site().out, 'en'), 'calls', {});
    const docs = pages.map(({ href }) => href).filter((href) => href.includes('/docs/'));
    expect(docs).toStrictEqual(['/docs/unmapped', '/docs/guide']);
    const manifest = readFileSync(join(site().out, 'assets/search/en/index.json'), 'utf8');
    expect(manifest).toContain('"boosts":[[');
    expect(existsSync(join(site().out, 'docs/hidden/index.html'))).toBe(true);
  });

  test('social networks learn of languages, pictures and articles', () => {
    const all = /^(?:og:(?:type|locale|image)|article:|twitter:)/;
    expect(metas(site(), '/blog/2026/01/05/first', all)).toStrictEqual([
      ['og:type', 'article'],
      ['og:locale', 'en_US'],
      ['og:locale:alternate', 'es_ES'],
      ['og:image', `${origin}/img/card.png`],
      ['og:image:width', '120'],
      ['og:image:height', '63'],
      ['og:image:alt', 'Maps & more'],
      ['article:published_time', '2026-01-05T16:30:00.000Z'],
      ['article:author', `${origin}/blog/authors/ann`],
      ['article:author', 'https://bob.example.com/'],
      ['article:tag', 'Releases'],
      ['article:tag', 'Calls & more'],
      ['twitter:card', 'summary_large_image'],
      ['twitter:image:alt', 'Maps & more'],
    ]);
    expect(metas(site(), '/fr/docs/intro', all)).toStrictEqual([
      ['og:type', 'article'],
      ['og:locale', 'fr_CA'],
      ['og:locale:alternate', 'en_US'],
      ['og:locale:alternate', 'es_ES'],
      ['og:image', `${origin}/img/card.png`],
      ['og:image:width', '120'],
      ['og:image:height', '63'],
      ['og:image:alt', 'Cartes'],
      ['twitter:card', 'summary_large_image'],
      ['twitter:image:alt', 'Cartes'],
    ]);
    expect(metas(site(), '/docs/intro', /width|modified|alt$/)).toStrictEqual([
      ['og:image:width', '40'],
      ['og:image:alt', 'Two people at a desk'],
      ['article:modified_time', '2026-02-03'],
      ['twitter:image:alt', 'Two people at a desk'],
    ]);
  });

  test('browsers get the colors of both modes', () => {
    const colors = all(head(site(), '/'), 'meta').filter(({ properties }) => properties['name'] === 'theme-color');
    expect(colors.map(({ properties: { content, media } }) => [content, media])).toStrictEqual([
      ['#ffffff', 'all'],
      ['#0e1117', 'not all'],
    ]);
  });

  test('search engines get one graph of JSON-LD, on pages that they should list', () => {
    const context = { '@context': 'https://schema.org' };
    expect(data(site(), '/es/')).toStrictEqual({
      ...context,
      '@type': 'WebSite',
      name: 'Mapas',
      url: `${origin}/es/`,
      inLanguage: 'es',
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/es/search?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    });
    expect(data(site(), '/blog')).toStrictEqual({
      ...context,
      '@type': 'Blog',
      name: 'Blog',
      description: 'What is new.',
      url: `${origin}/blog`,
      blogPost: [
        {
          '@type': 'BlogPosting',
          headline: 'Second',
          url: `${origin}/blog/2026/02/05/second`,
          datePublished: '2026-02-05',
        },
      ],
    });
    expect(data(site(), '/blog/2026/02/05/second')).toStrictEqual({
      ...context,
      '@type': 'BlogPosting',
      headline: 'Second',
      description: 'Text.',
      url: `${origin}/blog/2026/02/05/second`,
      inLanguage: 'en',
      image: `${origin}/img/card.png`,
      datePublished: '2026-02-05',
      dateModified: '2026-02-07',
      author: [{ '@type': 'Person', name: 'Bob', url: 'https://bob.example.com/' }],
    });
    expect(data(site(), '/docs/guide')).toMatchObject({
      ...context,
      '@graph': [
        { '@type': 'TechArticle', headline: 'Guide', inLanguage: 'en' },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, name: 'Translated', item: `${origin}/docs/category/translated` },
            { position: 2, name: 'Guide', item: `${origin}/docs/guide` },
          ],
        },
      ],
    });
    for (const url of ['/docs/hidden', '/docs/unlisted', '/fr/docs/guide', '/docs/1.0/intro', '/search'])
      expect([url, data(site(), url)]).toStrictEqual([url, null]);
  });

  test('pages without structured data of their own have none', () => {
    expect(data(site(), '/internal/notes')).toBeNull();
    expect(attributes(head(site(), '/blog/archive'), 'script', 'type')).toStrictEqual([]);
  });
});
