import { suggest } from '../../shared/nearest.ts';
import type { PageIndexEntry } from '../../shared/page-index.ts';
import { createLocaleContext } from '../../site/graph/page-context.ts';
import type { Route, Site } from '../../site/graph/site.ts';
import { type CollectionPart, invalidOption } from './choose-part.ts';

/** A page of a book, or a heading above several. */
export interface BookNode {
  readonly label: string;
  /** Null for a heading without a page. */
  readonly route: Route | null;
  readonly items: readonly BookNode[];
}

/**
 * Returns the pages of a collection as they are in its sidebars. Its label is that of the
 * collection.
 */
export function createBookTree(site: Site, { graph, locale, version }: CollectionPart): BookNode {
  const first = graph.routes.find((route) => route.locale.name === locale.name);
  if (!first) return { label: graph.collection.key, route: null, items: [] };
  // Addresses that are the keys of the routes.
  const to = { page: (url: string) => url, file: (path: string) => path };
  const context = { ...createLocaleContext(site, locale, null), route: first, to };
  const index = graph.listPages(context, version ?? undefined);
  const seen = new Set<Route>();
  const take = (href: string | null): Route | null => {
    const route = href === null ? undefined : site.byUrl.get(href);
    if (route === undefined || seen.has(route) || route.collection !== graph.collection.key) return null;
    seen.add(route);
    return route;
  };
  const create = ({ label, href, items }: PageIndexEntry): readonly BookNode[] => {
    const node = { label, route: take(href), items: items.flatMap(create) };
    return node.route === null && node.items.length === 0 ? [] : [node];
  };
  return { label: index.label || graph.collection.key, route: null, items: index.items.flatMap(create) };
}

/**
 * Returns the entry that a name means: the address of its page, the end of that address, or its
 * label. Throws a `DocsgenError` if there is none, or more than one.
 */
export function findSection(tree: BookNode, name: string): BookNode {
  const all = nodesIn(tree);
  const path = `/${name.replaceAll(/^\/|\/$/g, '')}`;
  const [node, other] =
    [
      all.filter(({ route }) => route?.url === path),
      all.filter(({ label }) => label.toLowerCase() === name.toLowerCase()),
      all.filter(({ route }) => route?.url.endsWith(path)),
    ].find((found) => found.length > 0) ?? [];
  const placeOf = ({ label, route }: BookNode) => route?.url ?? label;
  if (!node) {
    const hint = suggest(name, [...new Set(all.map(({ label }) => label))], 'sections');
    throw invalidOption(`${tree.label} has no section \`${name}\``, hint);
  }
  if (other) {
    const hint = `Write the address of one: ${placeOf(node)} or ${placeOf(other)}.`;
    throw invalidOption(`${tree.label} has more than one section \`${name}\``, hint);
  }
  return node;
}

/** Returns all entries below one, in reading order. */
export function nodesIn({ items }: BookNode): readonly BookNode[] {
  return items.flatMap((item) => [item, ...nodesIn(item)]);
}
