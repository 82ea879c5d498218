import { docStopId, type Place, stopId } from '../sidebars/places.ts';
import type { CategoryRoute, DocRoute } from './docs-routes.ts';

/**
 * Returns the position of a route's page in its sidebar; undefined if the page has no sidebar, or
 * if the sidebar does not contain the page.
 */
export function placeOfRoute(route: DocRoute | CategoryRoute): Place | undefined {
  if (route.sidebar === null) return undefined;
  const id = 'doc' in route ? docStopId(route.doc) : stopId(route.category);
  return route.docs.places.get(route.sidebar)?.get(id);
}
