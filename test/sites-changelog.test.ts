import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEngine } from '../src/search/engine/create-engine.ts';
import { readHtml } from '../src/search/index/read-html.ts';
import { describeSite } from './support/describe-site.ts';
import { openTestSession } from './support/dev/open-test-session.ts';
import { all, attributes, links, one, textOf, texts } from './support/elements.ts';
import { ask } from './support/memory-index.ts';
import { parseHtml } from './support/parse-html.mjs';
import { readAtom, readJsonFeed, readRss } from './support/read-feeds.ts';
import { borrowBuiltSite, buildReport, type BuiltSite, cleanOutput } from './support/site-build.ts';
import { copySite, type SmallSite } from './support/small-site.ts';

const pageOf = (site: SmallSite, path: string) => parseHtml(site.read(`${path}/index.html`));
const headingTags = new Set(['h2', 'h3', 'h4']);
type Tree = Parameters<typeof all>[0];
const headings = (tree: Tree) => all(tree, '*').filter(({ tagName }) => headingTags.has(tagName));
/** The titles of a list of releases, and what is beside them. */
const releases = (tree: Tree) =>
  all(tree, '.release-header').map((header) => [
    texts(header, 'h2').join().replace(/#$/, ''),
    texts(header, 'p').join(),
  ]);

describeSite('changelog', '/', (site) => {
  const page = (path: string) => pageOf(site(), path);

  test('the list has the releases by version, newest first, a few on each page', () => {
    expect(links(one(page('changelog'), '.column'))).toContainEqual(['1.10.0', '/changelog/1.10.0']);
    const titles = ['changelog', 'changelog/page/2'].map((path) => releases(page(path)).map(([title]) => title));
    expect(titles).toStrictEqual([
      ['Unreleased', '1.10.0', '1.9.1', '1.9.0'],
      ['The first phone', '1.0.0-beta.10', 'v1.0.0-beta.2', '0.8.0'],
    ]);
    expect(links(one(page('changelog/page/2'), '.pager'))).toStrictEqual([['Newer entries', '/changelog']]);
  });

  test('each is shown with its day in the language of the reader, and whether it was withdrawn', () => {
    expect(releases(page('changelog'))).toStrictEqual([
      ['Unreleased', ''],
      ['1.10.0', 'March 2, 2026'],
      ['1.9.1', 'March 10, 2026'],
      ['1.9.0', 'January 15, 2026Yanked'],
    ]);
    expect(releases(page('es/changelog'))).toStrictEqual([
      ['Sin publicar', ''],
      ['El teléfono contesta solo', '1.10.02 de marzo de 2026'],
      ['1.9.1', '10 de marzo de 2026'],
      ['1.9.0', '15 de enero de 2026Retirada'],
    ]);
    expect(attributes(page('changelog/1.10.0'), 'time', 'dateTime')).toStrictEqual(['2026-03-02']);
  });

  test('headings that name a kind of change are labels, in the words of each language', () => {
    const kinds = (path: string) =>
      headings(one(page(path), '.prose')).map((each) => [
        each.tagName,
        each.properties['className'] ?? [],
        textOf(each),
      ]);
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
    const tags = (path: string) =>
      all(page(path), '.release').flatMap((each) => headings(each).map(({ tagName }) => tagName));
    expect(tags('changelog')).toStrictEqual('h2 h3 h2 h3 h3 h3 h4 h2 h3 h2 h3 h3 h3'.split(' '));
    expect(attributes(page('changelog'), 'h2', 'id')).toStrictEqual(['unreleased', '1.10.0', '1.9.1', '1.9.0']);
  });

  test('a page leads to the release before and after, and to others from the sidebar', () => {
    const neighbors = (path: string) => links(one(page(path), '.pager'));
    expect(neighbors('changelog/1.9.0')).toStrictEqual([
      ['PreviousThe first phone', '/changelog/1.0.0'],
      ['Next1.9.1', '/changelog/1.9.1'],
    ]);
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

  test('the search finds a release by its version, with or without a `v`', async () => {
    const { out, read } = site();
    const engine = createEngine({
      read: async (name) => new Response(readFileSync(join(out, 'assets/search/en', name))),
      addressOf: (href) => href,
      readPage: async (address) => readHtml(read(`${address.slice(1)}/index.html`)),
    });
    const first = async (query: string) => (await ask(engine, query)).pages[0];
    expect(await first('1.10.0')).toMatchObject({ kind: 'changelog', trail: ['What is new'], title: '1.10.0' });
    expect((await first('v1.10.0'))?.title).toBe('1.10.0');
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
  const page = (path: string) => pageOf(site(), path);

  test('each heading of the second level is a release', () => {
    expect(releases(page('log'))).toStrictEqual([
      ['1.1.0', 'March 2, 2026'],
      ['1.0.1', 'January 20, 2026Yanked'],
      ['The first phone', 'v1.0.0January 15, 2026'],
      ['0.9.0', ''],
    ]);
    expect(headings(one(page('log/1.1.0'), '.prose')).map(textOf)).toStrictEqual(['Added#', 'Fixed#']);
    expect(links(one(page('log/1.0.0'), '.prose'))).toContainEqual([
      'there (opens in a new tab)',
      'https://example.com/issues/12',
    ]);
  });

  test('it is linked to and translated like a file, and changed where it is written', () => {
    expect(links(one(page('docs'), '.prose'))).toContainEqual(['first one', '/sub/log/1.0.0#notes']);
    expect(headings(one(page('es/log/1.1.0'), '.prose')).map(textOf)).toStrictEqual(['Añadido#']);
    const edit = (path: string) => links(page(path)).filter(([, href]) => href.startsWith('https://git.example.com'));
    expect(edit('log/1.1.0').map(([, href]) => href)).toStrictEqual(['https://git.example.com/edit/CHANGELOG.md']);
    expect(edit('es/log/1.1.0').map(([, href]) => href)).toStrictEqual([
      'https://git.example.com/edit/content/es/log/1.1.0.md',
    ]);
  });

  test('a site has several changelogs; a version that is not out is marked', () => {
    expect(releases(page('parts'))).toStrictEqual([['2026.2', 'Unreleased']]);
    expect(releases(page('parts/page/2'))).toStrictEqual([['2026.1', 'January 5, 2026']]);
  });
});

describe('caches follow the file of a changelog', () => {
  let built: string;
  let site: BuiltSite;
  beforeAll(async () => {
    built = copySite('changelog-file');
    await buildReport(built);
  });
  afterAll(() => rm(built, { recursive: true, force: true }));
  beforeEach(() => {
    site = borrowBuiltSite(built);
  });
  const edit = (from: string, to: string) => {
    expect(site.read('CHANGELOG.md')).toContain(from);
    site.write('CHANGELOG.md', site.read('CHANGELOG.md').replace(from, to));
    return new Set(['CHANGELOG.md']);
  };

  test('a warm build renders nothing, and after a change the pages of that release', async () => {
    expect(await site.rebuild()).toStrictEqual({ rendered: 0, changed: [] });
    edit('A hole.', 'A large hole.');
    const { changed } = await site.rebuild();
    expect(changed.filter((path) => path.endsWith('.html'))).toStrictEqual([
      'es/log/1.0.1/index.html',
      'es/log/index.html',
      'log/1.0.1/index.html',
      'log/index.html',
    ]);
    expect(site.output()).toStrictEqual(await cleanOutput(site.root));
  });

  test('a new release is in the output of a warm build, and in `dev`', async () => {
    const session = await openTestSession(site.root);
    const main = async (url: string) => {
      const answer = await session.answer(url);
      return answer.type === 'page' ? textOf(one(parseHtml(answer.html), 'main')) : answer.type;
    };
    expect(await main('/sub/log/1.1.0')).toContain('It answers by itself');
    const files = edit('## [Unreleased]\n', '## 1.2.0 - 2026-05-05\n\n- It sings.\n');
    await session.update(files);
    expect(await main('/sub/log/1.2.0')).toContain('It sings.');
    await site.rebuild();
    expect(site.output()).toStrictEqual(await cleanOutput(site.root));
  });
});
