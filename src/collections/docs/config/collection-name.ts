import type { Config } from '../../../config/config.ts';
import type { NavbarItem } from '../../../config/schema/navbar.ts';
import type { LocalizedText } from '../../../shared/localized-text.ts';
import type { DocsCollection } from './collection.ts';
import type { DocSidebarItemConfig } from './fields.ts';

type NamedCollection = Pick<DocsCollection, 'key' | 'title'>;

/**
 * Returns the name of a collection of docs: its title, else the label of its navbar item, else its
 * key in words.
 */
export function collectionName(config: Config, collection: NamedCollection): LocalizedText {
  return givenName(config, collection) ?? keyInWords(collection.key);
}

/** Returns the name that the configuration gives to a collection of docs; null for none. */
export function givenName({ navbar }: Config, { key, title }: NamedCollection): LocalizedText | null {
  const items = navbar.items.filter(isSidebarItem).filter((item) => item.collection === key);
  return title ?? items.find(({ label }) => label !== undefined)?.label ?? null;
}

function isSidebarItem(item: NavbarItem): item is DocSidebarItemConfig {
  return item.type === 'docSidebar';
}

function keyInWords(key: string): string {
  const words = key.replaceAll(/[-_]+/g, ' ').trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
