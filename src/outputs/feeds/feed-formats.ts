import type { FeedFormat } from '../../config/fields/feed.ts';
import { withoutControls, xml, xmlDocument } from './xml.ts';

/** Everything that a feed contains; all addresses are absolute. */
export interface FeedContent {
  readonly title: string;
  readonly description: string;
  /** Language tag. */
  readonly language: string;
  /** Address of the page that lists the entries. */
  readonly home: string;
  /** Name of the site, the author of entries without authors. */
  readonly siteName: string;
  readonly entries: readonly EntryContent[];
}

interface EntryContent {
  readonly title: string;
  /** Address of its page, which identifies it too. */
  readonly url: string;
  readonly summary: string | null;
  readonly html: string;
  /** Language tag of the text. */
  readonly language: string;
  /** Times in milliseconds since 1970. */
  readonly published: number;
  readonly updated: number;
  readonly authors: readonly { readonly name: string; readonly href: string | null }[];
  readonly tags: readonly string[];
}

/** Where a feed is, and the style sheet for it. */
export interface FeedPlace {
  /** Absolute address of the feed. */
  readonly self: string;
  readonly styleHref: string;
}

/** Returns the text of a feed in a format. */
export function writeFeed(format: FeedFormat, feed: FeedContent, place: FeedPlace): string {
  return { rss: writeRss, atom: writeAtom, json: writeJsonFeed }[format](feed, place);
}

/** The newest change of an entry. The time of the build does not count. */
function updatedOf({ entries }: FeedContent): number {
  return Math.max(0, ...entries.map(({ updated }) => updated));
}

/** In the form of RFC 822, which RSS demands. */
function rssDate(time: number): string {
  return new Date(time).toUTCString();
}

/** In the form of RFC 3339, without fractions of a second. */
function isoDate(time: number): string {
  return new Date(time).toISOString().replace('.000Z', 'Z');
}

function writeRss(feed: FeedContent, { self, styleHref }: FeedPlace): string {
  const { title, description, language, home, entries } = feed;
  const namespaces = {
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
    'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
    'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  };
  const items = entries.map((entry) =>
    xml(
      'item',
      {},
      xml('title', {}, entry.title),
      xml('link', {}, entry.url),
      xml('guid', { isPermaLink: 'true' }, entry.url),
      xml('pubDate', {}, rssDate(entry.published)),
      // `author` has to be an address for mail.
      ...entry.authors.map(({ name }) => xml('dc:creator', {}, name)),
      ...entry.tags.map((tag) => xml('category', {}, tag)),
      entry.summary === null ? null : xml('description', {}, entry.summary),
      xml('content:encoded', {}, { html: entry.html }),
    ),
  );
  const channel = xml(
    'channel',
    {},
    xml('title', {}, title),
    xml('link', {}, home),
    xml('atom:link', { rel: 'self', type: 'application/rss+xml', href: self }),
    xml('description', {}, description),
    xml('language', {}, language),
    entries.length === 0 ? null : xml('lastBuildDate', {}, rssDate(updatedOf(feed))),
    xml('generator', {}, 'docsgen'),
    ...items,
  );
  return xmlDocument(xml('rss', { version: '2.0', ...namespaces }, channel), styleHref);
}

function writeAtom(feed: FeedContent, { self, styleHref }: FeedPlace): string {
  const { title, description, language, home, siteName, entries } = feed;
  const items = entries.map((entry) =>
    xml(
      'entry',
      entry.language === language ? {} : { 'xml:lang': entry.language },
      xml('title', {}, entry.title),
      xml('link', { rel: 'alternate', type: 'text/html', href: entry.url }),
      xml('id', {}, entry.url),
      xml('published', {}, isoDate(entry.published)),
      xml('updated', {}, isoDate(entry.updated)),
      ...entry.authors.map(({ name, href }) =>
        xml('author', {}, xml('name', {}, name), href === null ? null : xml('uri', {}, href)),
      ),
      ...entry.tags.map((tag) => xml('category', { term: tag })),
      entry.summary === null ? null : xml('summary', {}, entry.summary),
      xml('content', { type: 'html' }, { html: entry.html }),
    ),
  );
  const root = xml(
    'feed',
    { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': language },
    xml('title', {}, title),
    xml('subtitle', {}, description),
    xml('link', { rel: 'alternate', type: 'text/html', href: home }),
    xml('link', { rel: 'self', type: 'application/atom+xml', href: self }),
    xml('id', {}, home),
    xml('updated', {}, isoDate(updatedOf(feed))),
    xml('author', {}, xml('name', {}, siteName)),
    xml('generator', {}, 'docsgen'),
    ...items,
  );
  return xmlDocument(root, styleHref);
}

function writeJsonFeed({ title, description, language, home, siteName, entries }: FeedContent, place: FeedPlace) {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    language,
    home_page_url: home,
    feed_url: place.self,
    authors: [{ name: siteName }],
    items: entries.map((entry) => ({
      id: entry.url,
      url: entry.url,
      title: entry.title,
      ...(entry.summary !== null && { summary: entry.summary }),
      content_html: entry.html,
      date_published: isoDate(entry.published),
      ...(entry.updated !== entry.published && { date_modified: isoDate(entry.updated) }),
      ...(entry.authors.length > 0 && {
        authors: entry.authors.map(({ name, href }) => ({ name, ...(href !== null && { url: href }) })),
      }),
      ...(entry.tags.length > 0 && { tags: entry.tags }),
      ...(entry.language !== language && { language: entry.language }),
    })),
  };
  const clean = (_: string, value: unknown) => (typeof value === 'string' ? withoutControls(value) : value);
  return `${JSON.stringify(feed, clean, 2)}\n`;
}
