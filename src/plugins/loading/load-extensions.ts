import type { Root } from 'mdast';
import { importDefault } from '../../config/import-module.ts';
import { guardPlugin, messageOf } from '../../markdown/guard-plugin.ts';
import type { PipelinePlugin } from '../../markdown/page/options.ts';
import {
  callPlugin,
  failureOf,
  type PipelineExtension,
  type PlacedPlugin,
  type PluginOrigin,
  type PluginPlace,
  pluginPlaces,
  type QuickParser,
} from '../../markdown/pipeline-extension.ts';
import { isProblemCode } from '../../shared/problem-codes.ts';
import type { ConditionalPlugin, MarkdownTree, UnifiedPlugin } from '../contract/markdown-hook.ts';
import type { ParserContext, ParserFinding, ParserHook } from '../contract/parser-hook.ts';
import type { Plugin } from '../contract/plugin.ts';
import { loadOwnPlugin } from './own-plugins.ts';
import { createSiteReader } from './read-site-file.ts';

/** Where threads find the modules of plugins. */
export interface PluginPlaces {
  readonly root: string;
  /** By the hash of the module. */
  readonly modules: PluginModules;
}

/** The modules of plugins that change the pipeline, by their hashes. */
export type PluginModules = Readonly<Record<string, PluginModule>>;

/** The code of a plugin, as it is sent to threads. */
export interface PluginModule {
  /** The URL from which Node imports it. */
  readonly url: string;
  /** Its source map, as JSON. */
  readonly map: string;
}

/**
 * Returns what plugins add to the Markdown pipeline. The modules of the site have been checked when
 * the configuration was read.
 */
export function loadExtensions(
  plugins: readonly PipelinePlugin[],
  { root, modules }: PluginPlaces,
): Promise<readonly PipelineExtension[]> {
  return Promise.all(
    plugins.map(async (entry): Promise<PipelineExtension> => {
      if (entry.kind === 'own') {
        const own = await loadOwnPlugin(entry, root);
        return pluginExtension(own, ownOrigin(own), root);
      }
      const module = modules[entry.hash] ?? { url: '', map: '' };
      const exported = await importDefault(module.url);
      if (entry.kind !== 'plugin') return unifiedExtension(entry, exported, module);
      const plugin =
        typeof exported === 'function'
          ? exported({ options: entry.options, root, read: createSiteReader(root) })
          : exported;
      return pluginExtension(plugin, originOf(plugin, module), root);
    }),
  );
}

function ownOrigin({ name }: Plugin): PluginOrigin {
  return {
    name,
    isOwn: true,
    codeOf: (ruleId) => (isProblemCode(ruleId) ? ruleId : null),
    locate: () => Promise.resolve(null),
  };
}

function originOf({ name, codes = {} }: Pick<Plugin, 'name' | 'codes'>, { map }: PluginModule): PluginOrigin {
  return {
    name,
    isOwn: false,
    codeOf: (ruleId) => (Object.hasOwn(codes, ruleId) ? `${name}/${ruleId}` : null),
    locate: async (error) => (await import('../../config/place-in-source.ts')).placeInSource(error, map),
  };
}

const unifiedPlaces: Readonly<Record<'remark' | 'rehype', Readonly<Record<PipelinePlugin['place'], PluginPlace>>>> = {
  remark: { first: 'remarkFirst', last: 'remark' },
  rehype: { first: 'rehype', last: 'rehypeLast' },
};

function unifiedExtension(entry: PipelinePlugin, plugin: unknown, module: PluginModule): PipelineExtension {
  const { specifier: name, options, place } = entry;
  const kind = entry.kind === 'rehype' ? 'rehype' : 'remark';
  const origin = originOf({ name }, module);
  const guarded = guardPlugin(origin, `${kind}Plugins`, options === null ? plugin : [plugin, options]);
  const placed = { place: unifiedPlaces[kind][place], when: null, load: () => Promise.resolve(guarded) };
  return { ...origin, plugins: [placed], drawn: new Map(), openParser: null };
}

function pluginExtension(plugin: Plugin, origin: PluginOrigin, root: string): PipelineExtension {
  const { markdown = {}, draw = [], parser } = plugin;
  return {
    ...origin,
    plugins: pluginPlaces.flatMap((place) => (markdown[place] ?? []).map((entry) => placePlugin(origin, place, entry))),
    drawn: new Map(
      draw.map(({ language, describe = () => language }) => [
        language,
        (source) => callPlugin(origin, 'draw', () => describe(source)),
      ]),
    ),
    openParser: parser ? async (site) => openParser(origin, parser, { root, ...site }) : null,
  };
}

function placePlugin(origin: PluginOrigin, place: PluginPlace, entry: UnifiedPlugin | ConditionalPlugin): PlacedPlugin {
  if (!isConditional(entry)) {
    const guarded = guardPlugin(origin, 'markdown', entry);
    return { place, when: null, load: () => Promise.resolve(guarded) };
  }
  return {
    place,
    when: (text) => callPlugin(origin, 'markdown', () => entry.when(text)),
    load: async () => guardPlugin(origin, 'markdown', await settle(origin, 'markdown', () => entry.load())),
  };
}

function isConditional(entry: UnifiedPlugin | ConditionalPlugin): entry is ConditionalPlugin {
  return 'when' in entry;
}

async function openParser(origin: PluginOrigin, hook: ParserHook, context: ParserContext): Promise<QuickParser | null> {
  const parse = await settle(origin, 'parser', () => hook(context));
  if (parse === null) return null;
  if (typeof parse !== 'function')
    throw failureOf(origin, 'parser', new TypeError('it returns no function that parses a text'));
  return (text, { reference, report }) => {
    const add = ({ code: ruleId, message: reason, hint: note, line, column }: ParserFinding): void =>
      report(messageOf(origin, { reason, source: origin.name, ruleId, note, line, column }, false));
    return callPlugin(origin, 'parser', () => rootOf(parse(text, { reference, report: add })));
  };
}

/** Returns what a plugin's code resolves to. Throws a `PluginFailure` if it fails. */
async function settle<T>(origin: PluginOrigin, hook: string, call: () => T | Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw failureOf(origin, hook, error);
  }
}

function rootOf(tree: MarkdownTree | null): Root | null {
  if (tree === null || isRoot(tree)) return tree;
  throw new TypeError('the result is not the root of a Markdown tree');
}

function isRoot(tree: MarkdownTree): tree is Root & MarkdownTree {
  return tree.type === 'root' && Array.isArray(tree.children);
}
