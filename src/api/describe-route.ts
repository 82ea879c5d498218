import type { Route } from '../site/graph/site.ts';
import type { RouteInfo } from './route-info.ts';

/** Returns what the public interface says of a route. */
export function describeRoute(route: Route): RouteInfo {
  const { url, locale, kind, title, source, output, fallback, version, draft, unlisted } = route;
  return { url, locale: locale.name, kind: kind.name, title, source, output, fallback, version, draft, unlisted };
}
