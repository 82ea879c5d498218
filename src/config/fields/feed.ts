import type { LocalizedText } from '../../shared/localized-text.ts';

/** A format of feeds. */
export type FeedFormat = 'rss' | 'atom' | 'json';

/** What `filter` knows of an entry. */
export interface FeedCandidate {
  /** Name of the language of the feed. */
  readonly locale: string;
  /** Path of the file from the folder of its collection and language: `2026-09-14-transfers.md`. */
  readonly file: string;
  readonly title: string;
  /** Day of publication: `2026-09-14`. */
  readonly date: string;
  /** Keys of the tags. */
  readonly tags: readonly string[];
  /** Keys of the authors. */
  readonly authors: readonly string[];
  /** The values of `custom` in the front matter. */
  readonly custom: Readonly<Record<string, unknown>>;
}

/** The feeds of a collection, one in each language and format. */
export interface FeedFields {
  /**
   * Formats of the feeds. Pages outside the collection link to the first one. Default: all three.
   */
  formats?: FeedFormat[] | undefined;
  /** Number of entries, newest first; `false` for all. Default: 20. */
  limit?: number | false | undefined;
  /** Title of the feed. Default: the collection's and the site's. */
  title?: LocalizedText | undefined;
  /** Description of the feed. Default: the collection's. */
  description?: LocalizedText | undefined;
  /**
   * What the feed shows of an entry: its `whole` text, or its `excerpt`, as in the list of entries.
   * Default: `whole`.
   */
  content?: 'whole' | 'excerpt' | undefined;
  /** Returns whether an entry is in the feed. Default: all except drafts and unlisted ones. */
  filter?: ((entry: FeedCandidate) => boolean) | undefined;
}
