import type { Locale } from '../../config/config.ts';

/** A page in a map. */
export interface MapEntry {
  /** Absolute, as all addresses here. */
  readonly url: string;
  /** Such as `2026-11-21`; null if unknown. */
  readonly lastmod: string | null;
  /** The languages in which the page exists, with `x-default`; empty if there is only one. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
}

/** The entries of the pages of a locale. */
export interface LocaleMap {
  readonly locale: Locale;
  readonly entries: readonly MapEntry[];
}

/** What a file may have, as the protocol says: https://www.sitemaps.org/protocol.html */
export const mapLimits = { entries: 50_000, bytes: 50 * 1024 * 1024 };

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const mapStart = `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
const mapEnd = '</urlset>\n';

/** Returns the texts of the maps with these entries: one, or more if one would be too long. */
export function writeMaps(entries: readonly MapEntry[], limits = mapLimits): readonly string[] {
  const parts: string[][] = [];
  let bytes = Infinity;
  for (const entry of entries) {
    const text = entryXml(entry);
    const size = Buffer.byteLength(text);
    const last = parts.at(-1);
    if (last && last.length < limits.entries && bytes + size <= limits.bytes) {
      last.push(text);
      bytes += size;
    } else {
      parts.push([text]);
      bytes = Buffer.byteLength(mapStart + mapEnd) + size;
    }
  }
  return parts.map((part) => mapStart + part.join('') + mapEnd);
}

/** Returns the text of the list of maps at these addresses. */
export function writeMapIndex(urls: readonly string[]): string {
  const maps = urls.map((url) => `<sitemap><loc>${escape(url)}</loc></sitemap>\n`);
  return `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join('')}</sitemapindex>\n`;
}

function entryXml({ url, lastmod, alternates }: MapEntry): string {
  const links = alternates.map(
    ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${escape(hreflang)}" href="${escape(href)}"/>`,
  );
  const changed = lastmod === null ? '' : `<lastmod>${lastmod}</lastmod>`;
  return `<url><loc>${escape(url)}</loc>${changed}${links.join('')}</url>\n`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
