import { join } from 'node:path';
import type { Config } from '../config/config.ts';

/**
 * Returns the folders that change the theme of a site, relative to its root, the most important one
 * first: that of the site, then those of its plugins, the last plugin first.
 */
export function relativeThemeFolders({ pluginAssets }: Pick<Config, 'pluginAssets'>): readonly string[] {
  return ['theme', ...pluginAssets.flatMap(({ theme }) => theme ?? []).toReversed()];
}

/** Returns the absolute paths of the same folders. */
export function themeFolders(config: Pick<Config, 'root' | 'pluginAssets'>): readonly string[] {
  return relativeThemeFolders(config).map((folder) => join(config.root, folder));
}
