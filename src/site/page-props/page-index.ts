import type { PageIndexEntry } from '../../shared/page-index.ts';
import type { SidebarItemProps } from '../../shared/sidebar-props.ts';

/**
 * A longer list is too long to read and too large. It contains only the top level: each category
 * links to its own or its first page, whose sidebar shows the rest.
 */
const maxPages = 2000;

/** Returns the tree of the pages in a sidebar. Links that leave the site are left out. */
export function createPageIndex(items: readonly SidebarItemProps[]): readonly PageIndexEntry[] {
  const entries = items.flatMap(indexEntry);
  return countPages(entries) > maxPages ? entries.map(withoutItems) : entries;
}

function indexEntry(item: SidebarItemProps): readonly PageIndexEntry[] {
  if (item.type === 'link') return item.external ? [] : [{ label: item.label, href: item.href, items: [] }];
  if (item.type !== 'category') return [];
  return [{ label: item.label, href: item.href, items: item.items.flatMap(indexEntry) }];
}

function countPages(entries: readonly PageIndexEntry[]): number {
  return entries.reduce((count, { href, items }) => count + (href === null ? 0 : 1) + countPages(items), 0);
}

function withoutItems({ label, href, items }: PageIndexEntry): PageIndexEntry {
  return { label, href: href ?? firstHref(items), items: [] };
}

function firstHref(entries: readonly PageIndexEntry[]): string | null {
  for (const { href, items } of entries) {
    const found = href ?? firstHref(items);
    if (found !== null) return found;
  }
  return null;
}
