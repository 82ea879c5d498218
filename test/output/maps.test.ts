import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import {
  attribute,
  byTag,
  type EmittedPage,
  headLinks,
  listFiles,
  metaContent,
  readPages,
} from '../support/emitted-pages.ts';

const siteUrl = 'https://docs.example.com';

const builds = [
  { name: 'at the root of its host', key: 'plainSite' },
  { name: 'under /x/y/', key: 'nestedSite' },
] as const;

/** What stands between the tags of a name in XML without attributes. */
const textsOf = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(([, text = '']) => text);

describe.each(builds)('the maps and feeds of the site $name', ({ key }) => {
  const { folder, base } = inject(key);
  let pages: readonly EmittedPage[];
  let files: readonly string[];

  beforeAll(() => {
    pages = readPages(folder);
    files = listFiles(folder);
  });

  const addressOf = ({ path }: EmittedPage) => siteUrl + base + path.slice(1);
  const read = (url: string) => readFileSync(join(folder, url.slice(`${siteUrl}${base}`.length)), 'utf8');
  /** The entries of all maps: an address, and the addresses of its languages. */
  const readMaps = () =>
    textsOf(read(`${siteUrl}${base}sitemap.xml`), 'loc').flatMap((map) =>
      [...read(map).matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
        url: textsOf(entry, 'loc')[0] ?? '',
        alternates: [...entry.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...link]) => link.join(' ')),
      })),
    );

  it('the maps have exactly the pages that are their own canonical pages and may be listed', () => {
    const listed = pages.filter(
      (page) =>
        metaContent(page, 'robots') === null &&
        headLinks(page, 'canonical').some(({ href }) => href === addressOf(page)),
    );
    expect(listed.length).toBeGreaterThan(100);
    expect(
      readMaps()
        .map(({ url }) => url)
        .toSorted(),
    ).toEqual(listed.map(addressOf).toSorted());
  });

  it('the maps name the same languages as the pages, and each language names the others', () => {
    const maps = readMaps();
    const byUrl = new Map(maps.map((entry) => [entry.url, entry.alternates]));
    const byAddress = new Map(pages.map((page) => [addressOf(page), page]));
    for (const { url, alternates } of maps) {
      const page = byAddress.get(url);
      const inHead = page ? headLinks(page, 'alternate').map(({ href, hreflang }) => `${hreflang} ${href}`) : [];
      expect(alternates.toSorted(), url).toEqual(inHead.toSorted());
      for (const other of alternates) expect(byUrl.get(other.replace(/^\S+ /, '')), url).toEqual(alternates);
    }
  });

  it('each feed that a page names exists, and has entries of listed pages only', () => {
    const isFeed = (type: string | null) => type !== null && /^application\/(?:rss|atom|feed)\+/.test(type);
    const links = pages.flatMap((page) =>
      byTag(page, 'link').flatMap((link) => {
        const href = attribute(link, 'href') ?? '';
        return isFeed(attribute(link, 'type')) ? new URL(href, addressOf(page)).href : [];
      }),
    );
    const feeds = [...new Set(links)];
    expect(feeds.filter((url) => !files.includes(url.slice(`${siteUrl}${base}`.length)))).toEqual([]);
    const addresses = new Set(pages.filter((page) => metaContent(page, 'robots') === null).map(addressOf));
    for (const url of feeds.filter((feed) => feed.endsWith('rss.xml'))) {
      const entries = [...read(url).matchAll(/<item>.*?<link>([^<]+)<\/link>/gs)].map(([, link = '']) => link);
      expect(entries.length, url).toBeGreaterThan(0);
      expect(entries.filter((entry) => !addresses.has(entry))).toEqual([]);
    }
    expect(feeds.filter((feed) => feed.endsWith('rss.xml')).length).toBeGreaterThan(2);
  });
});
