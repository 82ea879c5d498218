import { expect } from 'vitest';
import { mapLimits } from '../../src/outputs/maps/write-maps.ts';

/** An entry of a map, as crawlers read it. */
export interface ReadEntry {
  readonly url: string;
  readonly lastmod: string | null;
  /** Addresses by language. */
  readonly alternates: Readonly<Record<string, string>>;
}

const start =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';
const entry =
  /^<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?((?:<xhtml:link rel="alternate" hreflang="[^"<]*" href="[^"<]*"\/>)*)<\/url>$/;

/**
 * Returns the entries of a map. Fails unless it is as the schema of the protocol and its rules say:
 * elements in their order, absolute addresses of one host, each once and escaped, days, limits.
 */
export function readMap(text: string, site: string): readonly ReadEntry[] {
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(mapLimits.bytes);
  expect(text.startsWith(start)).toBe(true);
  expect(text.endsWith('\n</urlset>\n')).toBe(true);
  const lines = text.slice(start.length, -'</urlset>\n'.length).trimEnd().split('\n');
  const entries = lines.map((line): ReadEntry => {
    const [, url = '', lastmod = null, links = ''] = entry.exec(line) ?? expect.fail(`No entry: ${line}`);
    const found = [...links.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)];
    const alternates = Object.fromEntries(found.map(([, hreflang = '', href = '']) => [hreflang, addressIn(href)]));
    if (Object.keys(alternates).length !== found.length) expect.fail(`A language occurs twice: ${line}`);
    if (lastmod !== null) expect(lastmod).toMatch(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/);
    return { url: addressIn(url), lastmod, alternates };
  });
  expect(entries.length).toBeGreaterThan(0);
  expect(entries.length).toBeLessThanOrEqual(mapLimits.entries);
  const urls = entries.map(({ url }) => url);
  expect(new Set(urls).size).toBe(urls.length);
  const wrong = urls.filter((url) => {
    const { href, origin } = new URL(url);
    return href !== url || origin !== site || url.length >= 2048;
  });
  expect(wrong).toStrictEqual([]);
  return entries;
}

/** Returns the addresses of the maps that an index lists. */
export function readMapIndex(text: string): readonly string[] {
  const [, body = ''] =
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<sitemapindex xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n((?:<sitemap><loc>[^<]*<\/loc><\/sitemap>\n)+)<\/sitemapindex>\n$/.exec(
      text,
    ) ?? expect.fail(text);
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => addressIn(url));
}

/** Reverses the escapes, and refuses what has none. There may be 50,000 in a file. */
function addressIn(text: string): string {
  if (/[<>"']|&(?!#\d+;)/.test(text)) expect.fail(`Not escaped: ${text}`);
  return text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
