import type { Doc } from '../../content/content.ts';
import { isUnlisted, type SidebarCategory, type SidebarDoc, type SidebarNode } from './sidebar.ts';

/** An entry that is a page of its own. */
export type SidebarStop = SidebarDoc | SidebarCategory;

/** Where a page stands in a sidebar. */
export interface Place {
  /** The categories that it lies in, outermost first. */
  readonly path: readonly SidebarCategory[];
  /** Index of its entry at each level, outermost first. */
  readonly indices: readonly number[];
  /** The listed pages before and after it in reading order. */
  readonly previous: SidebarStop | null;
  readonly next: SidebarStop | null;
}

/** The places of a sidebar by `stopId`. */
export type Places = ReadonlyMap<string, Place>;

/** Returns the name of an entry's page among the places of a sidebar. */
export function stopId(stop: SidebarStop): string {
  if (stop.type === 'doc') return docStopId(stop.doc);
  return stop.link?.type === 'doc' ? docStopId(stop.link.doc) : `category:${stop.key}`;
}

/** Returns the name of a doc's page among the places of a sidebar. */
export function docStopId(doc: Doc): string {
  return `doc:${doc.id}`;
}

/** Returns where each page of a sidebar stands, in one walk. */
export function findPlaces(nodes: readonly SidebarNode[]): Places {
  const stops = collectStops(nodes, [], []);
  const listed = stops.filter(({ stop }) => !isUnlisted(stop));
  const order = new Map(listed.map(({ stop }, index) => [stopId(stop), index]));
  return new Map(
    stops.map(({ stop, path, indices }) => {
      const index = order.get(stopId(stop));
      const [previous, next] = index === undefined ? [] : [listed[index - 1], listed[index + 1]];
      return [stopId(stop), { path, indices, previous: previous?.stop ?? null, next: next?.stop ?? null }];
    }),
  );
}

interface PlacedStop {
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
    if (node.type === 'link') return [];
    const indices = [...above, index];
    if (node.type === 'doc') return [{ stop: node, path, indices }];
    const inside = collectStops(node.items, [...path, node], indices);
    return node.link === null ? inside : [{ stop: node, path, indices }, ...inside];
  });
}
