import { posix } from 'node:path';
import type { Collection, Locale } from '../../config/config.ts';
import type { FeedFormat } from '../../config/fields/feed.ts';
import type { FeedConfig } from '../../config/resolve-feed.ts';
import type { Entry } from '../../content/content.ts';
import { outputFile } from './address.ts';

/** The feed of a collection in one language; it may be written in several formats. */
export interface Feed {
  readonly collection: Collection;
  readonly locale: Locale;
  /** Address of the page that lists the entries. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly options: FeedConfig;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

/** An entry that has a date. */
export interface FeedEntry {
  readonly entry: Entry;
  /** Address of its page. */
  readonly url: string;
  /** Time of publication, in milliseconds since 1970. */
  readonly published: number;
  readonly authors: readonly FeedAuthor[];
  /** Tags by their keys. */
  readonly tags: readonly { readonly key: string; readonly label: string }[];
}

export interface FeedAuthor {
  /** Null for an author of one entry only. */
  readonly key: string | null;
  readonly name: string;
  /** Absolute address of the author's page; null for none. */
  readonly href: string | null;
}

/** What the formats of feeds are called, and where they are. */
export const feedFormats = {
  rss: { name: 'RSS', file: 'rss.xml', type: 'application/rss+xml' },
  atom: { name: 'Atom', file: 'atom.xml', type: 'application/atom+xml' },
  json: { name: 'JSON Feed', file: 'feed.json', type: 'application/feed+json' },
} as const satisfies Record<FeedFormat, { readonly name: string; readonly file: string; readonly type: string }>;

/** Returns the file of a feed, relative to the output folder: `es/blog/rss.xml`. */
export function feedFile({ url }: Pick<Feed, 'url'>, format: FeedFormat): string {
  return posix.join(posix.dirname(outputFile(url)), feedFormats[format].file);
}

/** Returns whether a path of the output is that of a feed. */
export function isFeedFile(
  collections: ReadonlyMap<string, { readonly feeds?: readonly Feed[] }>,
  path: string,
): boolean {
  const feeds = [...collections.values()].flatMap((graph) => graph.feeds ?? []);
  return feeds.some((feed) => feed.options.formats.some((format) => feedFile(feed, format) === path));
}
