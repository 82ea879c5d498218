import type { Collection, CollectionVersion } from '../../../config/config.ts';
import type { LocalizedText } from '../../../shared/localized-text.ts';
import type { SidebarItemsGenerator } from './generator/fields.ts';
import type { SidebarConfig, SidebarTabConfig } from './sidebar/fields.ts';

/**
 * A collection of docs with every default filled in. The types in `fields.ts` explain the fields.
 */
export interface DocsCollection extends Collection {
  /** Null for the default, see `collectionName`. */
  readonly title: LocalizedText | null;
  /** Whether number prefixes that order files are removed from their names. */
  readonly numberPrefixParser: boolean;
  readonly sidebarTabs: readonly SidebarTabConfig[];
  readonly autoCollapseCategories: boolean;
  /** Null for docsgen's own entries. */
  readonly sidebarItemsGenerator: SidebarItemsGenerator | null;
  readonly versions: readonly [Version, ...Version[]];
  /** Name of the version that is shown to readers by default. */
  readonly latest: string;
  /** Whether browsers keep the version that a reader chooses. */
  readonly rememberVersion: boolean;
}

export interface Version extends CollectionVersion {
  /** Name of its folder inside the folder of a locale, if it is not at a git ref. */
  readonly folder: string;
  /** Path segment in the addresses; empty for the version at the collection's own path. */
  readonly path: string;
  /** Notice on its pages; null for none. */
  readonly banner: 'unreleased' | 'unmaintained' | null;
  /** Its pages show its label. */
  readonly badge: boolean;
  readonly sidebars: ConfiguredSidebars;
}

/** Sidebars by name, and their path in the configuration. */
export interface ConfiguredSidebars {
  readonly items: Readonly<Record<string, SidebarConfig>>;
  readonly path: readonly PropertyKey[];
}
