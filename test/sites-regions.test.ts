import { expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { runDocsgen } from './support/docsgen.ts';
import { all, attributes, links, one, texts } from './support/elements.ts';
import { borrowSite } from './support/small-site.ts';

describeSite('regions', '/', (site) => {
  const languageOf = (url: string) => one(site().page(url), '.prose').properties['lang'];
  const canonicalOf = (url: string) =>
    all(site().page(url), 'link').find(({ properties }) => properties['rel']?.toString() === 'canonical')?.properties[
      'href'
    ];

  test('a page that a locale lacks has the text of the one that it falls back to, then that of the source', () => {
    const { page } = site();
    expect(texts(page('/pt-BR/docs/guide'), 'h1')).toStrictEqual(['Guia']);
    expect(languageOf('/pt-BR/docs/guide')).toBeUndefined();
    expect(languageOf('/pt-BR/docs/calls/dial')).toBe('pt');
    expect(languageOf('/pt-BR/docs/english-only')).toBe('en');
    expect(languageOf('/gl/docs/guide')).toBe('pt-BR');
    expect(languageOf('/gl/docs/calls/dial')).toBe('pt');
    expect(texts(one(page('/gl/docs/calls/dial'), '.prose'), 'p')).toStrictEqual(['Marque o número.']);
  });

  test('a page that the source language lacks is there in all locales that fall back to its language', () => {
    expect(
      site()
        .routes.filter(({ url }) => url.includes('so-em'))
        .map(({ url }) => url),
    ).toStrictEqual(['/gl/docs/so-em-portugues', '/pt-BR/docs/so-em-portugues', '/pt/docs/so-em-portugues']);
  });

  test('a draft stands in for nothing: its readers see the source, too', () => {
    expect(languageOf('/pt/docs/later')).toBe('en');
    expect(languageOf('/pt-BR/docs/later')).toBe('en');
  });

  test('a text in the language of its readers has no notice, another one has', () => {
    const { page } = site();
    const titles = (url: string) => texts(page(url), '.callout-title');
    expect(titles('/pt-BR/docs/calls/dial')).toStrictEqual([]);
    expect(titles('/pt-BR/docs/english-only')).toHaveLength(1);
    expect(titles('/gl/docs/calls/dial')).toHaveLength(1);
  });

  test('search engines are led to the page whose text it is', () => {
    expect(canonicalOf('/pt-BR/docs/calls/dial')).toBe('https://regions.example.com/pt/docs/calls/dial');
    expect(canonicalOf('/gl/docs/calls/dial')).toBe('https://regions.example.com/pt/docs/calls/dial');
    expect(canonicalOf('/gl/docs/guide')).toBe('https://regions.example.com/pt-BR/docs/guide');
    expect(canonicalOf('/gl/docs/english-only')).toBe('https://regions.example.com/docs/english-only');
    // A list without entries of its own is a copy of the nearest that has some.
    expect(canonicalOf('/gl/blog')).toBe('https://regions.example.com/pt/blog');
    const alternates = (url: string) => attributes(site().page(url), 'link', 'hrefLang');
    expect(alternates('/pt/docs/calls/dial')).toStrictEqual(['en', 'pt', 'x-default']);
    expect(alternates('/pt-BR/docs/guide')).toStrictEqual(['en', 'pt-BR', 'pt', 'x-default']);
    expect(alternates('/pt-BR/docs/calls/dial')).toStrictEqual([]);
    expect(site().read('sitemap-pt-BR.xml')).not.toContain('calls/dial');
  });

  test('ids of headings are those of the source, also for links in the words of another locale', () => {
    const { page } = site();
    expect(attributes(page('/gl/docs/guide'), 'h2', 'id')).toStrictEqual(['first-steps', 'limits']);
    const linked = (url: string) => links(one(page(url), '.prose')).filter(([text]) => text === 'guia');
    expect(linked('/pt/docs/so-em-portugues')).toStrictEqual([['guia', '/pt/docs/guide#first-steps']]);
    expect(linked('/gl/docs/so-em-portugues')).toStrictEqual([['guia', '/gl/docs/guide#first-steps']]);
  });

  test('a text finds the pictures, and the words of the configuration, of the locale that it falls back to', () => {
    const prose = one(site().page('/pt-BR/docs/guide'), '.prose');
    expect(attributes(prose, 'img', 'src')[0]).toMatch(/^\/assets\/telefone-/);
    expect(texts(prose, 'p')[0]).toBe('Tire o telefone do gancho.');
  });

  test('so do strings, labels of categories and tags, authors and texts of the configuration', () => {
    const { page } = site();
    expect(texts(page('/gl/'), '.basket')).toStrictEqual(['Comprar']);
    expect(texts(page('/pt-BR/404'), 'h1')).toStrictEqual(['Nada por aqui']);
    const guide = page('/gl/docs/guide');
    expect(texts(guide, '.brand-title')).toStrictEqual(['Regiões']);
    expect(links(one(guide, '.navbar-list'))[0]).toStrictEqual(['Guia', '/gl/docs/guide']);
    expect(texts(one(guide, '.sidebar'), 'summary')).toStrictEqual(['Chamadas']);
    expect(texts(one(guide, '.tag-row'), 'a')).toStrictEqual(['Noções básicas']);
    const post = page('/gl/blog/2026/03/20/news');
    expect(texts(one(post, '.tag-row'), 'a')).toStrictEqual(['Novidades']);
    expect(texts(post, '.author-title')).toStrictEqual(['Redatora']);
  });

  test('docsgen why and a check name the locale of the text', async () => {
    const root = borrowSite('regions');
    const why = await runDocsgen(['why', '/gl/docs/calls/dial', '--root', root, '--json']);
    expect(JSON.parse(why.stdout)).toMatchObject({ locale: 'gl', textLocale: 'pt', fallback: true });
    const checked = await runDocsgen(['check', '--root', root, '--format', 'json']);
    // Both collections have a page of tags with the usual title, and nothing else is wrong.
    const isAlike = expect.objectContaining({ code: 'duplicate-title' });
    expect(JSON.parse(checked.stdout)).toMatchObject({ problems: [isAlike, isAlike] });
  });

  test('the list of missing strings leaves out those of the locale that it falls back to', async () => {
    const { stdout } = await runDocsgen(['strings', '--root', borrowSite('regions'), '--json']);
    const isLacking = (locale: unknown) => expect.objectContaining({ name: locale, missing: [] });
    expect(JSON.parse(stdout)).toMatchObject({
      locales: [isLacking('en'), isLacking('pt'), isLacking('pt-BR'), isLacking('gl')],
    });
  });
});
