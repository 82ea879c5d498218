import type { Doc } from '../../content/content.ts';
import type { SidebarCategory, SidebarDoc, SidebarNode } from './sidebar.ts';

/** An entry that is a page of its own. */
export type SidebarStop = SidebarDoc | SidebarCategory;

/** Where a page stands in a sidebar. */
export interface Place {
  /** The categories that it lies in, outermost first. */
  readonly path: readonly SidebarCategory[];
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
  const stops = collectStops(nodes, []);
  const listed = stops.filter(({ stop }) => !isUnlisted(stop));
  const order = new Map(listed.map(({ stop }, index) => [stopId(stop), index]));
  return new Map(
    stops.map(({ stop, path }) => {
      const index = order.get(stopId(stop));
      if (index === undefined) return [stopId(stop), { path, previous: null, next: null }];
      return [stopId(stop), { path, previous: listed[index - 1]?.stop ?? null, next: listed[index + 1]?.stop ?? null }];
    }),
  );
}

interface PlacedStop {
  readonly stop: SidebarStop;
  readonly path: readonly SidebarCategory[];
}

function collectStops(nodes: readonly SidebarNode[], path: readonly SidebarCategory[]): readonly PlacedStop[] {
  return nodes.flatMap((node): readonly PlacedStop[] => {
    if (node.type === 'link') return [];
    if (node.type === 'doc') return [{ stop: node, path }];
    const inside = collectStops(node.items, [...path, node]);
    return node.link === null ? inside : [{ stop: node, path }, ...inside];
  });
}

function isUnlisted(stop: SidebarStop): boolean {
  if (stop.type === 'doc') return stop.doc.unlisted;
  return stop.link?.type === 'doc' && stop.link.doc.unlisted;
}
