import { expect, test } from 'vitest';
import { writeMapIndex, writeMaps } from '../../../src/outputs/maps/write-maps.ts';
import { readMap, readMapIndex } from '../../support/read-map.ts';

const site = 'https://docs.example.com';
const entryAt = (url: string) => ({ url: site + url, lastmod: null, alternates: [] });

test('a map has addresses, days and languages, escaped', () => {
  const alternates = [
    { hreflang: 'en', href: `${site}/a&b's` },
    { hreflang: 'x-default', href: `${site}/a&b's` },
  ];
  const texts = writeMaps([{ url: `${site}/a&b's`, lastmod: '2026-11-21', alternates }, entryAt('/c')]);
  expect(texts).toHaveLength(1);
  expect(texts[0]).toContain('<loc>https://docs.example.com/a&#38;b&#39;s</loc><lastmod>2026-11-21</lastmod>');
  expect(readMap(texts[0] ?? '', site)).toStrictEqual([
    {
      url: `${site}/a&b's`,
      lastmod: '2026-11-21',
      alternates: { en: `${site}/a&b's`, 'x-default': `${site}/a&b's` },
    },
    { url: `${site}/c`, lastmod: null, alternates: {} },
  ]);
});

test('a map goes on in another file at 50,000 pages', () => {
  const entries = Array.from({ length: 100_001 }, (_, index) => entryAt(`/${index}`));
  const read = writeMaps(entries).map((text) => readMap(text, site));
  expect(read.map(({ length }) => length)).toStrictEqual([50_000, 50_000, 1]);
  expect(read.flat().map(({ url }) => url)).toStrictEqual(entries.map(({ url }) => url));
});

test('a map goes on in another file before it is too large, counted in bytes', () => {
  const entries = Array.from({ length: 20 }, (_, index) => ({ ...entryAt('/'), url: `${site}/ñ${index}` }));
  const limits = { entries: 50_000, bytes: 600 };
  const texts = writeMaps(entries, limits);
  expect(texts.length).toBeGreaterThan(1);
  for (const text of texts) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(600);
  expect(texts.join('').match(/<url>/g)).toHaveLength(20);
  expect(writeMaps([])).toStrictEqual([]);
});

test('the list names the maps', () => {
  const urls = [`${site}/sitemap-en.xml`, `${site}/sitemap-en.2.xml`, `${site}/sitemap-es.xml`];
  expect(readMapIndex(writeMapIndex(urls))).toStrictEqual(urls);
});
