import type { Locale } from '../../config/config.ts';
import type { Doc, DocSet, PageEntry, Post } from '../../content/content.ts';
import type { Blog, BlogAuthor, BlogTag } from './blog.ts';
import { type SidebarCategory, walkSidebar } from '../sidebars/sidebar.ts';

/**
 * One page in one language. It is the only place where the page's key, address and files are
 * defined; no other module derives one of them from another.
 */
interface RouteBase {
  /** Identifies the page; the same in every locale. */
  readonly key: string;
  readonly locale: Locale;
  /** Address inside the site, without base: `/es/concepts/intro`. */
  readonly url: string;
  /** File relative to the output folder. */
  readonly output: string;
  /**
   * File or folder that the page is made from, relative to the site's root; null for a page that
   * docsgen generates without a source.
   */
  readonly source: string | null;
  /** There is no translation, so the source is in another language. */
  readonly fallback: boolean;
  readonly title: string;
  readonly description: string | null;
  /** Key of the collection. */
  readonly collection: string | null;
  /** Name of the docs version. */
  readonly version: string | null;
  readonly draft: boolean;
  readonly unlisted: boolean;
}

export interface DocRoute extends RouteBase {
  readonly kind: 'doc';
  readonly doc: Doc;
  readonly set: DocSet;
  /** Name of the sidebar that the doc is shown with. */
  readonly sidebar: string | null;
}

export interface CategoryRoute extends RouteBase {
  readonly kind: 'category';
  readonly category: SidebarCategory;
  readonly set: DocSet;
  readonly sidebar: string;
}

export interface PageRoute extends RouteBase {
  readonly kind: 'page' | 'home';
  readonly entry: PageEntry;
}

export interface BlogPostRoute extends RouteBase {
  readonly kind: 'blog-post';
  readonly blog: Blog;
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

export interface BlogListRoute extends RouteBase {
  readonly kind: 'blog-list';
  readonly blog: Blog;
  readonly page: PostListPage;
}

export interface BlogTagRoute extends RouteBase {
  readonly kind: 'blog-tag';
  readonly blog: Blog;
  readonly tag: BlogTag;
  readonly page: PostListPage;
}

export interface BlogAuthorRoute extends RouteBase {
  readonly kind: 'blog-author';
  readonly blog: Blog;
  readonly author: BlogAuthor;
  readonly page: PostListPage;
}

export interface BlogIndexRoute extends RouteBase {
  readonly kind: 'blog-archive' | 'blog-authors' | 'blog-tags';
  readonly blog: Blog;
}

export interface NotFoundRoute extends RouteBase {
  readonly kind: 'not-found';
}

/** The page with search results. */
export interface SearchRoute extends RouteBase {
  readonly kind: 'search';
}

/** A redirect from the root of a locale without a page at its root. */
export interface RedirectRoute extends RouteBase {
  readonly kind: 'redirect';
  readonly target: Route;
}

export type Route =
  | DocRoute
  | CategoryRoute
  | PageRoute
  | BlogPostRoute
  | BlogListRoute
  | BlogTagRoute
  | BlogAuthorRoute
  | BlogIndexRoute
  | NotFoundRoute
  | SearchRoute
  | RedirectRoute;

/** Returns the page that a reader sees at the address of a route, with redirects followed. */
export function shownRoute(route: Route): Route {
  return route.kind === 'redirect' ? route.target : route;
}

/** Returns the content entry of a page; null for a page without one, such as a list. */
export function entryOf(route: Route) {
  switch (route.kind) {
    case 'doc':
      return route.doc;
    case 'blog-post':
      return route.post;
    case 'page':
    case 'home':
      return route.entry;
    default:
      return null;
  }
}

/**
 * Returns whether a page has content in its own language. For a list, at least one of its entries
 * must be in that language.
 */
export function isInOwnLanguage(route: Route): boolean {
  switch (route.kind) {
    case 'category':
      return walkSidebar(route.category.items).some((node) => node.type === 'doc' && !node.doc.fallback);
    case 'blog-list':
    case 'blog-tag':
    case 'blog-author':
      return route.page.posts.some((post) => !post.fallback);
    case 'blog-archive':
    case 'blog-authors':
    case 'blog-tags':
      return route.blog.listedPosts.some((post) => !post.fallback);
    default:
      return !route.fallback;
  }
}
