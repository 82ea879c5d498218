import type { RouteInfo } from '../shared/route-info.ts';
import { absoluteUrl } from './graph/absolute-url.ts';
import { canonicalRoute } from './graph/indexing.ts';
import { type Route, shownRoute, type Site } from './graph/site.ts';
import { placedOutput, siteUrl } from './graph/site-url.ts';

/**
 * Returns what the public interface and `docsgen routes --json` say of a route. `out` is the name
 * of the output folder of the site.
 */
export function describeRoute(site: Site, route: Route, out = 'build'): RouteInfo {
  const { locale, kind, title, source, fallback, version, draft, unlisted, target } = route;
  const isNotFound = kind.isNotFound === true;
  const place = locale.away === null ? site.config.domain : locale.away.domain;
  const output = placedOutput(route);
  return {
    url: siteUrl(site.config, route),
    locale: locale.name,
    kind: kind.name,
    title,
    source,
    output: place === null ? output : `../${out}-${place}/${output}`,
    fallback,
    version,
    draft,
    unlisted,
    address: absoluteUrl({ site }, route.url),
    canonical: isNotFound ? null : absoluteUrl({ site }, canonicalRoute(site, shownRoute(route)).url),
    status: isNotFound ? 404 : target ? 301 : 200,
    redirect: target ? siteUrl(site.config, target) : null,
  };
}
