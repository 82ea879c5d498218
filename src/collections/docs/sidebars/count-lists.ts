import { isListed, isSeparator, type SidebarNode } from './sidebar.ts';

/**
 * How many of the first entries of a list, by their number, so that the entries before and after a
 * part are counted without looking at each.
 */
export interface ListCounts {
  /** Those that are listed, see `isListed`. */
  readonly listed: readonly number[];
  /** Those, and the headings and lines between them. */
  readonly shown: readonly number[];
}

/** Returns the counts of each list of a sidebar. */
export function countLists(nodes: readonly SidebarNode[]): ReadonlyMap<readonly SidebarNode[], ListCounts> {
  const counts = new Map<readonly SidebarNode[], ListCounts>();
  const count = (list: readonly SidebarNode[]): void => {
    const [listed, shown] = [[0], [0]];
    for (const [index, node] of list.entries()) {
      const isOne = isListed(node);
      listed.push((listed[index] ?? 0) + Number(isOne));
      shown.push((shown[index] ?? 0) + Number(isOne || isSeparator(node)));
      if (node.type === 'category') count(node.items);
    }
    counts.set(list, { listed, shown });
  };
  count(nodes);
  return counts;
}
