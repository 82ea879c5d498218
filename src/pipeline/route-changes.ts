import { addressOf } from '../site/graph/redirects.ts';
import type { Site } from '../site/graph/site.ts';
import type { RouteChanges } from '../shared/route-changes.ts';
import { compareRoutes } from '../site/compare-routes.ts';
import { describeRoute } from '../site/describe-route.ts';
import { followRedirect } from '../site/redirects/follow-redirect.ts';
import { readEarlierRoutes } from './earlier-routes.ts';
import { type RouteFilters, selectRoutes } from './select-routes.ts';

/**
 * Returns what has changed in the routes of a site since a kept list of them or a git ref. Throws a
 * `DocsgenError` if that cannot be read, or for a filter that fits nothing.
 */
export async function findRouteChanges(site: Site, since: string, filters: RouteFilters): Promise<RouteChanges> {
  const after = (await selectRoutes(site, filters)).map((route) => describeRoute(site, route));
  const all = await readEarlierRoutes(site.config.root, since);
  const { locales, kinds } = filters;
  const before = all.filter(
    ({ locale, kind }) => (locales?.includes(locale) ?? true) && (kinds?.includes(kind) ?? true),
  );
  return compareRoutes(before, after, (url) => followRedirect(site, addressOf(url)));
}
