import type { LocalizedText } from '../../shared/localized-text.ts';
import type { CollectionItemFields } from './navbar.ts';
import type { CollectionFields } from './site-config.ts';

/** What every collection has whose type comes from a plugin. */
export interface PluginCollection<Type extends string> extends CollectionFields {
  /** Name of the type. */
  type: Type;
  /** Title of the collection. Default: the type's. */
  title?: LocalizedText | undefined;
  /** What its files are about. Default: none. */
  description?: LocalizedText | undefined;
}

/** What every navbar item has that a type of a plugin adds. */
export interface PluginNavbarItem<Type extends string> extends CollectionItemFields {
  /** Name of the item. */
  type: Type;
  /** Text of the link. Default: the one that the type gives. */
  label?: LocalizedText | undefined;
}
