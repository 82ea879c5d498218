import type { MainProps } from '../../shared/main-props.ts';
import type { AnnouncementProps, PageProps, RedirectProps, SidebarProps } from '../../shared/page-props.ts';
import type { CompiledContent } from '../references/compiled-content.ts';
import type { RedirectRoute, Route } from '../graph/route.ts';
import { createFooter } from '../navigation/footer.ts';
import { createNavbar } from '../navigation/navbar.ts';
import { resolveHtml } from '../navigation/resolve-html.ts';
import { localeProps, type PageContext } from '../graph/page-context.ts';
import {
  createBlogArchiveMain,
  createBlogAuthorMain,
  createBlogAuthorsMain,
  createBlogListMain,
  createBlogPostMain,
  createBlogTagMain,
  createBlogTagsMain,
} from './blog.ts';
import { createCategoryMain, createDocMain, docsOf } from './docs.ts';
import { createHead } from './head.ts';
import { createHomeMain, createPageMain } from './pages.ts';
import { createSearchMain } from './search.ts';
import { createBlogSidebar } from './blog-sidebar.ts';
import { createDocsSidebar } from './docs-sidebar.ts';

/**
 * Returns the props of a page, without its rendered text. Throws only for mistakes that the checks
 * of the site have already reported.
 */
export function createPageProps(context: PageContext, compiled: CompiledContent): PageProps | RedirectProps {
  const { route } = context;
  if (route.kind === 'redirect') return createRedirect(context, route);
  return {
    locale: localeProps(context.locale),
    head: createHead(context),
    skipTo: '#main',
    announcement: createAnnouncement(context),
    navbar: createNavbar(context),
    sidebar: createSidebar(context),
    main: createMain(context, route, compiled),
    footer: createFooter(context),
  };
}

function createRedirect(context: PageContext, { target }: RedirectRoute): RedirectProps {
  const { title, canonical } = createHead({ ...context, route: target });
  return { locale: localeProps(context.locale), target: { title, href: context.to.page(target.url) }, canonical };
}

function createAnnouncement(context: PageContext): AnnouncementProps | null {
  const { announcement } = context.site.config;
  if (!announcement) return null;
  const { id, content, isCloseable } = announcement;
  return { id, html: resolveHtml(context, content), isCloseable };
}

function createSidebar(context: PageContext): SidebarProps | null {
  const { route } = context;
  switch (route.kind) {
    case 'doc':
    case 'category':
      return createDocsSidebar(context, docsOf(context, route), route);
    case 'blog-list':
    case 'blog-post':
    case 'blog-tag':
    case 'blog-author':
      return createBlogSidebar(context, route.blog);
    default:
      return null;
  }
}

function createMain(context: PageContext, route: Exclude<Route, RedirectRoute>, compiled: CompiledContent): MainProps {
  switch (route.kind) {
    case 'doc':
      return createDocMain(context, route, compiled);
    case 'category':
      return createCategoryMain(context, route);
    case 'page':
      return createPageMain(context, route, compiled);
    case 'home':
      return createHomeMain(context, route, compiled);
    case 'blog-list':
      return createBlogListMain(context, route, compiled);
    case 'blog-post':
      return createBlogPostMain(context, route, compiled);
    case 'blog-archive':
      return createBlogArchiveMain(context, route);
    case 'blog-authors':
      return createBlogAuthorsMain(context, route);
    case 'blog-author':
      return createBlogAuthorMain(context, route, compiled);
    case 'blog-tags':
      return createBlogTagsMain(context, route);
    case 'blog-tag':
      return createBlogTagMain(context, route, compiled);
    case 'not-found':
      return { kind: 'not-found', homeHref: context.homeHref };
    case 'search':
      return createSearchMain(context);
  }
}
