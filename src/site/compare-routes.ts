import { groupBy } from '../shared/group-by.ts';
import type { GoneRoute, RouteChange, RouteChanges } from '../shared/route-changes.ts';
import type { RouteInfo } from '../shared/route-info.ts';

/** A route of an earlier list. One that an older docsgen wrote has fewer fields. */
export type EarlierRoute = Pick<RouteInfo, 'url' | 'locale' | 'kind' | 'title' | 'source'> & Partial<RouteInfo>;

/**
 * Returns what has changed between two lists of routes. `followed` returns where an address without
 * a page leads now; null for nowhere.
 */
export function compareRoutes(
  before: readonly EarlierRoute[],
  after: readonly RouteInfo[],
  followed: (url: string) => string | null,
): RouteChanges {
  const earlier = new Map(before.map((route) => [route.url, route]));
  const later = new Map(after.map((route) => [route.url, route]));
  const gone = before.filter(({ url }) => !later.has(url));
  const added = after.filter(({ url }) => !earlier.has(url));
  // A file can be shown by many pages, such as the tags of a blog. None of them is the one that
  // moved.
  const goneOf = groupBy(gone, identify);
  const addedOf = groupBy(added, identify);
  const placeOf = (route: EarlierRoute) => {
    const pages = addedOf.get(identify(route)) ?? [];
    const isCertain = route.source !== null && pages.length === 1 && goneOf.get(identify(route))?.length === 1;
    return isCertain ? (pages[0] ?? null) : null;
  };
  const moves = gone.flatMap((route) => {
    const place = placeOf(route);
    return place ? [{ route, to: place.url }] : [];
  });
  const movedTo = new Set(moves.map(({ to }) => to));
  const describe = ({ url, locale, kind, title, source }: EarlierRoute): GoneRoute => {
    return { url, locale, kind, title, source, leadsTo: followed(url) };
  };
  return {
    added: added.filter(({ url }) => !movedTo.has(url)),
    removed: gone.filter((route) => placeOf(route) === null).map(describe),
    moved: moves.map(({ route, to }) => ({ ...describe(route), to })),
    changed: after.flatMap((route) => {
      const changes = changesOf(earlier.get(route.url), route);
      return changes.length === 0 ? [] : [{ url: route.url, changes }];
    }),
  };
}

function identify({ source, locale, kind }: EarlierRoute): string {
  return JSON.stringify([source, locale, kind]);
}

function changesOf(before: EarlierRoute | undefined, after: RouteInfo): readonly RouteChange[] {
  if (!before) return [];
  const values = new Map<string, RouteChange['before']>(Object.entries(before));
  return Object.entries(after).flatMap(([field, value]) => {
    const old = values.get(field);
    return old === undefined || old === value ? [] : [{ field, before: old, after: value }];
  });
}
