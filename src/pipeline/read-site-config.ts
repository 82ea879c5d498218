import type { Config } from '../config/config.ts';
import { checkConfigFile, type ConfigFile, type ConfigOptions, openConfigFile } from '../config/load-config.ts';
import { checkRuleNames } from '../plugins/hooks/check-rule-names.ts';
import type { OpenedTypes } from '../plugins/collections/open-types.ts';
import { noPlugins, type SitePlugins } from '../plugins/loading/open-plugins.ts';
import { DocsgenError, type Outcome, type Problem } from '../shared/problem.ts';
import { isRecord } from '../shared/is-record.ts';
import type { CollectionType } from '../site/collection-type.ts';

/** The configuration of a site and its plugins. */
export interface SiteConfiguration {
  readonly config: Config;
  readonly plugins: SitePlugins;
  /** The types that its collections may have: docsgen's own, and those of plugins. */
  readonly types: readonly CollectionType[];
}

/**
 * Returns the configuration of the site in a folder with its plugins, and every mistake in them.
 * `own` are docsgen's own types of collections. Wrong values and plugins are left out, so that the
 * caller can check the rest of the site; the value is null if too much is wrong for that. Throws a
 * `DocsgenError` if there is no configuration file, or if its code fails to run.
 */
export async function readSiteConfig(
  root: string,
  own: readonly CollectionType[],
  options: ConfigOptions = {},
): Promise<Outcome<SiteConfiguration | null>> {
  const file = await openConfigFile(root, options);
  const { value: plugins, problems } = await openPluginsOf(file);
  const opened = await openTypesOf(file, own, plugins);
  const { types, pageComponents } = opened.value;
  const failures = [...problems, ...opened.problems];
  // Without the plugin, every mention of its type would be a mistake.
  if (failures.length > 0 && hasUnknownType(file, types)) return { value: null, problems: failures };
  const written = await checkConfigFile(file, types);
  const known = [...failures, ...written.problems];
  const complete = (config: Config | null) =>
    config && { config: { ...withPlugins(config, plugins), pageComponents }, plugins, types };
  const changing = plugins.plugins.filter(({ plugin }) => plugin.config !== undefined);
  if (written.value === null || known.length > 0 || changing.length === 0)
    return {
      value: complete(written.value),
      problems: [...known, ...(problems.length === 0 ? ruleMistakes(written.value, plugins) : [])],
    };
  const { changeConfig } = await import('../plugins/hooks/change-config.ts');
  const changed = await changeConfig(file, changing, (next) => checkConfigFile(next, types));
  return { value: complete(changed), problems: ruleMistakes(changed, plugins) };
}

/**
 * Returns the configuration of the site in a folder with its plugins. Throws a `DocsgenError` with
 * every mistake in them.
 */
export async function loadSiteConfig(
  root: string,
  own: readonly CollectionType[],
  options: ConfigOptions = {},
): Promise<SiteConfiguration> {
  const { value, problems } = await readSiteConfig(root, own, options);
  if (value === null || problems.length > 0) throw new DocsgenError(problems);
  return value;
}

/** Most sites have no plugins, and do not wait for the code that loads them. */
async function openPluginsOf(file: ConfigFile): Promise<Outcome<SitePlugins>> {
  const { input } = file;
  const markdown = isRecord(input) && isRecord(input['markdown']) ? input['markdown'] : {};
  const isNamed = isRecord(input) && 'plugins' in input;
  if (!isNamed && !('remarkPlugins' in markdown) && !('rehypePlugins' in markdown))
    return { value: noPlugins, problems: [] };
  const { openPlugins } = await import('../plugins/loading/open-plugins.ts');
  return openPlugins(file);
}

/** If a plugin could not be loaded, nobody knows its rules, so the caller must not ask. */
function ruleMistakes(config: Config | null, plugins: SitePlugins): readonly Problem[] {
  return config === null ? [] : checkRuleNames(plugins, config);
}

/** Returns all types of collections of a site. Most sites have docsgen's own only. */
async function openTypesOf(
  { root }: ConfigFile,
  types: readonly CollectionType[],
  { plugins }: SitePlugins,
): Promise<Outcome<OpenedTypes>> {
  if (plugins.every(({ plugin }) => plugin.collections === undefined))
    return { value: { types, pageComponents: [] }, problems: [] };
  const { openTypes } = await import('../plugins/collections/open-types.ts');
  return openTypes(root, types, plugins);
}

/** Returns whether a collection of a configuration has a type that none of these is. */
function hasUnknownType({ input }: ConfigFile, types: readonly CollectionType[]): boolean {
  const collections = isRecord(input) && isRecord(input['collections']) ? Object.values(input['collections']) : [];
  return collections.some((each) => isRecord(each) && !types.some(({ name }) => name === each['type']));
}

/** The configuration is a part of what pages are made from, so it names the code of the plugins. */
function withPlugins(config: Config, { plugins, identity, sources }: SitePlugins): Config {
  const pluginStrings = plugins.flatMap(({ plugin: { strings }, module, entry }) =>
    strings ? [{ file: module.sources[0] ?? entry.specifier, strings }] : [],
  );
  return { ...config, plugins: identity, pluginStrings, sources: [...new Set([...config.sources, ...sources])] };
}
