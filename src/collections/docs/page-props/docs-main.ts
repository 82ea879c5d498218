import type { CategoryMain, DocMain, PagerLinkProps } from '../../../shared/main-props.ts';
import type { CompiledContent } from '../../../site/graph/compiled-content.ts';
import type { PageContext } from '../../../site/graph/site.ts';
import { createContent, createPageToc, mayShow } from '../../../site/page-props/content.ts';
import { createNotices } from '../../../site/page-props/notices.ts';
import { shownParts } from '../../../site/page-props/layout.ts';
import { createTagLinks } from '../../../site/tags/tag-links.ts';
import type { Docs } from '../graph/docs.ts';
import type { CategoryRoute, DocRoute } from '../graph/docs-routes.ts';
import { nodeTarget } from '../graph/node-target.ts';
import { placeOfRoute } from '../graph/route-place.ts';
import type { Place, SidebarStop } from '../sidebars/places.ts';
import { createBreadcrumbs } from './breadcrumbs.ts';
import { createCards, createNearCards } from './cards.ts';
import { docOf, nodeLanguage } from './node-language.ts';
import { createOverview } from './section-overview.ts';
import { versionBadge, versionNotices } from './version-notes.ts';

/** Returns the main area of a doc. */
export function createDocMain(context: PageContext, route: DocRoute, compiled: CompiledContent): DocMain {
  const { doc, docs } = route;
  const place = placeOfRoute(route);
  const { previous, next } = neighbors(context, docs, route, place);
  const { layout = 'doc' } = doc.frontMatter;
  const shown = shownParts(route);
  const tags = createTagLinks(context, docs.tags, doc);
  const overview = createOverview(context, route, compiled);
  return {
    kind: 'doc',
    ...(layout === 'wide' || layout === 'blank' ? { isWide: true } : {}),
    ...(layout === 'split' && { hasCodeBeside: true }),
    title: doc.title,
    heading: doc.hasOwnHeading || doc.frontMatter.hide_title ? null : doc.title,
    content: createContent(context, doc.source),
    homeHref: context.homeHref,
    breadcrumbs: createBreadcrumbs(context, route),
    toc:
      layout === 'doc' || layout === 'split' ? createPageToc(context, compiled, doc.source, doc.frontMatter, doc) : [],
    nearCards: mayShow(compiled, doc.source, 'DocCardList') ? createNearCards(context, route) : [],
    ...(overview && { overview }),
    notices: [...createNotices(context), ...versionNotices(context, docs)],
    versionBadge: shown.details ? versionBadge(context, docs) : null,
    ...(shown.details && tags.length > 0 && { tags }),
    previous: shown.details ? previous : null,
    next: shown.details ? next : null,
  };
}

/**
 * Returns the main area of a category's own page: cards of its items. Throws if no category of its
 * sidebar has this page.
 */
export function createCategoryMain(context: PageContext, route: CategoryRoute): CategoryMain {
  const { category, docs } = route;
  const place = placeOfRoute(route);
  if (!place) {
    const sidebar = `the sidebar \`${route.sidebar}\` of \`${docs.set.collection.key}\``;
    throw new Error(
      `The category page ${route.url} has no category: ${sidebar} has none named \`${category.label}\` with this page`,
    );
  }
  return {
    kind: 'category',
    title: route.title,
    description: route.description,
    homeHref: context.homeHref,
    breadcrumbs: createBreadcrumbs(context, route),
    cards: createCards(context, docs, category.items),
    notices: [...createNotices(context), ...versionNotices(context, docs)],
    versionBadge: versionBadge(context, docs),
    previous: pagerLink(context, docs, place.previous),
    next: pagerLink(context, docs, place.next),
  };
}

/** Returns the previous and next page. Front matter overrides the order of the sidebar. */
function neighbors(context: PageContext, docs: Docs, { doc }: DocRoute, place: Place | undefined) {
  const { pagination_prev: previous, pagination_next: next } = doc.frontMatter;
  const choose = (named: string | null | undefined, fromSidebar: SidebarStop | null) => {
    if (named === undefined) return pagerLink(context, docs, fromSidebar);
    const other = named === null ? undefined : docs.byId.get(named);
    return other
      ? pagerLink(context, docs, { type: 'doc', doc: other, label: other.frontMatter.sidebar_label ?? other.title })
      : null;
  };
  return { previous: choose(previous, place?.previous ?? null), next: choose(next, place?.next ?? null) };
}

function pagerLink(context: PageContext, docs: Docs, stop: SidebarStop | null): PagerLinkProps | null {
  const target = stop === null ? null : nodeTarget(docs, stop);
  if (stop === null || target === null || !('url' in target)) return null;
  const label = docOf(stop)?.frontMatter.pagination_label ?? stop.label;
  return { label, href: context.to.page(target.url), ...nodeLanguage(context, { ...stop, label }) };
}
