import type { AnnouncementProps, PageProps, RedirectProps } from '../../shared/page-props.ts';
import type { CompiledContent } from '../graph/compiled-content.ts';
import { localeProps } from '../graph/page-context.ts';
import type { PageContext, Route } from '../graph/site.ts';
import { createFooter } from '../navigation/footer.ts';
import { createNavbar } from '../navigation/navbar.ts';
import { resolveHtml } from '../navigation/resolve-html.ts';
import { createHead } from './head.ts';

/**
 * Returns the props of a page, without its rendered text. Throws only for mistakes that the checks
 * of the site have already reported.
 */
export function createPageProps(context: PageContext, compiled: CompiledContent): PageProps | RedirectProps {
  const { route } = context;
  if (route.target) return createRedirect(context, route.target);
  const values = route.entry?.frontMatter.custom;
  return {
    locale: localeProps(context.locale),
    head: createHead(context),
    skipTo: '#main',
    announcement: createAnnouncement(context),
    navbar: createNavbar(context),
    sidebar: route.kind.createSidebar?.(context, route) ?? null,
    main: route.kind.createMain(context, route, compiled),
    footer: createFooter(context),
    ...(values && { values }),
  };
}

function createRedirect(context: PageContext, target: Route): RedirectProps {
  const { title, canonical } = createHead({ ...context, route: target });
  const { noIndex: noindex } = context.site.config;
  const href = context.to.page(target.url);
  return { locale: localeProps(context.locale), target: { title, href }, canonical, noindex };
}

function createAnnouncement(context: PageContext): AnnouncementProps | null {
  const { announcement } = context.site.config;
  if (!announcement) return null;
  const { id, content, isCloseable } = announcement;
  return { id, html: resolveHtml(context, content), isCloseable };
}
