import type { AddressList } from '../../shared/address-list.ts';
import { isExternal } from '../../shared/is-external.ts';
import { createAddresses, servedBase } from '../graph/address.ts';
import type { Site } from '../graph/site.ts';

/** Returns whether the 404 pages of a site need a list of addresses. */
export function hasAddressList(site: Pick<Site, 'routes' | 'redirects'>): boolean {
  return site.redirects.patterns.length > 0 || site.routes.some(hasCapitals);
}

/** Returns what the 404 pages of a site need to find the page that a reader wants. */
export function createAddressList({ config, routes, redirects }: Site): AddressList {
  const base = servedBase(config);
  const to = createAddresses(config, null);
  return {
    patterns: redirects.patterns.map((pattern) => ({
      from: base + pattern.from.slice(1),
      to: isExternal(pattern.to) ? pattern.to : base + pattern.to.slice(1),
    })),
    capitals: routes.filter(hasCapitals).map(({ url }) => decodeURI(to.page(url))),
  };
}

/** A fallback page of a page with capitals has them too, and so has each language. */
function hasCapitals({ url, kind, locale }: Site['routes'][number]): boolean {
  return !kind.isNotFound && locale.away === null && url !== url.toLowerCase();
}
