import type { PageIndexEntry } from '../../shared/page-index.ts';
import { createPageContext } from '../graph/page-context.ts';
import type { CollectionGraph, Route, Site } from '../graph/site.ts';
import { isUnindexed } from '../graph/indexing.ts';

/** Pages that belong together, in the order of the site. */
export interface PageSection {
  readonly title: string;
  readonly routes: readonly Route[];
}

/** The pages of a collection in a language and a version. */
export interface SectionScope {
  readonly graph: CollectionGraph;
  readonly locale: string;
  /** Null for a collection without versions. */
  readonly version: string | null;
}

/**
 * Returns the sections of a collection that chat assistants should know: a section for each
 * category at the top of the sidebar, after one for the other pages. Pages without a text of their
 * own or without a translation, and those that search engines should not list, are left out.
 */
export function pageSections(site: Site, { graph, locale, version }: SectionScope): readonly PageSection[] {
  const listed = graph.routes.filter(
    (route) => route.locale.name === locale && route.version === version && isListed(site, route),
  );
  const [first] = listed;
  if (first === undefined) return [];
  const left = new Map(listed.map((route) => [route.url, route]));
  const take = ({ href }: Pick<PageIndexEntry, 'href'>): readonly Route[] => {
    const route = href === null ? undefined : left.get(href);
    if (route === undefined) return [];
    left.delete(route.url);
    return [route];
  };
  const takeAll = (entry: PageIndexEntry): readonly Route[] => [...take(entry), ...entry.items.flatMap(takeAll)];
  // Addresses that are the keys of the routes.
  const to = { page: (url: string) => url, file: (path: string) => path };
  const index = graph.listPages({ ...createPageContext(site, first), to }, version ?? undefined);
  const title = index.label === '' ? graph.collection.key : index.label;
  const single = [index, ...index.items.filter(({ items }) => items.length === 0)].flatMap(take);
  const categories = index.items
    .filter(({ items }) => items.length > 0)
    .map((entry) => ({ title: `${title}: ${entry.label}`, routes: takeAll(entry) }));
  return [{ title, routes: [...single, ...left.values()] }, ...categories].filter(({ routes }) => routes.length > 0);
}

function isListed(site: Site, route: Route): boolean {
  const hasText = route.entry !== null && route.target === undefined && !route.kind.isNotFound;
  return hasText && !route.fallback && !isUnindexed(site, route);
}
