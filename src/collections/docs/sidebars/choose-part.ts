import { type SidebarCategory, type SidebarNode, walkSidebar } from './sidebar.ts';

/** A sidebar with more entries is not rendered completely on each of its pages. */
const maxWholeEntries = 150;

/**
 * The maximum weight of a sidebar's part on a page, see `weigh`: about a hundred entries. The
 * page's own branch is always complete, even if it exceeds this.
 */
const maxPartWeight = 340;

/** Maximum number of entries of one list on a page. */
const maxListEntries = 24;

/** Returns whether a sidebar is so long that pages contain only a part of it. */
export function isLong(nodes: readonly SidebarNode[]): boolean {
  return walkSidebar(nodes).length > maxWholeEntries;
}

/** The entries of a list that a page contains: from the index `start` up to, but without, `end`. */
export interface ListWindow {
  readonly start: number;
  readonly end: number;
}

/** The lists of a sidebar that a page contains. */
export type SidebarPart = ReadonlyMap<readonly SidebarNode[], ListWindow>;

/**
 * Returns the part of a long sidebar that a page contains: the lists of its own branch, then the
 * lists of other categories while there is room, level by level and nearest first. `indices` is the
 * page's position. The size depends only on the branch, not on the number of entries in the
 * sidebar.
 */
export function choosePart(nodes: readonly SidebarNode[], indices: readonly number[]): SidebarPart {
  const part = new Map<readonly SidebarNode[], ListWindow>();
  const active = new Map<readonly SidebarNode[], number>();
  let room = maxPartWeight;
  const add = (list: readonly SidebarNode[], index: number | null) => {
    const window = windowAround(list.length, index ?? 0);
    part.set(list, window);
    active.set(list, index ?? 0);
    room -= weigh(list, window);
  };
  let list = nodes;
  for (const index of [...indices, null]) {
    add(list, index);
    const node = index === null ? undefined : list[index];
    if (node?.type !== 'category') break;
    list = node.items;
  }
  // The loop also visits the lists that it adds to the map.
  for (const [shown, window] of part) {
    for (const { items } of nearestCategories(shown, window, active.get(shown) ?? 0)) {
      if (!part.has(items) && weigh(items, windowAround(items.length, 0)) <= room) add(items, null);
    }
  }
  return part;
}

function windowAround(length: number, index: number): ListWindow {
  const start = Math.max(0, Math.min(index - Math.floor(maxListEntries / 2), length - maxListEntries));
  return { start, end: Math.min(length, start + maxListEntries) };
}

/** Returns the relative size of a list's HTML. A category needs a third more than a link. */
function weigh(list: readonly SidebarNode[], { start, end }: ListWindow): number {
  return list.slice(start, end).reduce((sum, { type }) => sum + (type === 'category' ? 4 : 3), 0);
}

function nearestCategories(
  list: readonly SidebarNode[],
  { start, end }: ListWindow,
  index: number,
): readonly SidebarCategory[] {
  const distance = (at: number) => Math.abs(at - index);
  return Array.from({ length: end - start }, (_, offset) => start + offset)
    .toSorted((a, b) => distance(a) - distance(b))
    .map((at) => list[at])
    .filter((node) => node?.type === 'category');
}
