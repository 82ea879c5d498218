import type { RouteInfo } from '../shared/route-info.ts';
import { absoluteUrl } from './graph/absolute-url.ts';
import { canonicalRoute } from './graph/indexing.ts';
import { type Route, shownRoute, type Site } from './graph/site.ts';

/** Returns what the public interface and `docsgen routes --json` say of a route. */
export function describeRoute(site: Site, route: Route): RouteInfo {
  const { url, locale, kind, title, source, output, fallback, version, draft, unlisted, target } = route;
  const isNotFound = kind.isNotFound === true;
  return {
    url,
    locale: locale.name,
    kind: kind.name,
    title,
    source,
    output,
    fallback,
    version,
    draft,
    unlisted,
    canonical: isNotFound ? null : absoluteUrl({ site }, canonicalRoute(site, shownRoute(route)).url),
    status: isNotFound ? 404 : target ? 301 : 200,
    redirect: target?.url ?? null,
  };
}
