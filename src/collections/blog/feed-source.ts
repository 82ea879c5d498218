import type { Config } from '../../config/config.ts';
import type { FeedSource } from '../../site/feeds/create-feeds.ts';
import { absoluteUrl } from '../../site/graph/absolute-url.ts';
import type { FeedAuthor } from '../../site/graph/feed.ts';
import { tagsOf } from '../../site/tags/tags.ts';
import { authorsOf, type BlogAuthor } from './blog-authors.ts';
import { type Blog, postUrl } from './blog.ts';

/** Returns what the feed of a blog is made from: the posts of its list; null if it has no feed. */
export function feedSource(config: Config, blog: Blog): FeedSource | null {
  const { collection, locale, url, listedPosts } = blog;
  const { feed: options, title, description } = collection;
  if (options === null) return null;
  const author = ({ key, name, pageUrl, externalUrl }: BlogAuthor): FeedAuthor => {
    const website = externalUrl?.startsWith('mailto:') === true ? null : externalUrl;
    return { key, name, href: pageUrl === null ? website : absoluteUrl({ site: { config } }, pageUrl) };
  };
  const entries = listedPosts.map((post) => ({
    entry: post,
    url: postUrl(blog, post),
    published: post.time,
    authors: authorsOf(blog, post).map(author),
    tags: tagsOf(blog.tags, post),
  }));
  return { collection, locale, url, options, title, description, entries };
}
