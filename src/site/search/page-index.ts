import type { PageIndexEntry } from '../../shared/main-props.ts';
import type { SidebarItemProps } from '../../shared/page-props.ts';

/** A list of more pages is no help to read, and heavy: its categories lead to their first page, which lists what is beside it. */
const mostPages = 2000;

/** Returns the pages of a sidebar, those of a category below it. What leads off the site is left out. */
export function createPageIndex(items: readonly SidebarItemProps[]): readonly PageIndexEntry[] {
  const entries = items.flatMap(indexEntry);
  return countPages(entries) > mostPages ? entries.map(close) : entries;
}

function indexEntry(item: SidebarItemProps): readonly PageIndexEntry[] {
  if (item.type === 'link') return item.external ? [] : [{ label: item.label, href: item.href, items: [] }];
  if (item.type !== 'category') return [];
  return [{ label: item.label, href: item.href, items: item.items.flatMap(indexEntry) }];
}

function countPages(entries: readonly PageIndexEntry[]): number {
  return entries.reduce((count, { href, items }) => count + (href === null ? 0 : 1) + countPages(items), 0);
}

function close({ label, href, items }: PageIndexEntry): PageIndexEntry {
  return { label, href: href ?? firstHref(items), items: [] };
}

function firstHref(entries: readonly PageIndexEntry[]): string | null {
  for (const { href, items } of entries) {
    const found = href ?? firstHref(items);
    if (found !== null) return found;
  }
  return null;
}
