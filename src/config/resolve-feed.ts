import type { LocalizedText } from '../shared/localized-text.ts';
import type { FeedFields, FeedFormat } from './fields/feed.ts';

/** The options of a collection's feeds with every default filled in. `FeedFields` explains them. */
export interface FeedConfig {
  /** Each at most once. */
  readonly formats: readonly FeedFormat[];
  /** Null for all entries. */
  readonly limit: number | null;
  /** Null for the title of the collection and that of the site. */
  readonly title: LocalizedText | null;
  /** Null for the description of the collection. */
  readonly description: LocalizedText | null;
  readonly content: 'whole' | 'excerpt';
  readonly filter: FeedFields['filter'] | null;
}

/** Returns the options of a collection's feeds; null if it has none. */
export function resolveFeed(feed: FeedFields | false = {}): FeedConfig | null {
  if (feed === false) return null;
  const { formats = ['rss', 'atom', 'json'], limit = 20, title = null, description = null } = feed;
  const { content = 'whole', filter = null } = feed;
  return { formats: [...new Set(formats)], limit: limit === false ? null : limit, title, description, content, filter };
}
