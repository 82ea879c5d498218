import { expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { all, attributes, links, one, texts, textOf } from './support/elements.ts';

describeSite('versions-marked', '/', (site) => {
  const notice = (url: string) => texts(site().page(url), '.callout-title');
  const meta = (url: string, name: string) =>
    all(site().page(url), 'meta').flatMap(({ properties }) =>
      properties['name'] === name ? String(properties['content']) : [],
    );

  test('`lastVersion` has the short addresses, and `current` before it is "Next"', () => {
    expect(notice('/docs/intro')).toStrictEqual([]);
    expect(notice('/docs/next/intro')).toStrictEqual(['This is unreleased documentation for Marked Next.']);
  });

  test('a version has no banner and no badge if it says so', () => {
    expect(notice('/docs/1.0/intro')).toStrictEqual([]);
    const badge = (url: string) => texts(site().page(url), '.badge');
    expect(badge('/docs/intro')).toStrictEqual([]);
    expect(badge('/docs/next/intro')).toStrictEqual(['Version: Next']);
  });

  test('a version is hidden from search engines, and has a class, if it says so', () => {
    expect(meta('/docs/next/intro', 'robots')).toStrictEqual(['noindex, nofollow']);
    expect(meta('/docs/intro', 'robots')).toStrictEqual([]);
    expect(attributes(site().page('/docs/1.0/intro'), 'html', 'className')).toStrictEqual(['old-docs']);
    expect(attributes(site().page('/docs/intro'), 'html', 'className')).toStrictEqual([]);
  });

  test('a doc tells crawlers its version, and that of which collection it is', () => {
    expect(meta('/docs/1.0/intro', 'docsearch:version')).toStrictEqual(['1.0']);
    expect(meta('/docs/1.0/intro', 'docsearch:collection')).toStrictEqual(['docs']);
    expect(meta('/search', 'docsearch:collection')).toStrictEqual([]);
    expect(meta('/docs/next/intro', 'docsearch:version')).toStrictEqual(['current']);
    expect(meta('/search', 'docsearch:version')).toStrictEqual([]);
  });

  const canonical = (url: string) =>
    all(site().page(url), 'link').flatMap(({ properties }) =>
      String(properties['rel']) === 'canonical' ? new URL(String(properties['href'])).pathname : [],
    );

  test.each([
    ['the same page of the latest version', '/docs/1.0/intro', '/docs/intro'],
    ['that page in the same language', '/es/docs/1.0/intro', '/es/docs/intro'],
    ['itself, if the latest version lacks it', '/docs/1.0/old/gone', '/docs/1.0/old/gone'],
    ['its original, if the latest version lacks it', '/es/docs/1.0/old/gone', '/docs/1.0/old/gone'],
    ['itself, if the latest version has no translation', '/es/docs/1.0/new', '/es/docs/1.0/new'],
    ['itself, if search engines do not list the version', '/docs/next/intro', '/docs/next/intro'],
    ['itself in the latest version', '/docs/intro', '/docs/intro'],
  ])('the canonical address of a page is that of %s', (_, url, address) => {
    expect(canonical(url)).toStrictEqual([address]);
  });

  test('only canonical pages name their translations', () => {
    expect(attributes(site().page('/docs/intro'), 'link', 'hrefLang')).toStrictEqual(['en', 'es', 'x-default']);
    expect(attributes(site().page('/docs/1.0/intro'), 'link', 'hrefLang')).toStrictEqual([]);
  });

  const menu = (url: string, index: number) =>
    links(all(site().page(url), '.dropdown-menu')[index] ?? site().page(url));

  test('an entry of the version menu names the page that it leads to, if its version lacks the current one', () => {
    expect(menu('/docs/1.0/old/gone', 0)).toStrictEqual([
      ['Next Introduction', '/docs/next/intro'],
      ['2.0 Introduction', '/docs/intro'],
      ['1.0', '/docs/1.0/old/gone'],
    ]);
    const same = (url: string) => all(site().page(url), 'a').filter(({ properties }) => 'dataSamePage' in properties);
    expect(same('/docs/1.0/old/gone').map(textOf)).toStrictEqual(['1.0', '1.0 (LTS)']);
  });

  test('a version menu has the versions that it names, in order, between links of its own', () => {
    expect(texts(site().page('/es/docs/1.0/intro'), 'summary')).toContain('Versiones: 1.0 (estable)Versiones');
    expect(menu('/es/docs/1.0/intro', 1)).toStrictEqual([
      ['Novedades', '/es/docs/new'],
      ['1.0 (estable)', '/es/docs/1.0/intro'],
      ['2.0', '/es/docs/intro'],
      [expect.stringContaining('Archive'), 'https://archive.example.com/'],
    ]);
  });
});

describeSite('versions-ahead', '/', (site) => {
  const notice = (url: string) => texts(site().page(url), '.callout-title');
  const nav = (url: string) => links(one(site().page(url), '.navbar-nav'));
  const sidebar = (url: string) => links(one(site().page(url), '.sidebar'));

  test('a version before the latest is called unreleased, one after it no longer maintained, the latest nothing', () => {
    expect(notice('/docs/next/intro')).toStrictEqual(['This is unreleased documentation for Ahead Next.']);
    expect(notice('/docs/1.0/intro')).toStrictEqual([
      'This is documentation for version 1.0, which is no longer maintained.',
    ]);
    expect(notice('/docs/intro')).toStrictEqual([]);
    expect(links(one(site().page('/docs/next/new'), '.callout-body'))).toStrictEqual([['latest version', '/docs/new']]);
  });

  test('a version has its own hand-written sidebars, or those of the collection', () => {
    expect(sidebar('/docs/intro').map(([label]) => label)).toStrictEqual(['Introduction', 'What is new']);
    expect(sidebar('/docs/next/intro').map(([label]) => label)).toStrictEqual([
      'Introduction',
      'What is new',
      'Planned',
    ]);
    expect(sidebar('/docs/1.0/intro')).toStrictEqual([['Introduction', '/docs/1.0/intro']]);
  });

  test('a navbar doc or sidebar that an older version does not have links to the latest one', () => {
    expect(nav('/docs/next/intro').slice(0, 2)).toStrictEqual([
      ['What is new', '/docs/next/new'],
      ['Main', '/docs/next/intro'],
    ]);
    expect(nav('/docs/1.0/intro').slice(0, 2)).toStrictEqual([
      ['What is new', '/docs/new'],
      ['Main', '/docs/intro'],
    ]);
  });

  test('with `rememberVersion: false` no link chooses or follows a version, and those to the same page keep the hash', () => {
    const marks = ['dataVersion', 'dataVersions', 'dataDocs'];
    for (const url of ['/docs/intro', '/docs/next/planned', '/search']) {
      const linked = all(site().page(url), 'a').filter(({ properties }) => marks.some((name) => name in properties));
      expect(linked.map(textOf)).toStrictEqual([]);
    }
    const same = (url: string) => all(site().page(url), 'a').filter(({ properties }) => 'dataSamePage' in properties);
    expect(same('/docs/next/new').map(textOf)).toStrictEqual(['2.0', 'Next']);
  });

  test('the search page lists the latest version, wherever it is in the configuration', () => {
    const titles = links(one(site().page('/search'), 'main')).map(([title]) => title);
    expect(titles).toContain('What is new');
    expect(titles).not.toContain('Planned');
  });
});
