import type { Locale } from '../../config/config.ts';
import type { Strings } from '../../shared/strings/en.ts';
import { pageUrl } from '../../site/graph/address.ts';
import { createTags, type Tags } from '../../site/tags/tags.ts';
import { type BlogAuthor, createAuthors } from './blog-authors.ts';
import type { BlogCollection, BlogSet, Post } from './blog-set.ts';

/** A blog in one locale, with its posts grouped by tag and author. */
export interface Blog {
  readonly collection: BlogCollection;
  readonly locale: Locale;
  readonly set: BlogSet;
  /** The strings of the locale. */
  readonly strings: Strings;
  /** Address of the list of posts. */
  readonly url: string;
  /** Newest first, including unlisted posts. */
  readonly posts: readonly Post[];
  /** Newest first, without unlisted posts. */
  readonly listedPosts: readonly Post[];
  readonly tags: Tags<Post>;
  /** In the order of `authors.yml`. */
  readonly authors: readonly BlogAuthor[];
}

/** Returns the blog of a set of posts. */
export function createBlog(set: BlogSet, strings: Strings): Blog {
  const { collection, locale, entries: posts } = set;
  const listedPosts = posts.filter((post) => !post.unlisted);
  return {
    collection,
    locale,
    set,
    strings,
    url: pageUrl(locale, collection.path),
    posts,
    listedPosts,
    tags: createTags({
      locale,
      entries: posts,
      declared: set.tags,
      addressOf: (permalink) => pageUrl(locale, collection.path, collection.segments.tags, permalink),
    }),
    authors: createAuthors(set, listedPosts),
  };
}

/**
 * Returns the address of one of the pages of a blog with a list: that of its tags, authors, or
 * archive.
 */
export function listUrl({ locale, collection }: Blog, name: keyof BlogCollection['segments']): string {
  return pageUrl(locale, collection.path, collection.segments[name]);
}

/** Returns posts in the order of lists. */
export function inListOrder({ collection }: Blog, posts: readonly Post[]): readonly Post[] {
  return collection.isOldestFirst ? posts.toReversed() : posts;
}

/** Returns the address of a post. */
export function postUrl(blog: Blog, post: Post): string {
  return pageUrl(blog.locale, blog.collection.path, post.slug);
}
