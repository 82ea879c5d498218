import { type SidebarCategory, type SidebarNode, walkSidebar } from './sidebar.ts';

/** How many entries a sidebar may have to stand whole on each of its pages. */
const longestWhole = 150;

/** How much of a longer sidebar a page holds, unless its own branch alone is more: about a hundred entries. */
const roomOnPage = 340;

/** How many neighbors a page holds of one list. */
const widestList = 24;

/** Returns whether pages hold a part of a sidebar only. */
export function isLong(nodes: readonly SidebarNode[]): boolean {
  return walkSidebar(nodes).length > longestWhole;
}

/** The entries of a list that a page holds: from the index `start`, to before `end`. */
export interface ListWindow {
  readonly start: number;
  readonly end: number;
}

/** The lists of a sidebar that a page holds. */
export type SidebarPart = ReadonlyMap<readonly SidebarNode[], ListWindow>;

/**
 * Returns the part of a long sidebar that a page holds: the lists of its own branch, then those of other categories as far as there is
 * room, level by level and the nearest first. `indices` is the page's place. The size depends on no more than the branch, however
 * many entries there are.
 */
export function choosePart(nodes: readonly SidebarNode[], indices: readonly number[]): SidebarPart {
  const part = new Map<readonly SidebarNode[], ListWindow>();
  const active = new Map<readonly SidebarNode[], number>();
  let room = roomOnPage;
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
  // What is added is looked through in its turn.
  for (const [shown, window] of part) {
    for (const { items } of nearestCategories(shown, window, active.get(shown) ?? 0)) {
      if (!part.has(items) && weigh(items, windowAround(items.length, 0)) <= room) add(items, null);
    }
  }
  return part;
}

function windowAround(length: number, index: number): ListWindow {
  const start = Math.max(0, Math.min(index - Math.floor(widestList / 2), length - widestList));
  return { start, end: Math.min(length, start + widestList) };
}

/** A category takes a third more HTML than a link. */
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
