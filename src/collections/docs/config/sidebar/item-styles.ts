import type { SidebarItemConfig } from './fields.ts';

/** Returns whether a sidebar has entries whose styles other sites do not load. */
export function hasStyledItems(items: readonly SidebarItemConfig[]): boolean {
  return items.some((item) => {
    if (typeof item === 'string') return false;
    if (item.type === 'heading' || item.type === 'divider' || item.type === 'html') return true;
    if ('icon' in item && item.icon !== undefined) return true;
    return item.type === 'category' && hasStyledItems(item.items);
  });
}
