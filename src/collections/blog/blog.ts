import { slug } from 'github-slugger';
import type { Locale } from '../../config/config.ts';
import { groupBy } from '../../shared/group-by.ts';
import type { Strings } from '../../shared/strings/en.ts';
import { pageUrl } from '../../site/graph/address.ts';
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
  /** Tags of listed posts, sorted by label. */
  readonly tags: readonly BlogTag[];
  /** Tags by their address. */
  readonly tagByUrl: ReadonlyMap<string, BlogTag>;
  /** Authors with a listed post or a page, in the order of `authors.yml`. */
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
  const tags = createTags(set, listedPosts);
  return {
    collection,
    locale,
    set,
    strings,
    url: pageUrl(locale, collection.path),
    posts,
    listedPosts,
    tags,
    tagByUrl: new Map(tags.map((tag) => [tag.url, tag])),
    authors: createAuthors(set, listedPosts),
  };
}

function createTags(set: BlogSet, posts: readonly Post[]): readonly BlogTag[] {
  const { locale, tags } = set;
  const postsOf = postsBy(posts, (post) => post.tags);
  const keys = [...new Set([...tags.keys(), ...postsOf.keys()])].filter((key) => postsOf.has(key));
  const used = keys.map((key): BlogTag => {
    const metadata = tags.get(key);
    return {
      key,
      label: metadata?.label ?? key,
      description: metadata?.description ?? null,
      url: tagUrl(set, key),
      posts: postsOf.get(key) ?? [],
    };
  });
  // Tags with the same address are merged. The label is that of the first one in `tags.yml`.
  const merged = [...groupBy(used, ({ url }) => url).values()].flatMap(([first, ...others]): BlogTag[] => {
    if (!first || others.length === 0) return first ? [first] : [];
    const tagged = new Set([first, ...others].flatMap((tag) => tag.posts));
    return [{ ...first, posts: posts.filter((post) => tagged.has(post)) }];
  });
  const collator = new Intl.Collator(locale.htmlLang);
  return merged.toSorted((a, b) => collator.compare(a.label, b.label));
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

function tagUrl({ collection, locale, tags }: BlogSet, key: string): string {
  return pageUrl(locale, collection.path, 'tags', tags.get(key)?.permalink ?? tagSlug(key));
}

/**
 * Returns the slug of a tag. A dot inside a word becomes a hyphen, else `1.10` and `11.0` collide.
 */
function tagSlug(key: string): string {
  return slug(key.replace(/(?<=\w)\.(?=\w)/g, '-'));
}

/** Returns the tags of a post in its own order. Tags that only unlisted posts use are left out. */
export function tagsOf(blog: Blog, post: Post): readonly BlogTag[] {
  const urls = new Set(post.tags.map((key) => tagUrl(blog.set, key)));
  return [...urls].flatMap((url) => blog.tagByUrl.get(url) ?? []);
}

/** Returns the address of a post. */
export function postUrl(blog: Blog, post: Post): string {
  return pageUrl(blog.locale, blog.collection.path, post.slug);
}
