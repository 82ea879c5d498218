import type { Doc } from '../content/doc-set.ts';
import { isSeparator, isUnlisted, type SidebarCategory, type SidebarDoc, type SidebarNode } from './sidebar.ts';

/** A sidebar entry with a page of the site. Previous and next links go from one to another. */
export type SidebarStop = SidebarDoc | SidebarCategory;

/** Position of a page in a sidebar. */
export interface Place {
  /** The categories that contain it, outermost first. */
  readonly path: readonly SidebarCategory[];
  /** Index of its entry at each level, outermost first. */
  readonly indices: readonly number[];
  /** The listed pages before and after it in reading order. */
  readonly previous: SidebarStop | null;
  readonly next: SidebarStop | null;
}

/** The positions of a sidebar's pages by `stopId`. */
export type Places = ReadonlyMap<string, Place>;

/** Returns the key of an entry's page in `Places`. */
export function stopId(stop: SidebarStop): string {
  if (stop.type === 'doc') return docStopId(stop.doc);
  return stop.link?.type === 'doc' ? docStopId(stop.link.doc) : `category:${stop.key}`;
}

/** Returns the key of a doc's page in `Places`. */
export function docStopId(doc: Doc): string {
  return `doc:${doc.id}`;
}

/** Returns the position of each page of a sidebar. */
export function findPlaces(nodes: readonly SidebarNode[]): Places {
  const stops = collectStops(nodes, [], []);
  const listed = stops.filter(({ stop }) => !isUnlisted(stop));
  const order = new Map(listed.map(({ id }, index) => [id, index]));
  return new Map(
    stops.map(({ id, path, indices }) => {
      const index = order.get(id);
      const [previous, next] = index === undefined ? [] : [listed[index - 1], listed[index + 1]];
      return [id, { path, indices, previous: previous?.stop ?? null, next: next?.stop ?? null }];
    }),
  );
}

interface PlacedStop {
  readonly id: string;
  readonly stop: SidebarStop;
  readonly path: readonly SidebarCategory[];
  readonly indices: readonly number[];
}

function collectStops(
  nodes: readonly SidebarNode[],
  path: readonly SidebarCategory[],
  above: readonly number[],
): readonly PlacedStop[] {
  return nodes.flatMap((node, index): readonly PlacedStop[] => {
    if (node.type === 'link' || node.type === 'ref' || isSeparator(node)) return [];
    const indices = [...above, index];
    const own = { id: stopId(node), stop: node, path, indices };
    if (node.type === 'doc') return [own];
    const inside = collectStops(node.items, [...path, node], indices);
    return node.link === null ? inside : [own, ...inside];
  });
}
