import type { LabelLanguage } from '../../../shared/label-language.ts';
import type { BreadcrumbProps } from '../../../shared/main-props.ts';
import { absoluteUrl } from '../../../site/graph/absolute-url.ts';
import type { StructuredNode } from '../../../site/graph/page-facts.ts';
import type { PageContext } from '../../../site/graph/site.ts';
import { shownParts } from '../../../site/page-props/layout.ts';
import { type CategoryRoute, type DocRoute, isDocRoute } from '../graph/docs-routes.ts';
import { nodeTarget } from '../graph/node-target.ts';
import { placeOfRoute } from '../graph/route-place.ts';
import { docNode } from '../sidebars/autogenerate.ts';
import { isUnlisted } from '../sidebars/sidebar.ts';
import { nodeLanguage } from './node-language.ts';

interface Crumb extends LabelLanguage {
  readonly label: string;
  /** Address inside the site; null for a category without a page. */
  readonly url: string | null;
}

/**
 * Returns the path to a page: the categories that contain it, and its own label. It is empty for a
 * page outside of all sidebars, and if the site shows no such paths.
 */
export function createBreadcrumbs(context: PageContext, route: DocRoute | CategoryRoute): readonly BreadcrumbProps[] {
  if (!context.site.config.pageDetails.breadcrumbs) return [];
  const crumbs = crumbsOf(context, route);
  const last = crumbs.length - 1;
  return crumbs.map(({ url, ...crumb }, index) => ({
    ...crumb,
    href: url === null || index === last ? null : context.to.page(url),
  }));
}

/**
 * Returns the same path for search engines; nothing if there is nothing above the page. They want
 * at least two items, and an address in each.
 */
export function breadcrumbData(context: PageContext, route: DocRoute | CategoryRoute): readonly StructuredNode[] {
  const items = crumbsOf(context, route).flatMap(({ label, url }) => (url === null ? [] : [{ label, url }]));
  if (items.length < 2) return [];
  const itemListElement = items.map(({ label, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absoluteUrl(context, url),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

function crumbsOf(context: PageContext, route: DocRoute | CategoryRoute): readonly Crumb[] {
  const place = shownParts(route).details ? placeOfRoute(route) : undefined;
  if (!place) return [];
  const { docs, url } = route;
  const own = isDocRoute(route) ? docNode(route.doc) : route.category;
  const parents = place.path.map((category): Crumb => {
    const target = isUnlisted(category) ? null : nodeTarget(docs, category);
    const at = target && 'url' in target ? target.url : null;
    return { label: category.label, url: at, ...nodeLanguage(context, category) };
  });
  return [...parents, { label: own.label, url, ...nodeLanguage(context, own) }];
}
