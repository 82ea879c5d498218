import type { Route, Site } from '../site/graph/site.ts';

/**
 * The routes that a run works on. `site` always holds all routes, so that links to other pages
 * resolve.
 */
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

/**
 * Returns the selection with the pages whose texts the selected pages show: a list of posts shows
 * excerpts of the posts.
 */
export function withListedPages(selection: RouteSelection): RouteSelection {
  const { site, routes } = selection;
  if (isWholeSite(selection)) return selection;
  const listed = routes.flatMap((route) => (route.listed ?? []).flatMap(({ url }) => site.byUrl.get(url) ?? []));
  return { site, routes: [...new Set([...routes, ...listed])] };
}
