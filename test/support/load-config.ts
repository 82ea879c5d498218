import type { Config } from '../../src/config/config.ts';
import type { ConfigOptions } from '../../src/config/load-config.ts';
import { loadSiteConfig } from '../../src/pipeline/read-site-config.ts';
import type { CollectionType } from '../../src/site/collection-type.ts';

/**
 * Returns the configuration of the site in a folder. Throws a `DocsgenError` with every mistake.
 */
export async function loadConfig(
  root: string,
  types: readonly CollectionType[],
  options?: ConfigOptions,
): Promise<Config> {
  return (await loadSiteConfig(root, types, options)).config;
}
