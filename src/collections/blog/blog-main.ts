import { groupBy } from '../../shared/group-by.ts';
import type { AuthorProps } from '../../shared/author-props.ts';
import type {
  BlogArchiveMain,
  BlogAuthorMain,
  BlogAuthorsMain,
  BlogListMain,
  BlogPostMain,
  BlogTagMain,
  PagerLinkProps,
  PostListPager,
  PostProps,
} from '../../shared/main-props.ts';
import type { TagsMain } from '../../shared/tag-props.ts';
import { pathWithoutExtension } from '../../content/page-file.ts';
import type { CompiledContent } from '../../site/graph/compiled-content.ts';
import type { PageContext } from '../../site/graph/site.ts';
import { resolveFile } from '../../site/navigation/site-link.ts';
import { formatDate } from '../../site/page-props/format-date.ts';
import { compiledPage, createContent, createPageToc } from '../../site/page-props/content.ts';
import { labelLanguage } from '../../site/page-props/label-language.ts';
import { createNotices } from '../../site/page-props/notices.ts';
import { readingTime } from '../../site/page-props/reading-time.ts';
import { createTagGroups, createTagLinks } from '../../site/tags/tag-links.ts';
import { socialIcons } from '../../shared/social-icons.ts';
import { authorsOf, type BlogAuthor } from './blog-authors.ts';
import { type Blog, listUrl, postUrl } from './blog.ts';
import {
  type BlogAuthorRoute,
  type BlogListRoute,
  type BlogPostRoute,
  type BlogRoute,
  type BlogTagRoute,
  countPosts,
  type PostListPage,
} from './blog-routes.ts';
import type { Post } from './blog-set.ts';
import { neighborsOf } from './neighbors.ts';

/** Returns the main area of a page of the list of posts. */
export function createBlogListMain(
  context: PageContext,
  route: BlogListRoute,
  compiled: CompiledContent,
): BlogListMain {
  const { blog, page, title, description } = route;
  return {
    kind: 'blog-list',
    title,
    description,
    posts: excerpts(context, blog, page, compiled),
    pager: pager(context, blog, page),
  };
}

/** Returns the main area of a post. */
export function createBlogPostMain(
  context: PageContext,
  route: BlogPostRoute,
  compiled: CompiledContent,
): BlogPostMain {
  const { blog, post } = route;
  const { newer, older } = neighborsOf(blog, post);
  const link = (other: Post | null) =>
    other && postLink(context, blog, other, other.frontMatter.pagination_label ?? other.title);
  return {
    kind: 'blog-post',
    id: `${blog.collection.key}/${pathWithoutExtension(post.source.relativePath)}`,
    post: {
      ...createPost(context, blog, post, compiled),
      authors: authorsOf(blog, post).map((author) => createWholeAuthor(context, author)),
      content: createContent(context, post.source),
      truncated: false,
    },
    titleId: post.hasOwnHeading ? titleId(compiled, post) : null,
    ...(post.frontMatter.hide_title === true && { isTitleHidden: true }),
    toc: createPageToc(context, compiled, post.source, post.frontMatter),
    notices: createNotices(context),
    newer: link(newer),
    older: link(older),
    ...(blog.collection.isOldestFirst && { isOldestFirst: true }),
  };
}

function postLink(context: PageContext, blog: Blog, post: Post, label: string): PagerLinkProps {
  return { label, href: context.to.page(postUrl(blog, post)), ...labelLanguage(label, post, context.locale) };
}

/** The title is rendered above the text, with the id that it would have in the text. */
function titleId(compiled: CompiledContent, { source: { file } }: Post): string | null {
  const own = compiledPage(compiled, file).titleId;
  return own === null ? null : (compiled.inheritedIds.get(file)?.get(own) ?? own);
}

/** Returns the main area of the archive: years and their posts, newest first. */
export function createBlogArchiveMain(context: PageContext, { blog, title }: BlogRoute): BlogArchiveMain {
  const years = groupBy(blog.listedPosts, ({ date }) => date.slice(0, 4));
  return {
    kind: 'blog-archive',
    title,
    description: context.strings['theme.blog.archive.description'],
    years: [...years].map(([year, posts]) => ({
      year,
      posts: posts.map((post) => ({
        date: formatDate(context, post.date, { month: 'long', day: 'numeric' }),
        ...postLink(context, blog, post, post.title),
      })),
    })),
  };
}

/** Returns the main area of the list of authors. */
export function createBlogAuthorsMain(context: PageContext, { blog, title }: BlogRoute): BlogAuthorsMain {
  const authors = blog.authors
    .filter((author) => author.pageUrl !== null)
    .map((author) => ({ author: createWholeAuthor(context, author), count: countPosts(blog, author.posts.length) }));
  return { kind: 'blog-authors', title, authors };
}

/** Returns the main area of an author's page. */
export function createBlogAuthorMain(
  context: PageContext,
  route: BlogAuthorRoute,
  compiled: CompiledContent,
): BlogAuthorMain {
  const { blog, author, page, title } = route;
  return {
    kind: 'blog-author',
    title,
    author: createWholeAuthor(context, author),
    authorsHref: context.to.page(listUrl(blog, 'authors')),
    posts: excerpts(context, blog, page, compiled),
    pager: pager(context, blog, page),
  };
}

/** Returns the main area of the list of tags, by first letter. */
export function createBlogTagsMain(context: PageContext, { blog, title }: BlogRoute): TagsMain {
  return { kind: 'blog-tags', title, groups: createTagGroups(context, blog.tags) };
}

/** Returns the main area of a tag's page. */
export function createBlogTagMain(context: PageContext, route: BlogTagRoute, compiled: CompiledContent): BlogTagMain {
  const { blog, page, title, description } = route;
  return {
    kind: 'blog-tag',
    title,
    description,
    tagsHref: context.to.page(listUrl(blog, 'tags')),
    posts: excerpts(context, blog, page, compiled),
    pager: pager(context, blog, page),
  };
}

function excerpts(
  context: PageContext,
  blog: Blog,
  page: PostListPage,
  compiled: CompiledContent,
): readonly PostProps[] {
  return page.posts.map((post) => createPost(context, blog, post, compiled));
}

function createPost(context: PageContext, blog: Blog, post: Post, compiled: CompiledContent): PostProps {
  const { hasExcerpt } = compiledPage(compiled, post.source.file);
  return {
    title: post.title,
    href: context.to.page(postUrl(blog, post)),
    date: formatDate(context, post.date, { year: 'numeric', month: 'long', day: 'numeric' }),
    readingTime: minutesOf(context, blog, post, compiled),
    authors: authorsOf(blog, post).map((author) => createAuthor(context, author)),
    tags: createTagLinks(context, blog.tags, post),
    content: createContent(context, post.source),
    truncated: hasExcerpt,
    unlisted: post.unlisted,
  };
}

/** Returns how long it takes to read a post; empty for one that does not say so. */
function minutesOf(context: PageContext, { collection }: Blog, post: Post, compiled: CompiledContent): string {
  const shown = post.frontMatter.reading_time ?? collection.readingTime;
  if (shown === false) return '';
  return readingTime(context, shown === true ? compiledPage(compiled, post.source.file).words : { minutes: shown });
}

/** Returns an author with profiles elsewhere, for pages that show them. */
function createWholeAuthor(context: PageContext, author: BlogAuthor): AuthorProps {
  const profiles = author.profiles.map(({ place, href, icon }) => ({
    href,
    icon,
    label: icon === null ? place : socialIcons[icon],
  }));
  return { ...createAuthor(context, author), ...(profiles.length > 0 && { profiles }) };
}

function createAuthor(context: PageContext, author: BlogAuthor): AuthorProps {
  const { name, title, description, image, pageUrl: url, externalUrl } = author;
  return {
    name,
    title,
    description,
    href: url === null ? externalUrl : context.to.page(url),
    external: url === null && externalUrl !== null,
    image: image === null ? null : resolveFile(context, image),
    initials: initials(name),
  };
}

function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return [words.at(0), words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.at(0)?.toUpperCase() ?? '')
    .join('');
}

function pager({ to }: PageContext, { collection }: Blog, { newerUrl, olderUrl }: PostListPage): PostListPager {
  return {
    newerHref: newerUrl === null ? null : to.page(newerUrl),
    olderHref: olderUrl === null ? null : to.page(olderUrl),
    ...(collection.isOldestFirst && { isOldestFirst: true }),
  };
}
