import { slug } from 'github-slugger';
import type { BlogCollection, Locale } from '../config/config.ts';
import type { BlogSet, Post } from '../content/content.ts';
import { groupBy } from '../shared/group-by.ts';
import { pageUrl } from './address.ts';

/** A blog in one locale, with what its posts say of each other. */
export interface Blog {
  readonly collection: BlogCollection;
  readonly locale: Locale;
  readonly set: BlogSet;
  /** Address of the list of posts. */
  readonly url: string;
  /** Newest first; unlisted ones among them. */
  readonly posts: readonly Post[];
  /** Newest first, without unlisted ones. */
  readonly listedPosts: readonly Post[];
  /** Tags that a post uses, by label. */
  readonly tags: readonly BlogTag[];
  /** Authors who have written a listed post or have a page, in the order of `authors.yml`. */
  readonly authors: readonly BlogAuthor[];
}

export interface BlogTag {
  readonly key: string;
  readonly label: string;
  readonly description: string | null;
  readonly url: string;
  readonly posts: readonly Post[];
}

export interface BlogAuthor {
  readonly key: string;
  readonly name: string;
  readonly title: string | null;
  readonly description: string | null;
  readonly image: string | null;
  /** Address of the author's own page, null without one. */
  readonly pageUrl: string | null;
  /** Address outside the site. */
  readonly externalUrl: string | null;
  readonly posts: readonly Post[];
}

/** Returns the blog that a set of posts makes. */
export function createBlog(set: BlogSet): Blog {
  const { collection, locale, posts } = set;
  const listedPosts = posts.filter((post) => !post.unlisted);
  return {
    collection,
    locale,
    set,
    url: pageUrl(locale, collection.path),
    posts,
    listedPosts,
    tags: createTags(set, listedPosts),
    authors: createAuthors(set, listedPosts),
  };
}

function createTags({ collection, locale, tags }: BlogSet, posts: readonly Post[]): readonly BlogTag[] {
  const uses = posts.flatMap((post) => post.tags.map((key) => ({ key, post })));
  const used = [...groupBy(uses, ({ key }) => key)].map(([key, group]): BlogTag => {
    const metadata = tags.get(key);
    return {
      key,
      label: metadata?.label ?? key,
      description: metadata?.description ?? null,
      url: pageUrl(locale, collection.path, 'tags', metadata?.permalink ?? slug(key)),
      posts: group.map(({ post }) => post),
    };
  });
  // Two tags with one address are one tag; the first label wins.
  const merged = [...groupBy(used, ({ url }) => url).values()].flatMap(([first, ...others]): BlogTag[] =>
    first
      ? [{ ...first, posts: posts.filter((post) => [first, ...others].some((tag) => tag.posts.includes(post))) }]
      : [],
  );
  const collator = new Intl.Collator(locale.htmlLang);
  return merged.toSorted((a, b) => collator.compare(a.label, b.label));
}

function createAuthors({ collection, locale, authors }: BlogSet, posts: readonly Post[]): readonly BlogAuthor[] {
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
        posts: posts.filter((post) => post.authors.includes(key)),
      };
    })
    .filter((author) => author.posts.length > 0 || author.pageUrl !== null);
}

/** Returns the tags of a post, in the order in which it names them. */
export function tagsOf(blog: Blog, post: Post): readonly BlogTag[] {
  return post.tags.flatMap((key) => {
    const label = blog.set.tags.get(key)?.label ?? key;
    return blog.tags.find((tag) => tag.key === key || (tag.label === label && tag.posts.includes(post))) ?? [];
  });
}

/** Returns the address of a post. */
export function postUrl(blog: Blog, post: Post): string {
  return pageUrl(blog.locale, blog.collection.path, post.slug);
}
