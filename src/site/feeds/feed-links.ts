import type { FeedLinkProps } from '../../shared/page-props.ts';
import { feedFile, feedFormats } from '../graph/feed.ts';
import type { PageContext } from '../graph/site.ts';

/**
 * Returns the feeds that the head of a page names. Those of its own collection come first, in all
 * formats; of others there is one, because a feed reader asks which one to take.
 */
export function createFeedLinks({ site, route, locale, to }: PageContext): readonly FeedLinkProps[] {
  const feeds = [...site.collections.values()].flatMap((graph) => graph.feeds ?? []);
  const isOwn = (key: string) => key === route.collection;
  return feeds
    .filter((feed) => feed.locale.name === locale.name)
    .toSorted((a, b) => Number(isOwn(b.collection.key)) - Number(isOwn(a.collection.key)))
    .flatMap((feed) =>
      feed.options.formats.slice(0, isOwn(feed.collection.key) ? undefined : 1).map((format) => {
        const { name, type } = feedFormats[format];
        return { type, title: `${feed.title} (${name})`, href: to.file(feedFile(feed, format)) };
      }),
    );
}
