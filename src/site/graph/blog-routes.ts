import { localize } from '../../config/localize.ts';
import type { Config } from '../../config/config.ts';
import type { Post } from '../../content/content.ts';
import { formatMessage, formatPlural, stringsFor } from '../../theme/strings/strings.ts';
import { outputFile, pageUrl } from './address.ts';
import { type Blog, postUrl } from './blog.ts';
import type { PostListPage, Route } from './route.ts';

/** Returns the routes of a blog: posts, pages of the list, archive, tags, authors. */
export function blogRoutes(config: Config, blog: Blog): readonly Route[] {
  return [
    ...postRoutes(blog),
    ...listRoutes(config, blog),
    ...indexRoutes(blog),
    ...tagRoutes(blog),
    ...authorRoutes(blog),
  ];
}

function postRoutes(blog: Blog): readonly Route[] {
  return blog.posts.map((post) => {
    const url = postUrl(blog, post);
    const { title, description, draft, unlisted, fallback } = post;
    const key = `blog-post:${blog.collection.key}/${post.source.relativePath}`;
    return {
      ...generated(blog, { key, url, title, source: post.source.file }),
      ...{ kind: 'blog-post', blog, post, description, draft, unlisted, fallback },
    };
  });
}

function listRoutes(config: Config, blog: Blog): readonly Route[] {
  const title = localize(blog.collection.title, blog.locale, config);
  const { description } = blog.collection;
  return paginate(blog, blog.listedPosts, blog.url).map((page) => ({
    ...generated(blog, { key: `blog-list:${page.number}`, url: page.url, title, source: blog.set.files.folder }),
    ...{ kind: 'blog-list', blog, page },
    description: description === null ? null : localize(description, blog.locale, config),
  }));
}

function indexRoutes(blog: Blog): readonly Route[] {
  const strings = stringsFor(blog.locale.htmlLang);
  const { folder, authors, tags } = blog.set.files;
  const route = (
    kind: 'blog-archive' | 'blog-tags' | 'blog-authors',
    name: string,
    title: string,
    source: string,
  ): Route => ({
    ...generated(blog, { key: kind, url: pageUrl(blog.locale, blog.collection.path, name), title, source }),
    ...{ kind, blog },
  });
  const archive = route('blog-archive', 'archive', strings['theme.blog.archive.title'], folder);
  return [
    ...(blog.listedPosts.length > 0 ? [{ ...archive, description: strings['theme.blog.archive.description'] }] : []),
    ...(blog.tags.length > 0 ? [route('blog-tags', 'tags', strings['theme.tags.tagsPageTitle'], tags ?? folder)] : []),
    ...(blog.authors.some(({ pageUrl }) => pageUrl !== null)
      ? [route('blog-authors', 'authors', strings['theme.blog.authorsList.pageTitle'], authors ?? folder)]
      : []),
  ];
}

function tagRoutes(blog: Blog): readonly Route[] {
  const source = blog.set.files.tags ?? blog.set.files.folder;
  return blog.tags.flatMap((tag) => {
    const title = formatMessage(stringsFor(blog.locale.htmlLang)['theme.blog.tagTitle'], {
      nPosts: countPosts(blog, tag.posts.length),
      tagName: tag.label,
    });
    return paginate(blog, tag.posts, tag.url).map((page): Route => {
      const base = generated(blog, { key: `blog-tag:${tag.key}:${page.number}`, url: page.url, title, source });
      return { ...base, kind: 'blog-tag', blog, tag, page, description: tag.description };
    });
  });
}

function authorRoutes(blog: Blog): readonly Route[] {
  const source = blog.set.files.authors ?? blog.set.files.folder;
  return blog.authors.flatMap((author) => {
    if (author.pageUrl === null) return [];
    const title = formatMessage(stringsFor(blog.locale.htmlLang)['theme.blog.author.pageTitle'], {
      authorName: author.name,
      nPosts: countPosts(blog, author.posts.length),
    });
    return paginate(blog, author.posts, author.pageUrl).map((page): Route => {
      const base = generated(blog, { key: `blog-author:${author.key}:${page.number}`, url: page.url, title, source });
      return { ...base, kind: 'blog-author', blog, author, page, description: author.description };
    });
  });
}

/** Returns a number of posts in words, such as "2 posts". */
export function countPosts({ locale }: Blog, count: number): string {
  const forms = stringsFor(locale.htmlLang)['theme.blog.post.plurals'];
  return formatPlural({ forms, count, lang: locale.htmlLang });
}

/** Returns the pages of a list. There is always a first page, even without posts. */
function paginate(
  blog: Blog,
  posts: readonly Post[],
  url: string,
): readonly (PostListPage & { readonly url: string })[] {
  const size = blog.collection.postsPerPage;
  const count = Math.max(1, Math.ceil(posts.length / size));
  const urlOf = (number: number) => (number === 1 ? url : `${url.replace(/\/$/, '')}/page/${number}`);
  return Array.from({ length: count }, (_, index) => ({
    posts: posts.slice(index * size, (index + 1) * size),
    number: index + 1,
    url: urlOf(index + 1),
    newerUrl: index > 0 ? urlOf(index) : null,
    olderUrl: index + 1 < count ? urlOf(index + 2) : null,
  }));
}

interface Identity {
  readonly key: string;
  readonly url: string;
  readonly title: string;
  readonly source: string;
}

/** Returns the fields of a route, with the defaults that most pages of a blog share. */
function generated(blog: Blog, { key, url, title, source }: Identity) {
  return {
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
  } as const;
}
