import type { Config } from '../config/config.ts';
import { checkConfigFile, type ConfigFile, type ConfigOptions, openConfigFile } from '../config/load-config.ts';
import { noPlugins, type SitePlugins } from '../plugins/loading/open-plugins.ts';
import { DocsgenError, type Outcome } from '../shared/problem.ts';
import { isRecord } from '../shared/is-record.ts';
import type { CollectionType } from '../site/collection-type.ts';

/** How to read the configuration of a site and its plugins. */
export interface SiteConfigOptions extends ConfigOptions {
  /** The folders of packages that have changed since this process has loaded them, absolute. */
  readonly changedPackages?: readonly string[];
}

/** The configuration of a site and its plugins. */
export interface SiteConfiguration {
  readonly config: Config;
  readonly plugins: SitePlugins;
}

/**
 * Returns the configuration of the site in a folder with its plugins, and every mistake in them.
 * Wrong values and plugins are left out, so that the caller can check the rest of the site; the
 * value is null if too much is wrong for that. Throws a `DocsgenError` if there is no configuration
 * file, or if its code fails to run.
 */
export async function readSiteConfig(
  root: string,
  types: readonly CollectionType[],
  options: SiteConfigOptions = {},
): Promise<Outcome<SiteConfiguration | null>> {
  const file = await openConfigFile(root, options);
  const { value: plugins, problems } = await openPluginsOf(file, options.changedPackages ?? []);
  const written = await checkConfigFile(file, types);
  const known = [...problems, ...written.problems];
  const changing = plugins.plugins.filter(({ plugin }) => plugin.config !== undefined);
  if (written.value === null || known.length > 0 || changing.length === 0)
    return { value: written.value && { config: withPlugins(written.value, plugins), plugins }, problems: known };
  const { changeConfig } = await import('../plugins/hooks/change-config.ts');
  const changed = await changeConfig(file, changing, (next) => checkConfigFile(next, types));
  return { value: changed && { config: withPlugins(changed, plugins), plugins }, problems: [] };
}

/**
 * Returns the configuration of the site in a folder with its plugins. Throws a `DocsgenError` with
 * every mistake in them.
 */
export async function loadSiteConfig(
  root: string,
  types: readonly CollectionType[],
  options: SiteConfigOptions = {},
): Promise<SiteConfiguration> {
  const { value, problems } = await readSiteConfig(root, types, options);
  if (value === null || problems.length > 0) throw new DocsgenError(problems);
  return value;
}

/** Most sites have no plugins, and do not wait for the code that loads them. */
async function openPluginsOf(file: ConfigFile, changed: readonly string[]): Promise<Outcome<SitePlugins>> {
  const { input } = file;
  const markdown = isRecord(input) && isRecord(input['markdown']) ? input['markdown'] : {};
  const isNamed = isRecord(input) && 'plugins' in input;
  if (!isNamed && !('remarkPlugins' in markdown) && !('rehypePlugins' in markdown))
    return { value: noPlugins, problems: [] };
  const { openPlugins } = await import('../plugins/loading/open-plugins.ts');
  return openPlugins(file, changed);
}

/** The configuration is a part of what pages are made from, so it names the code of the plugins. */
function withPlugins(config: Config, { plugins, identity, sources }: SitePlugins): Config {
  const pluginStrings = plugins.flatMap(({ plugin: { strings }, module, entry }) =>
    strings ? [{ file: module.sources[0] ?? entry.specifier, strings }] : [],
  );
  const pluginAssets = plugins.flatMap(({ assets }) => assets ?? []);
  return {
    ...config,
    plugins: identity,
    pluginStrings,
    pluginAssets,
    sources: [...new Set([...config.sources, ...sources])],
  };
}
