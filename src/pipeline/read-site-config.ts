import type { Config } from '../config/config.ts';
import {
  type CheckedConfig,
  checkConfigFile,
  type ConfigFile,
  type ConfigOptions,
  openConfigFile,
} from '../config/load-config.ts';
import { writtenLocales } from '../config/translate-texts.ts';
import { readLabels } from '../content/read-labels.ts';
import type { OpenedTypes } from '../plugins/collections/open-types.ts';
import { checkRuleNames } from '../plugins/hooks/check-rule-names.ts';
import { noPlugins, type SitePlugins } from '../plugins/loading/open-plugins.ts';
import { DocsgenError, type Outcome } from '../shared/problem.ts';
import { type Baseline, readBaseline } from './problem-filter/baseline.ts';
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
  /** The types that its collections may have: docsgen's own, and those of plugins. */
  readonly types: readonly CollectionType[];
  /** The problems that the site had when it began to be checked. */
  readonly baseline: Baseline;
}

/** What was read of a configuration. */
export interface ReadConfiguration extends Outcome<SiteConfiguration | null> {
  /** As in `SitePlugins`, also if there is no value. */
  readonly packages: readonly string[];
}

/**
 * Returns the configuration of the site in a folder with its plugins, or null and every mistake in
 * them. Mistakes in the labels of languages and in the baseline are reported beside a value. `own`
 * are docsgen's own types of collections. Throws a `DocsgenError` if there is no configuration file,
 * or if its code fails to run.
 */
export async function readSiteConfig(
  root: string,
  own: readonly CollectionType[],
  options: SiteConfigOptions = {},
): Promise<ReadConfiguration> {
  const { value: file, problems: wrongLabels } = await withLabels(await openConfigFile(root, options));
  const { value: plugins, problems } = await openPluginsOf(file, options.changedPackages ?? []);
  const opened = await openTypesOf(file, own, plugins);
  const { types, pageComponents } = opened.value;
  const { packages } = plugins;
  const failures = [...problems, ...opened.problems];
  // Without the plugin, every mention of its type would be a mistake.
  if (failures.length > 0 && hasUnknownType(file, types)) return { value: null, problems: failures, packages };
  const changed = await changeConfigOf(file, plugins, types);
  // If a plugin could not be loaded, nobody knows its rules.
  const ofRules = failures.length > 0 ? [] : checkRuleNames(plugins, { ...file, ...changed });
  const baseline = readBaseline(root);
  const mistakes = [...failures, ...changed.problems, ...ofRules];
  const config = mistakes.length > 0 ? null : changed.value;
  return {
    value: config && {
      config: { ...withPlugins(config, plugins), pageComponents },
      plugins,
      types,
      baseline: baseline.value,
    },
    problems: [...failures, ...wrongLabels, ...changed.problems, ...ofRules, ...baseline.problems],
    packages,
  };
}

/** Returns a configuration with the labels of its languages, and the mistakes in these. */
async function withLabels(file: ConfigFile): Promise<Outcome<ConfigFile>> {
  const [, ...locales] = writtenLocales(file.input);
  const { value, problems, files } = await readLabels(file.root, locales, writtenLinks(file.input));
  return { value: { ...file, labels: value, sources: [...file.sources, ...files] }, problems };
}

/** Returns the folders that links of a site may point into, as far as they are right. */
function writtenLinks(input: unknown): readonly string[] {
  const security = isRecord(input) && isRecord(input['security']) ? input['security'] : {};
  const folders = security['linkedFolders'];
  return Array.isArray(folders) ? folders.filter((folder) => typeof folder === 'string') : [];
}

/** Returns the configuration as plugins have changed it. Most sites have no plugin that does. */
async function changeConfigOf(
  file: ConfigFile,
  { plugins }: SitePlugins,
  types: readonly CollectionType[],
): Promise<CheckedConfig> {
  const written = await checkConfigFile(file, types);
  const changing = plugins.filter(({ plugin }) => plugin.config !== undefined);
  if (written.value === null || changing.length === 0) return written;
  const { changeConfig } = await import('../plugins/hooks/change-config.ts');
  return changeConfig({ file, checked: written }, changing, (next) => checkConfigFile(next, types));
}

/**
 * Returns the configuration of the site in a folder with its plugins. Throws a `DocsgenError` with
 * every mistake in them.
 */
export async function loadSiteConfig(
  root: string,
  own: readonly CollectionType[],
  options: SiteConfigOptions = {},
): Promise<SiteConfiguration> {
  const { value, problems } = await readSiteConfig(root, own, options);
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
  const pluginAssets = plugins.flatMap(({ assets }) => assets ?? []);
  const [worker = null] = plugins.flatMap(({ plugin: { serviceWorker } }) => serviceWorker ?? []);
  const all = [...new Set([...config.sources, ...sources])];
  return { ...config, plugins: identity, pluginStrings, pluginAssets, serviceWorker: worker, sources: all };
}
