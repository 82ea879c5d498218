import type { Config } from '../../../config/config.ts';
import type { NavbarItem } from '../../../config/schema/navbar.ts';
import type { LocalizedText } from '../../../shared/localized-text.ts';
import type { DocSidebarItemConfig } from './fields.ts';

/** Returns the label that the navbar gives to a collection of docs; null for none. */
export function findNavbarLabel({ navbar }: Config, collection: string): LocalizedText | null {
  const items = navbar.items.filter(isSidebarItem).filter((item) => item.collection === collection);
  return items.find(({ label }) => label !== undefined)?.label ?? null;
}

function isSidebarItem(item: NavbarItem): item is DocSidebarItemConfig {
  return item.type === 'docSidebar';
}
