import { join } from 'node:path';
import { findOverrides } from '../../bundler/find-overrides.ts';
import { collectionTypes } from '../../collections/collection-types.ts';
import { readSiteConfig } from '../../pipeline/read-site-config.ts';
import { DocsgenError } from '../../shared/problem.ts';

/**
 * Returns the plugins of the site in a folder that replace components of the theme, by the name of
 * the component. There are none if the configuration is missing or wrong: a build reports that.
 */
export async function findReplacingPlugins(root: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const { value } = await readSiteConfig(root, collectionTypes).catch((error: unknown) => {
    if (error instanceof DocsgenError) return { value: null };
    throw error;
  });
  const plugins = new Map<string, readonly string[]>();
  for (const { plugin, theme } of value?.config.pluginAssets ?? []) {
    const { overrides } = findOverrides(root, theme === null ? [] : [join(root, theme)]);
    for (const name of overrides?.components.keys() ?? []) plugins.set(name, [...(plugins.get(name) ?? []), plugin]);
  }
  return plugins;
}
