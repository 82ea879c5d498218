import { slug } from 'github-slugger';
import type { Locale } from '../../config/config.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { Strings } from '../../shared/strings/en.ts';
import { pageUrl } from '../../site/graph/address.ts';
import { createTags, type Tags } from '../../site/tags/tags.ts';
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
  /** Authors with a listed post or a page, in the order of `authors.yml`. */
  readonly authors: readonly BlogAuthor[];
}

export interface BlogAuthor {
  readonly key: string;
  readonly name: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly image: string | null;
  /** Address of the author's own page; null for none. */
  readonly pageUrl: string | null;
  /** Address outside the site. */
  readonly externalUrl: string | null;
  readonly posts: readonly Post[];
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
      addressOf: (permalink) => pageUrl(locale, collection.path, 'tags', permalink),
    }),
    authors: createAuthors(set, listedPosts),
  };
}

/** Returns the posts by key; `keysOf` returns the keys of a post. The order of posts is kept. */
function postsBy(
  posts: readonly Post[],
  keysOf: (post: Post) => readonly string[],
): ReadonlyMap<string, readonly Post[]> {
  const named = posts.flatMap((post) => [...new Set(keysOf(post))].map((key) => ({ key, post })));
  return new Map([...groupBy(named, ({ key }) => key)].map(([key, group]) => [key, group.map(({ post }) => post)]));
}

function createAuthors({ collection, locale, authors }: BlogSet, posts: readonly Post[]): readonly BlogAuthor[] {
  const postsOf = postsBy(posts, (post) => post.authors);
  return [...authors]
    .map(([key, metadata]): BlogAuthor => {
      const { name, title = null, description = null, image = null, url = null, page = false } = metadata;
      const permalink = typeof page === 'object' ? page.permalink : slug(key);
      return {
        key,
        name,
        title,
        description,
        image,
        pageUrl: page === false ? null : pageUrl(locale, collection.path, 'authors', permalink),
        externalUrl: url,
        posts: postsOf.get(key) ?? [],
      };
    })
    .filter((author) => author.posts.length > 0 || author.pageUrl !== null);
}

/** Returns the address of a post. */
export function postUrl(blog: Blog, post: Post): string {
  return pageUrl(blog.locale, blog.collection.path, post.slug);
}
