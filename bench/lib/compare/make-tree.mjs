/** @import { CorpusPage } from './types.ts' */

/**
 * Returns the pages of a corpus as a tree of folders, built from the results of `page` and `group`.
 *
 * @template Item
 * @param {readonly CorpusPage[]} entries
 * @param {{ page: (entry: CorpusPage) => Item, group: (name: string, items: readonly Item[]) => Item }} make
 * @param {number} [depth]
 * @returns {readonly Item[]}
 */
export function makeTree(entries, { page, group }, depth = 0) {
  /** @type {Map<string, readonly CorpusPage[]>} */
  const groups = new Map();
  /** @type {Item[]} */
  const items = [];
  for (const entry of entries) {
    const [folder] = entry.path.split('/').slice(depth, -1);
    if (folder === undefined) items.push(page(entry));
    else groups.set(folder, [...(groups.get(folder) ?? []), entry]);
  }
  return [...items, ...[...groups].map(([name, list]) => group(name, makeTree(list, { page, group }, depth + 1)))];
}
