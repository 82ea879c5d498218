import type { SidebarCategoryProps, SidebarItemProps } from '../../../shared/sidebar-props.ts';

/** Returns whether an entry is the current page, or contains it. */
export function isActive(entry: SidebarItemProps): boolean {
  return entry.type === 'category' ? entry.active : entry.type === 'link' && entry.current;
}

/**
 * Returns the entries of a list of which only one category is open: the one with the current page,
 * else the first that is open at first. `list` is the name of the list.
 */
export function groupCategories(items: readonly SidebarItemProps[], list: string): readonly SidebarItemProps[] {
  const open = items.filter(isFold).filter((item) => item.open);
  const kept = open.find(isActive) ?? open[0];
  // Browsers close the others of the same name.
  const group = `sidebar${list}`;
  return items.map((item) => (isFold(item) ? { ...item, open: item === kept, group } : item));
}

function isFold(item: SidebarItemProps): item is SidebarCategoryProps {
  return item.type === 'category' && item.collapsible;
}
