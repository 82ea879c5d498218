import type { SidebarCategoriesConfig, SidebarItemConfig } from './fields.ts';

/** Returns whether an item holds categories by their labels. */
export function isShorthand(item: Exclude<SidebarItemConfig, string>): item is SidebarCategoriesConfig {
  return typeof item.type !== 'string';
}
