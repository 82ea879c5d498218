import { localize } from '../../config/localize.ts';
import { formatMessage, formatPlural } from '../../shared/strings/format-message.ts';
import { outputFile } from '../../site/graph/address.ts';
import { paginate } from '../../site/graph/paginate.ts';
import type { PageKind, Route } from '../../site/graph/site.ts';
import type { Tag } from '../../site/tags/tags.ts';
import type { BlogAuthor } from './blog-authors.ts';
import { type Blog, inListOrder, listUrl, postUrl } from './blog.ts';
import type { Post } from './blog-set.ts';

/** A page of a blog. */
export interface BlogRoute extends Route {
  readonly blog: Blog;
}

export interface BlogPostRoute extends BlogRoute {
  readonly post: Post;
}

/** One page of a paginated list of posts. */
export interface PostListPage {
  readonly posts: readonly Post[];
  /** From 1. */
  readonly number: number;
  readonly newerUrl: string | null;
  readonly olderUrl: string | null;
}

/** A page with excerpts of posts. */
export interface BlogListRoute extends BlogRoute {
  readonly page: PostListPage;
}

export interface BlogTagRoute extends BlogListRoute {
  readonly tag: Tag<Post>;
}

export interface BlogAuthorRoute extends BlogListRoute {
  readonly author: BlogAuthor;
}

/** The kinds of pages of a blog. */
export type BlogKinds = Readonly<Record<'post' | 'list' | 'archive' | 'tags' | 'tag' | 'authors' | 'author', PageKind>>;

/** Returns the routes of a blog: posts, pages of the list, archive, tags, authors. */
export function blogRoutes(blog: Blog, kinds: BlogKinds): readonly BlogRoute[] {
  return [
    ...postRoutes(blog, kinds),
    ...listRoutes(blog, kinds),
    ...indexRoutes(blog, kinds),
    ...tagRoutes(blog, kinds),
    ...authorRoutes(blog, kinds),
  ];
}

function postRoutes(blog: Blog, kinds: BlogKinds): readonly BlogPostRoute[] {
  return blog.posts.map((post) => {
    const url = postUrl(blog, post);
    const { title, description, draft, unlisted, fallback } = post;
    const key = `blog-post:${blog.collection.key}/${post.source.relativePath}`;
    return {
      ...generated(blog, { kind: kinds.post, key, url, title, source: post.source.file }),
      ...{ entry: post, post, description, draft, unlisted, fallback },
    };
  });
}

function listRoutes(blog: Blog, kinds: BlogKinds): readonly BlogListRoute[] {
  const title = localize(blog.collection.title, blog.locale);
  const { description } = blog.collection;
  return pagesOf(blog, blog.listedPosts, blog.url).map((page) => ({
    ...generated(blog, {
      kind: kinds.list,
      key: `blog-list:${page.number}`,
      url: page.url,
      title,
      source: blog.set.files.folder,
    }),
    ...listed(blog, page),
    homeRank: 2,
    description: description === null ? null : localize(description, blog.locale),
  }));
}

function indexRoutes(blog: Blog, kinds: BlogKinds): readonly BlogRoute[] {
  const { strings } = blog;
  const { folder, authors, tags } = blog.set.files;
  const route = (name: 'archive' | 'tags' | 'authors', title: string, source: string): BlogRoute => {
    const kind = kinds[name];
    const hint = `Choose another address in \`segments.${name}\` of the collection.`;
    const origin = { name: `the page \`${name}\` of \`${blog.collection.key}\``, file: null, hint };
    return { ...generated(blog, { kind, key: kind.name, url: listUrl(blog, name), title, source }), origin };
  };
  const archive = route('archive', strings['theme.blog.archive.title'], folder);
  return [
    ...(blog.listedPosts.length > 0 ? [{ ...archive, description: strings['theme.blog.archive.description'] }] : []),
    ...(blog.tags.all.length > 0 ? [route('tags', strings['theme.tags.tagsPageTitle'], tags ?? folder)] : []),
    ...(blog.authors.some(({ pageUrl }) => pageUrl !== null)
      ? [route('authors', strings['theme.blog.authorsList.pageTitle'], authors ?? folder)]
      : []),
  ];
}

function tagRoutes(blog: Blog, kinds: BlogKinds): readonly BlogTagRoute[] {
  const source = blog.set.files.tags ?? blog.set.files.folder;
  return blog.tags.all.flatMap((tag) => {
    const title = formatMessage(blog.strings['theme.blog.tagTitle'], {
      nPosts: countPosts(blog, tag.entries.length),
      tagName: tag.label,
    });
    // A tag may be declared in no file: mistakes are reported at its first post.
    const hint = 'Give the tag another `permalink`.';
    const origin = { name: `the tag \`${tag.key}\``, file: tag.entries[0]?.source.file ?? null, hint };
    return pagesOf(blog, tag.entries, tag.url).map((page): BlogTagRoute => {
      const key = `blog-tag:${tag.key}:${page.number}`;
      const base = generated(blog, { kind: kinds.tag, key, url: page.url, title, source });
      return { ...base, ...listed(blog, page), tag, description: tag.description, origin };
    });
  });
}

function authorRoutes(blog: Blog, kinds: BlogKinds): readonly BlogAuthorRoute[] {
  const source = blog.set.files.authors ?? blog.set.files.folder;
  return blog.authors.flatMap((author) => {
    if (author.pageUrl === null) return [];
    const title = formatMessage(blog.strings['theme.blog.author.pageTitle'], {
      authorName: author.name,
      nPosts: countPosts(blog, author.posts.length),
    });
    const hint = 'Give one of them another `page: { permalink: … }`.';
    const origin = { name: `the author \`${author.key}\``, file: null, hint };
    return pagesOf(blog, author.posts, author.pageUrl).map((page): BlogAuthorRoute => {
      const key = `blog-author:${author.key}:${page.number}`;
      const base = generated(blog, { kind: kinds.author, key, url: page.url, title, source });
      return { ...base, ...listed(blog, page), author, description: author.description, origin };
    });
  });
}

/** Returns a number of posts in words, such as "2 posts". */
export function countPosts({ locale, strings }: Blog, count: number): string {
  const forms = strings['theme.blog.post.plurals'];
  return formatPlural({ forms, count, lang: locale.htmlLang });
}

/** Returns the pages of a list, in its order. */
function pagesOf(
  blog: Blog,
  posts: readonly Post[],
  listAddress: string,
): readonly (PostListPage & { readonly url: string })[] {
  const { postsPerPage, isOldestFirst } = blog.collection;
  return paginate(inListOrder(blog, posts), postsPerPage, listAddress).map((page) => {
    const { items, number, url, previousUrl, nextUrl } = page;
    const [newerUrl, olderUrl] = isOldestFirst ? [nextUrl, previousUrl] : [previousUrl, nextUrl];
    return { posts: items, number, url, newerUrl, olderUrl };
  });
}

/** Returns the fields of a page with excerpts of posts. */
function listed(blog: Blog, page: PostListPage) {
  return { page, listed: page.posts.map((post) => ({ entry: post, url: postUrl(blog, post) })) };
}

interface Identity {
  readonly kind: PageKind;
  readonly key: string;
  readonly url: string;
  readonly title: string;
  readonly source: string;
}

/** Returns the fields of a route, with the defaults that most pages of a blog share. */
function generated(blog: Blog, { kind, key, url, title, source }: Identity): BlogRoute {
  return {
    kind,
    blog,
    entry: null,
    key: `${blog.collection.key}/${key}`,
    locale: blog.locale,
    url,
    output: outputFile(url),
    source,
    fallback: false,
    title,
    description: null,
    collection: blog.collection.key,
    version: null,
    draft: false,
    unlisted: false,
  };
}
