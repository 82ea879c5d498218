/**
 * Returns the pages of a corpus as a tree of folders, built from the results of `page` and `group`.
 */
export function makeTree(entries, { page, group }, depth = 0) {
  const groups = new Map();
  const items = [];
  for (const entry of entries) {
    const folders = entry.path.split('/').slice(depth, -1);
    if (folders.length === 0) items.push(page(entry));
    else groups.set(folders[0], [...(groups.get(folders[0]) ?? []), entry]);
  }
  return [...items, ...[...groups].map(([name, list]) => group(name, makeTree(list, { page, group }, depth + 1)))];
}
