import type { Docs } from './docs.ts';
import type { CategoryRoute, DocRoute } from './route.ts';
import { docStopId, type Place, stopId } from '../sidebars/places.ts';

/** Returns where the page of a route stands in its sidebar; undefined where it is shown with none, or with one that leaves it out. */
export function placeOfRoute(docs: Docs, route: DocRoute | CategoryRoute): Place | undefined {
  if (route.sidebar === null) return undefined;
  const id = route.kind === 'doc' ? docStopId(route.doc) : stopId(route.category);
  return docs.places.get(route.sidebar)?.get(id);
}
