import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { openTestSession } from './support/dev/open-test-session.ts';
import { all, attributes, links, one, textOf, texts } from './support/elements.ts';
import { parseHtml } from './support/parse-html.mjs';
import { readAtom, readJsonFeed, readRss } from './support/read-feeds.ts';
import { borrowBuiltSite, buildReport, type BuiltSite, cleanOutput } from './support/site-build.ts';
import { copySite, type SmallSite } from './support/small-site.ts';

const pageOf = (site: SmallSite, path: string) => parseHtml(site.read(`${path}/index.html`));
const releasesOf = (site: SmallSite, path: string) =>
  all(pageOf(site, path), '.release').map((release) => [
    textOf(one(release, 'h2')),
    textOf(one(release, '.release-meta')),
  ]);

describeSite('changelog', '/', (site) => {
  const page = (path: string) => pageOf(site(), path);

  test('the list has the releases by version, newest first, a few on each page', () => {
    expect(links(one(page('changelog'), '.column')).slice(0, 2)).toStrictEqual([
      ['Unreleased', '/changelog/unreleased'],
      ['1.10.0', '/changelog/1.10.0'],
    ]);
    const titles = ['changelog', 'changelog/page/2'].map((path) => texts(page(path), '.release h2 > a'));
    expect(titles).toStrictEqual([
      ['Unreleased', '1.10.0', '1.9.1', '1.9.0'],
      ['The first phone', '1.0.0-beta.10', 'v1.0.0-beta.2', '0.8.0'],
    ]);
    expect(links(one(page('changelog/page/2'), '.pager'))).toStrictEqual([['Newer entries', '/changelog']]);
  });

  test('each is shown with its day in the language of the reader, and whether it was withdrawn', () => {
    const metas = (path: string) => texts(page(path), '.release-meta');
    expect(metas('changelog')).toStrictEqual(['March 2, 2026', 'March 10, 2026', 'January 15, 2026Yanked']);
    expect(metas('es/changelog')).toStrictEqual([
      '1.10.02 de marzo de 2026',
      '10 de marzo de 2026',
      '15 de enero de 2026Retirada',
    ]);
    expect(attributes(page('changelog/1.10.0'), 'time', 'dateTime')).toStrictEqual(['2026-03-02']);
  });

  test('headings that name a kind of change are labels, in the words of each language', () => {
    const kinds = (path: string) => all(page(path), '.prose :is(h2, h3, h4)').map((each) => [each.tagName, each.properties.className ?? [], textOf(each)]);
    expect(kinds('changelog/1.10.0')).toStrictEqual([
      ['h2', ['change', 'change-added'], 'Added#'],
      ['h2', ['change', 'change-fixed'], 'Fixed: the bell#'],
      ['h2', ['change', 'change-fixed'], 'Fixed#'],
      ['h3', [], 'How to change the cord#'],
    ]);
    expect(kinds('es/changelog/1.10.0')).toStrictEqual([
      ['h2', ['change', 'change-added'], 'Añadido#'],
      ['h2', ['change', 'change-fixed'], 'Corregido#'],
    ]);
    expect(kinds('es/changelog/1.9.1')).toStrictEqual([['h2', ['change', 'change-security'], 'Security#']]);
  });

  test('below the heading of a release, those of its text are one level lower', () => {
    const tags = (path: string) => all(page(path), '.release :is(h2, h3, h4)').map(({ tagName }) => tagName);
    expect(tags('changelog')).toStrictEqual('h2 h3 h2 h3 h3 h3 h4 h2 h3 h2 h3 h3 h3'.split(' '));
    expect(attributes(page('changelog'), 'h2', 'id')).toStrictEqual(['unreleased', '1.10.0', '1.9.1', '1.9.0']);
  });

  test('a page leads to the release before and after, and to others from the sidebar', () => {
    const neighbors = (path: string) => links(one(page(path), '.pager'));
    expect(neighbors('changelog/1.9.0')).toStrictEqual([
      ['Previous The first phone', '/changelog/1.0.0'],
      ['Next 1.9.1', '/changelog/1.9.1'],
    ].map(([text = '', href]) => [text.replace(' ', ''), href]));
    const sidebar = (path: string) => links(one(page(path), '.sidebar')).map(([text]) => text);
    const first = ['Unreleased', '1.10.0', '1.9.1', '1.9.0', '1.0.0', '1.0.0-beta.10', 'v1.0.0-beta.2', '0.x'];
    expect(sidebar('changelog')).toStrictEqual(first);
    expect(sidebar('changelog/0.8.0')).toStrictEqual(['Unreleased', '1.x', '0.8.0']);
    expect(sidebar('changelog/0.9.0')).toStrictEqual(['Unreleased', '1.x', '0.9.0', '0.8.0']);
  });

  test('the feeds have what is released, by day, and agree', () => {
    const { read } = site();
    const titles = readRss(read('changelog/rss.xml')).map(({ title, published }) => [title, published?.slice(5, 16)]);
    expect(titles).toStrictEqual([
      ['1.9.1', '10 Mar 2026'],
      ['1.10.0', '02 Mar 2026'],
      ['1.9.0', '15 Jan 2026'],
      ['The first phone', '01 Jun 2025'],
      ['1.0.0-beta.10', '20 May 2025'],
      ['v1.0.0-beta.2', '02 May 2025'],
      ['0.8.0', '01 Oct 2024'],
    ]);
    const ids = (entries: readonly { readonly id?: string | undefined }[]) => entries.map(({ id }) => id);
    const rss = ids(readRss(read('es/changelog/rss.xml')));
    expect(ids(readAtom(read('es/changelog/atom.xml')))).toStrictEqual(rss);
    expect(ids(readJsonFeed(read('es/changelog/feed.json')).items)).toStrictEqual(rss);
  });

  test('search engines get the day, the languages and the map', () => {
    const { read } = site();
    expect(read('changelog/1.10.0/index.html')).toContain('property="article:published_time" content="2026-03-02"');
    expect(read('changelog/1.10.0/index.html')).toContain('"@type":"TechArticle"');
    const map = read('sitemap-en.xml');
    expect(map).toContain('https://phone.example.com/changelog/1.10.0</loc>');
    expect(map).not.toContain('0.9.0');
    expect(read('changelog/1.9.1/index.html')).not.toContain('hrefLang="es"');
    expect(read('changelog/1.10.0/index.html')).toContain('hrefLang="es"');
    expect(read('changelog/1.10.0.md')).toContain('## Fixed: the bell');
  });
});

describeSite('changelog-file', '/sub/', (site) => {
  test('each heading of the second level is a release', () => {
    expect(releasesOf(site(), 'log').map(([title]) => title)).toStrictEqual(['1.1.0', '1.0.1', 'The first phone']);
  });
});
