import type { Docs } from './docs.ts';
import type { CategoryRoute, DocRoute } from './route.ts';
import { docStopId, type Place, stopId } from '../sidebars/places.ts';

/**
 * Returns the position of a route's page in its sidebar; undefined if the page has no sidebar, or
 * if the sidebar does not contain the page.
 */
export function placeOfRoute(docs: Docs, route: DocRoute | CategoryRoute): Place | undefined {
  if (route.sidebar === null) return undefined;
  const id = route.kind === 'doc' ? docStopId(route.doc) : stopId(route.category);
  return docs.places.get(route.sidebar)?.get(id);
}
