import { postUrl } from '../site/graph/blog.ts';
import { entryOf, type Route } from '../site/graph/route.ts';
import type { Site } from '../site/graph/site.ts';

/** The pages of a site that a run is about. The site is always whole, so links lead to all pages. */
export interface RouteSelection {
  readonly site: Site;
  readonly routes: readonly Route[];
}

/** Returns the selection of all pages of a site. */
export function selectAll(site: Site): RouteSelection {
  return { site, routes: site.routes };
}

/** Returns whether all pages of the site are selected. */
export function isWholeSite({ site, routes }: RouteSelection): boolean {
  return routes === site.routes;
}

/** Returns the selected pages and the pages whose texts these show: a list of posts shows excerpts of the posts. */
export function withListedPages(selection: RouteSelection): RouteSelection {
  const { site, routes } = selection;
  if (isWholeSite(selection)) return selection;
  const listed = routes.flatMap((route) => {
    if (entryOf(route) !== null || !('page' in route)) return [];
    return route.page.posts.flatMap((post) => site.byUrl.get(postUrl(route.blog, post)) ?? []);
  });
  return { site, routes: [...new Set([...routes, ...listed])] };
}
