import { existsSync, realpathSync } from 'node:fs';
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

/** Returns the absolute paths of the folders that belong to plugins of a site. */
export function pluginFolders(config: Pick<Config, 'root' | 'pluginAssets' | 'pageComponents'>): readonly string[] {
  const { root, pluginAssets, pageComponents } = config;
  const packages = pageComponents.flatMap(({ file }) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []);
  const folders = [...pluginAssets.flatMap((each) => [each.package ?? [], each.theme ?? []].flat()), ...packages];
  return [...new Set(folders)].map((folder) => join(root, folder)).map(realFolder);
}

/** Returns the path of a folder as esbuild has it, without links. */
function realFolder(folder: string): string {
  return existsSync(folder) ? realpathSync(folder) : folder;
}
