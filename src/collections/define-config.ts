import type { ConfigContext } from '../config/fields/config-context.ts';
import type { SiteFields } from '../config/fields/site-config.ts';
import type { BlogCollectionConfig } from './blog/fields.ts';
import type { ChangelogCollectionConfig } from './changelog/fields.ts';
import type { DocsCollectionConfig, DocsItemConfig, DocsVersionDropdownConfig } from './docs/config/fields.ts';
import type { PagesCollectionConfig } from './pages/fields.ts';

export type * from '../config/fields/plugin-collections.ts';
export type { PageFields } from './pages/fields.ts';
export type { ComponentPageProps, LoadPage, PageLoadContext } from '../shared/component-page.ts';
export type { ConfigContext } from '../config/fields/config-context.ts';
export type {
  CreateSearch,
  PageResult,
  SearchEngine,
  SearchFilters,
  SearchOptions,
  SearchResults,
  SearchSection,
  VersionedCollection,
} from '../shared/search.ts';

/**
 * The configuration of each type of collection. A plugin that brings a type adds it here, so that
 * editors know it: `declare module 'docsgen' { interface CollectionConfigs { … } }`.
 */
export interface CollectionConfigs {
  docs: DocsCollectionConfig;
  blog: BlogCollectionConfig;
  changelog: ChangelogCollectionConfig;
  pages: PagesCollectionConfig;
}

/** The items that types of collections add to the navbar. A plugin adds those of its types here. */
export interface CollectionItemConfigs {
  docs: DocsItemConfig;
}

/** One folder of content, `content/<locale>/<key>/`. */
export type CollectionConfig = CollectionConfigs[keyof CollectionConfigs];

/** The navbar items that need a collection. */
export type CollectionItemConfig = CollectionItemConfigs[keyof CollectionItemConfigs];

/** The items of a dropdown that need a collection. */
export type MenuItemConfig = Exclude<CollectionItemConfig, DocsVersionDropdownConfig>;

/** The configuration of a site, as its author writes it: the argument of `defineConfig`. */
export interface SiteConfig extends SiteFields<CollectionConfig, CollectionItemConfig, MenuItemConfig> {}

/** The configuration of a site that takes the rest of its fields from the ones it extends. */
export type ExtendingConfig = Partial<SiteConfig> & Pick<Required<SiteConfig>, 'extends'>;

/** A configuration, or a function that returns it. */
export type ConfigExport =
  | SiteConfig
  | ExtendingConfig
  | ((context: ConfigContext) => SiteConfig | ExtendingConfig | Promise<SiteConfig | ExtendingConfig>);

/** Returns the configuration unchanged. Its parameter type gives editors completion and checks. */
export function defineConfig<T extends ConfigExport>(config: T): T {
  return config;
}
