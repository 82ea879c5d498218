import type { SiteConfig } from './schema/site-config.ts';

export type { SiteConfig } from './schema/site-config.ts';
export type { CreateSearch, PageResult, SearchEngine, SearchOptions, SearchResults } from '../shared/search.ts';

/** Returns the configuration as it is; an editor knows its fields by it. */
export function defineConfig(config: SiteConfig): SiteConfig {
  return config;
}
