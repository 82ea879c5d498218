import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { describeSite } from './support/describe-site.ts';
import { runBuild, runDocsgen } from './support/docsgen.ts';
import { all, attributes, links, one } from './support/elements.ts';
import { parseHtml } from './support/parse-html.mjs';
import { faultsOfAtom, faultsOfJsonFeed, faultsOfRss, readAtom, readJsonFeed, readRss } from './support/read-feeds.ts';
import { buildSite, copySite, type SmallSite } from './support/small-site.ts';

const host = 'https://feeds.example.com';
const post = `${host}/sub/news/2026/03/01/parts`;

/** The feeds of an output, by path. */
const isFeed = (path: string) => /(?:rss\.xml|atom\.xml|feed\.json)$/.test(path);
const feedsIn = (out: string) => readdirSync(out, { recursive: true, encoding: 'utf8' }).filter(isFeed).toSorted();

const whole = ({ read }: SmallSite) =>
  parseHtml(readJsonFeed(read('news/feed.json')).items[0]?.content_html ?? '', { fragment: true });

describeSite('feeds', '/sub/', (site) => {
  test('each blog has its feeds in each language and format, except where it wants none', () => {
    const own = [
      'empty/atom.xml',
      'empty/feed.json',
      'empty/rss.xml',
      'news/atom.xml',
      'news/feed.json',
      'news/rss.xml',
    ];
    const all = [...own, 'notes/atom.xml', 'notes/rss.xml'];
    expect(feedsIn(site().out)).toStrictEqual([...all.map((path) => `es/${path}`), ...all].toSorted());
  });

  test('every feed is what its specification demands', () => {
    const { out, read } = site();
    for (const path of feedsIn(out)) {
      const faultsOf = path.endsWith('rss.xml')
        ? faultsOfRss
        : path.endsWith('atom.xml')
          ? faultsOfAtom
          : faultsOfJsonFeed;
      expect(faultsOf(read(path), `${host}/sub/${path}`), path).toStrictEqual([]);
    }
  });

  test('a feed reader gets the newest posts, without drafts and unlisted ones', () => {
    const entries = readRss(site().read('news/rss.xml'));
    expect(entries.map(({ title, published }) => [title, published])).toStrictEqual([
      ['All parts', 'Sun, 01 Mar 2026 16:30:00 GMT'],
      ['Marks ]]> & <b>  😀', 'Sun, 01 Feb 2026 00:00:00 GMT'],
      ['First', 'Thu, 01 Jan 2026 00:00:00 GMT'],
    ]);
    expect(entries[0]).toMatchObject({
      id: post,
      url: post,
      authors: ['Ann "A" Example', 'Bob & Sons'],
      tags: ['Releases & more'],
      summary: 'What a text can contain <everything>.',
    });
  });

  test('all formats have the same entries and texts', () => {
    const { read } = site();
    const rss = readRss(read('news/rss.xml'));
    const atom = readAtom(read('news/atom.xml'));
    const json = readJsonFeed(read('news/feed.json')).items;
    expect(atom.map(({ id, content }) => [id, content])).toStrictEqual(rss.map(({ id, content }) => [id, content]));
    expect(json.map(({ id, content_html: html }) => [id, html])).toStrictEqual(
      rss.map(({ id, content }) => [id, content]),
    );
  });

  test('an entry is changed when its front matter says so, and a feed when its newest entry is', () => {
    const { read } = site();
    const [first, second] = readAtom(read('news/atom.xml'));
    expect([first?.updated, second?.updated]).toStrictEqual(['2026-03-04T00:00:00Z', '2026-02-01T00:00:00Z']);
    expect(read('news/rss.xml')).toContain('<lastBuildDate>Wed, 04 Mar 2026 00:00:00 GMT</lastBuildDate>');
    expect(read('empty/atom.xml')).toContain('<updated>1970-01-01T00:00:00Z</updated>');
  });

  test('all addresses in a text are absolute', () => {
    const text = whole(site());
    expect(links(text)).toStrictEqual([
      ['another post', `${host}/sub/news/2026/02/01/marks`],
      ['a part of it', `${host}/sub/news/2026/02/01/marks#a-part`],
      ['this part', `${post}#code`],
      ['a file', `${host}/sub/a.txt`],
      ['another site', 'https://example.com/?a=1&b=2'],
      ['us', 'mailto:mail@example.com'],
      ['1', `${post}#user-content-fn-1`],
      ['from the root', `${host}/sub/news`],
      ['the feed', `${host}/sub/news/rss.xml`],
      ['relative', `${post}?from=elsewhere#code`],
      ['Watch on YouTube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'],
      ['A frame', 'https://www.youtube-nocookie.com/embed/x'],
    ]);
    const [picture, ...others] = all(text, 'img');
    expect(others.map(({ properties }) => properties['alt'])).toStrictEqual(['flowchart LR']);
    const addresses = [...attributes(text, 'img', 'src'), ...String(picture?.properties['srcSet']).split(', ')];
    expect(addresses).toHaveLength(4);
    for (const address of addresses) {
      expect(address).toMatch(/^https:\/\/feeds\.example\.com\/sub\/assets\//);
      expect(() => site().read(decodeURI(address.replace(/ .*/, '').slice(`${host}/sub/`.length)))).not.toThrow();
    }
  });

  test('a text has plain elements only', () => {
    const text = whole(site());
    const names = new Set(all(text, '*').map(({ tagName }) => tagName));
    expect(
      [...names].filter((name) => /^docs-|^(?:button|script|style|svg|template|iframe|span)$/.test(name)),
    ).toStrictEqual([]);
    const properties = new Set(all(text, '*').flatMap((element) => Object.keys(element.properties)));
    expect([...properties].toSorted()).toStrictEqual(
      ['alt', 'dir', 'display', 'height', 'href', 'sizes', 'src', 'srcSet', 'width'].toSorted(),
    );
    expect(site().read('news/feed.json')).toContain('Counted <em>slowly</em>.');
    expect(names).toContain('math');
    expect(names).toContain('blockquote');
  });

  test('a feed of excerpts ends them with a link to the rest', () => {
    const entries = readAtom(site().read('notes/atom.xml'));
    expect(entries.map(({ content }) => content)).toStrictEqual([
      '<p>It is all here.</p>',
      `<p>The beginning, with a link to <a href="${host}/sub/notes/2026/01/01/first#the-end">the end</a>.</p><p><a href="${host}/sub/notes/2026/01/01/first">Read more</a></p>`,
    ]);
  });

  test('`filter` chooses the entries, by what it knows of them', () => {
    const titles = (path: string) => readRss(site().read(path)).map(({ title }) => title);
    expect(titles('notes/rss.xml')).toStrictEqual(['Third', 'First']);
    expect(titles('es/notes/rss.xml')).toStrictEqual(['First']);
  });

  test('a post without a translation is in the feed as in the list, and names its language', () => {
    const items = readJsonFeed(site().read('es/news/feed.json')).items;
    expect(items.map(({ url, language = 'es' }) => [url, language])).toStrictEqual([
      [`${host}/sub/es/news/2026/03/01/parts`, 'en'],
      [`${host}/sub/es/news/2026/02/01/marks`, 'es'],
      [`${host}/sub/es/news/2026/01/01/first`, 'en'],
    ]);
    expect(items[1]?.content_html).toContain('Un texto.');
  });

  test('the pages of a blog name all its feeds, the others one of each', () => {
    const feeds = (url: string) =>
      all(one(site().page(url), 'head'), 'link')
        .filter(({ properties }) => /rss|atom|feed\+json/.test(String(properties['type'])))
        .map(({ properties }) => [properties['rel']?.toString(), properties['title'], properties['href']]);
    expect(feeds('/news/2026/03/01/parts')).toStrictEqual([
      ['alternate', 'News | Feeds & "more" (RSS)', '/sub/news/rss.xml'],
      ['alternate', 'News | Feeds & "more" (Atom)', '/sub/news/atom.xml'],
      ['alternate', 'News | Feeds & "more" (JSON Feed)', '/sub/news/feed.json'],
      ['alternate', 'Short notes (Atom)', '/sub/notes/atom.xml'],
      ['alternate', 'Blog | Feeds & "more" (RSS)', '/sub/empty/rss.xml'],
    ]);
    expect(feeds('/es/')).toStrictEqual([
      ['alternate', 'Noticias | Canales (RSS)', '/sub/es/news/rss.xml'],
      ['alternate', 'Notas breves (Atom)', '/sub/es/notes/atom.xml'],
      ['alternate', 'Blog | Canales (RSS)', '/sub/es/empty/rss.xml'],
    ]);
  });

  test('links in a text, in the navbar and in a component lead to feeds, in the language of the reader', () => {
    const feeds = (url: string) => links(site().page(url)).filter(([, href]) => isFeed(href));
    expect(feeds('/')).toStrictEqual([
      ['JSON Feed', '/sub/news/feed.json'],
      ['The feed', '/sub/news/atom.xml'],
    ]);
    expect(feeds('/es/')).toStrictEqual([
      ['JSON Feed', '/sub/es/news/feed.json'],
      ['The feed', '/sub/es/news/atom.xml'],
    ]);
    expect(feeds('/news/2026/03/01/parts')).toContainEqual(['the feed', '/sub/news/rss.xml']);
  });

  test('a feed in a browser has a style sheet of the site', () => {
    const { read } = site();
    const href = /<\?xml-stylesheet type="text\/css" href="\/sub\/([^"]+)"\?>/.exec(read('es/news/rss.xml'))?.[1] ?? '';
    expect(read(href)).toContain('item > title');
  });

  test('a change elsewhere leaves the feeds alone; a change of a post is in its feeds', async () => {
    const { root, out, read } = await buildSite('feeds');
    onTestFinished(() => rm(root, { recursive: true, force: true }));
    const times = () => feedsIn(out).map((path) => statSync(join(out, path)).mtimeMs);
    const before = times();
    writeFileSync(join(root, 'content/en/pages/index.md'), '---\ntitle: Home\n---\n\nAnother text.\n');
    expect((await runDocsgen(['build', '--root', root])).status).toBe(0);
    expect(times()).toStrictEqual(before);
    writeFileSync(join(root, 'content/en/notes/2026-01-03-third.md'), '---\ntitle: Third\n---\n\nAnother text.\n');
    expect((await runDocsgen(['build', '--root', root])).status).toBe(0);
    const changed = feedsIn(out).filter((_, at) => times()[at] !== before[at]);
    expect(changed).toStrictEqual(['es/notes/atom.xml', 'es/notes/rss.xml', 'notes/atom.xml', 'notes/rss.xml']);
    expect(readRss(read('notes/rss.xml'))[0]?.content).toBe('<p>Another text.</p>');
  });

  test.each([
    ["() => { throw new Error('no reason'); }", 'fails: no reason (for content/en/notes/2026-01-03-third.md)'],
    ['() => undefined', 'returns nothing (for content/en/notes/2026-01-03-third.md)'],
  ])('`filter: %s` is one mistake, with its place', async (filter, message) => {
    const root = copySite('feeds');
    onTestFinished(() => rm(root, { recursive: true, force: true }));
    const file = join(root, 'site.config.ts');
    const written = readFileSync(file, 'utf8').replace(/filter: [^]*?!==[^]*?',\n/, `filter: ${filter},\n`);
    writeFileSync(file, written);
    const { status, stderr } = await runDocsgen(['build', '--root', root]);
    const line = written.slice(0, written.indexOf('filter:')).split('\n').length;
    expect(status).toBe(1);
    expect(stderr.replaceAll(/\s+/g, ' ')).toContain(`\`collections.notes.feed.filter\` ${message}`);
    expect(stderr).toContain(`site.config.ts:${line}:`);
    expect(stderr).toContain('1 error');
  });

  test('another time zone and language of the machine makes the same feeds', async () => {
    const root = copySite('feeds');
    onTestFinished(() => rm(root, { recursive: true, force: true }));
    const out = join(root, 'elsewhere');
    await runBuild(['--root', root, '--out', out], { TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8', LC_ALL: 'C' });
    for (const path of feedsIn(out)) expect(readFileSync(join(out, path), 'utf8'), path).toBe(site().read(path));
  });
});
