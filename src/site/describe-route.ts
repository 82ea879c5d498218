import type { RouteInfo } from '../shared/route-info.ts';
import type { Route } from './graph/site.ts';

/** Returns what the public interface and `docsgen routes --json` say of a route. */
export function describeRoute(route: Route): RouteInfo {
  const { url, locale, kind, title, source, output, fallback, version, draft, unlisted } = route;
  return { url, locale: locale.name, kind: kind.name, title, source, output, fallback, version, draft, unlisted };
}
