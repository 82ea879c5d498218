import type { Route } from '../../site/graph/route.ts';
import type { Site } from '../../site/graph/site.ts';

/** Returns a site of which only these pages are looked at; links are followed to all of them. */
export function viewOf(site: Site, routes: readonly Route[]): Site {
  return { ...site, routes };
}
