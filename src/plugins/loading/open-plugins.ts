import type * as z from 'zod';
import { isRecord } from '../../shared/is-record.ts';
import type { ConfigFile } from '../../config/load-config.ts';
import { pluginSchema, unifiedPluginSchema } from '../../config/schema/plugins.ts';
import type { PipelinePlugin } from '../../markdown/page/options.ts';
import { DocsgenError, type Outcome, type Problem } from '../../shared/problem.ts';
import { hashOf } from '../../system/hash.ts';
import type { PluginAssets } from '../../config/plugin-assets.ts';
import type { Plugin } from '../contract/plugin.ts';
import { createPlugin } from './create-plugin.ts';
import { findAssets } from './find-assets.ts';
import { findPackageFolder } from './find-package-folder.ts';
import type { PluginModules } from './load-extensions.ts';
import { type ModulePlace, type OpenedModule, openModule } from './open-module.ts';
import { createSiteReader, type ReadFile } from './read-site-file.ts';
import { isBuiltInPlugin, openBuiltInPlugin } from './built-in-plugins.ts';
import { pathFrom } from '../../system/path-from.ts';

/** A plugin of the site. */
export interface OpenedPlugin {
  readonly plugin: Plugin;
  readonly module: OpenedModule;
  readonly entry: Entry;
  /** The files that it brings for pages; null if there are none. */
  readonly assets: PluginAssets | null;
}

/** A plugin as it was opened; null for a unified plugin. */
interface OpenedEntry extends Omit<OpenedPlugin, 'plugin'> {
  readonly plugin: Plugin | null;
}

/** The plugins of a site, loaded. */
export interface SitePlugins {
  readonly plugins: readonly OpenedPlugin[];
  /** Those that change the Markdown pipeline. */
  readonly pipeline: readonly PipelinePlugin[];
  /** The modules of `pipeline`, by hash. */
  readonly modules: PluginModules;
  /** Changes with the code and the options of any plugin. */
  readonly identity: readonly unknown[];
  /** The site's own files in the plugins, relative to the root. */
  readonly sources: readonly string[];
  /**
   * The folders of the packages that are plugins, relative to the root. Those of plugins that could
   * not be loaded are among them, whether they are installed or not.
   */
  readonly packages: readonly string[];
}

/** The plugins of a site without plugins. */
export const noPlugins: SitePlugins = {
  plugins: [],
  pipeline: [],
  modules: {},
  identity: [],
  sources: [],
  packages: [],
};

/** A plugin as the configuration names it. */
interface Entry {
  readonly specifier: string;
  readonly options: unknown;
  readonly kind: PipelinePlugin['kind'];
  readonly place: PipelinePlugin['place'];
  /** Its path in the configuration. */
  readonly path: readonly PropertyKey[];
}

/**
 * Returns the plugins that a configuration names, and every mistake in them. Plugins with mistakes
 * are left out. Wrong entries are ignored here: the check of the configuration reports them.
 * `changed` are the folders of packages that have changed since they were loaded.
 */
export async function openPlugins(file: ConfigFile, changed: readonly string[]): Promise<Outcome<SitePlugins>> {
  const entries = entriesOf(file.input);
  const problems: Problem[] = [];
  const opened: OpenedEntry[] = [];
  const failed: (string | null)[] = [];
  for (const entry of entries) {
    const place = { file: file.file, ...file.locate(entry.path) };
    try {
      const read: ReadFile[] = [];
      const code = await openCode({ root: file.root, specifier: entry.specifier, place, changed }, entry.options);
      const reader = createSiteReader(file.root, (each) => read.push(each));
      const plugin = createPlugin({ entry, module: code, root: file.root, read: reader, place });
      const module = withFiles(code, read);
      const assets = plugin && findAssets({ plugin, module, root: file.root, place });
      opened.push({ entry, module, plugin, assets });
    } catch (error) {
      if (!(error instanceof DocsgenError)) throw error;
      problems.push(...error.problems);
      failed.push(findPackageFolder(file.root, entry.specifier));
    }
  }
  const others = opened.filter(({ entry }) => !isBuiltInPlugin(entry.specifier));
  const folders = new Set([...others.map(({ module }) => module.package), ...failed]);
  const pipeline = opened.filter(({ plugin }) => plugin === null || plugin.markdown || plugin.parser || plugin.draw);
  return {
    value: {
      plugins: opened.flatMap(({ plugin, ...rest }) => (plugin === null ? [] : [{ plugin, ...rest }])),
      pipeline: pipeline.map(({ entry: { specifier, options, kind, place }, module: { hash } }) => ({
        specifier,
        hash,
        options,
        kind: isBuiltInPlugin(specifier) ? 'own' : kind,
        place,
      })),
      modules: Object.fromEntries(pipeline.map(({ module: { hash, url, map } }) => [hash, { url, map }])),
      identity: opened.map(({ entry: { specifier, options }, module: { hash } }) => [specifier, hash, options]),
      sources: [...new Set(opened.flatMap(({ module }) => module.sources))],
      packages: [...folders].flatMap((folder) => (folder === null ? [] : pathFrom(file.root, folder))),
    },
    problems,
  };
}

/** Returns the module of a plugin: one of docsgen's own, of a package or of the site. */
function openCode(module: ModulePlace, options: unknown): Promise<OpenedModule> {
  return isBuiltInPlugin(module.specifier) ? openBuiltInPlugin({ ...module, options }) : openModule(module);
}

/** Adds the files of the site that a plugin has read to its sources and to its hash. */
function withFiles(module: OpenedModule, read: readonly ReadFile[]): OpenedModule {
  if (read.length === 0) return module;
  const hash = hashOf(module.hash, ...read.flatMap(({ path, text }) => [path, text]));
  return { ...module, hash, sources: [...module.sources, ...read.map(({ path }) => path)] };
}

/** Returns the valid entries of a configuration. */
function entriesOf(input: unknown): readonly Entry[] {
  if (!isRecord(input)) return [];
  const markdown = isRecord(input['markdown']) ? input['markdown'] : {};
  const unified = (kind: 'remark' | 'rehype') => {
    const name = `${kind}Plugins`;
    return validItems(markdown[name], unifiedPluginSchema).map(({ item, index }): Entry => {
      const path = ['markdown', name, index];
      const usual = kind === 'remark' ? 'last' : 'first';
      if (typeof item === 'string' || Array.isArray(item)) return { ...named(item), kind, place: usual, path };
      const { plugin, options = null, place = usual } = item;
      return { specifier: plugin, options, kind, place, path };
    });
  };
  const plugins = validItems(input['plugins'], pluginSchema).map(({ item, index }): Entry => {
    return { ...named(item), kind: 'plugin', place: 'last', path: ['plugins', index] };
  });
  return [...plugins, ...unified('remark'), ...unified('rehype')];
}

/** Returns the items of a list that a schema accepts, each with its index in the list. */
function validItems<T extends z.ZodType>(list: unknown, schema: T): readonly { item: z.output<T>; index: number }[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((each: unknown, index) => {
    const { success, data } = schema.safeParse(each);
    return success ? [{ item: data, index }] : [];
  });
}

function named(entry: string | readonly [string, unknown]): Pick<Entry, 'specifier' | 'options'> {
  return typeof entry === 'string' ? { specifier: entry, options: null } : { specifier: entry[0], options: entry[1] };
}
