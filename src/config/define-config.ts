import type { SiteConfig } from './fields/site-config.ts';

export type { SiteConfig } from './fields/site-config.ts';
export type { CreateSearch, PageResult, SearchEngine, SearchOptions, SearchResults } from '../shared/search.ts';

/** Returns the configuration unchanged. Its parameter type gives editors completion and checks. */
export function defineConfig(config: SiteConfig): SiteConfig {
  return config;
}
