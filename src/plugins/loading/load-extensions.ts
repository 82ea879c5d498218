import type { Root } from 'mdast';
import type { PipelinePlugin } from '../../markdown/page/options.ts';
import {
  callPlugin,
  guardPlugins,
  type PipelineExtension,
  PluginFailure,
  type QuickParser,
} from '../../markdown/pipeline-extension.ts';
import type { MarkdownTree, UnifiedPlugin } from '../contract/markdown-hook.ts';
import type { ParserContext, ParserHook } from '../contract/parser-hook.ts';
import type { Plugin } from '../contract/plugin.ts';
import { loadOwnPlugin } from './own-plugins.ts';
import { importDefault } from '../../config/import-module.ts';

/** Where threads find the modules of plugins. */
export interface PluginPlaces {
  readonly root: string;
  /** URLs by the hash of the module. */
  readonly urls: Readonly<Record<string, string>>;
}

/**
 * Returns what plugins add to the Markdown pipeline. The modules of the site have been checked when
 * the configuration was read.
 */
export function loadExtensions(
  plugins: readonly PipelinePlugin[],
  { root, urls }: PluginPlaces,
): Promise<readonly PipelineExtension[]> {
  return Promise.all(
    plugins.map(async (entry): Promise<PipelineExtension> => {
      if (entry.kind === 'own') return pluginExtension(await loadOwnPlugin(entry), root);
      const exported = await importDefault(urls[entry.hash] ?? '');
      if (entry.kind !== 'plugin') return unifiedExtension(entry, exported);
      const plugin = typeof exported === 'function' ? exported({ options: entry.options, root }) : exported;
      return pluginExtension(plugin, root);
    }),
  );
}

const nothing: Omit<PipelineExtension, 'name'> = {
  remarkFirst: [],
  remark: [],
  rehypeFirst: [],
  rehype: [],
  drawn: new Map(),
  openParser: null,
};

const remarkLists = { first: 'remarkFirst', last: 'remark' } as const;
const rehypeLists = { first: 'rehypeFirst', last: 'rehype' } as const;

function unifiedExtension({ specifier, options, kind, place }: PipelinePlugin, plugin: unknown): PipelineExtension {
  const pluggables = guardPlugins(specifier, `${kind}Plugins`, [options === null ? plugin : [plugin, options]]);
  const list = kind === 'remark' ? remarkLists[place] : rehypeLists[place];
  return { ...nothing, name: specifier, [list]: pluggables };
}

function pluginExtension({ name, markdown = {}, draw = [], parser }: Plugin, root: string): PipelineExtension {
  const guard = (list: readonly UnifiedPlugin[] = []) => guardPlugins(name, 'markdown', list);
  return {
    name,
    remarkFirst: guard(markdown.remarkFirst),
    remark: guard(markdown.remark),
    rehypeFirst: guard(markdown.rehype),
    rehype: guard(markdown.rehypeLast),
    drawn: new Map(
      draw.map(({ language, describe = () => language }) => [
        language,
        (source) => callPlugin(name, 'draw', () => describe(source)),
      ]),
    ),
    openParser: parser ? async (site) => openParser(name, parser, { root, ...site }) : null,
  };
}

async function openParser(name: string, hook: ParserHook, context: ParserContext): Promise<QuickParser | null> {
  const parse = await Promise.resolve()
    .then(() => hook(context))
    .catch((cause: unknown) => {
      throw new PluginFailure(name, 'parser', cause);
    });
  if (parse === null) return null;
  if (typeof parse !== 'function') throw new PluginFailure(name, 'parser', 'it returns no function that parses a text');
  return (text) => callPlugin(name, 'parser', () => rootOf(parse(text)));
}

function rootOf(tree: MarkdownTree | null): Root | null {
  if (tree === null || isRoot(tree)) return tree;
  throw new TypeError('the result is not the root of a Markdown tree');
}

function isRoot(tree: MarkdownTree): tree is Root & MarkdownTree {
  return tree.type === 'root' && Array.isArray(tree.children);
}
