import type { Root } from 'mdast';
import type { PipelinePlugin } from '../../markdown/page/options.ts';
import { callPlugin, guardPlugins, type PipelineExtension } from '../../markdown/pipeline-extension.ts';
import type { MarkdownTree, UnifiedPlugin } from '../contract/markdown-hook.ts';
import type { Plugin } from '../contract/plugin.ts';
import { importDefault } from '../../config/import-module.ts';

/** Where threads find the modules of plugins. */
export interface PluginPlaces {
  readonly root: string;
  /** URLs by the hash of the module. */
  readonly urls: Readonly<Record<string, string>>;
}

/**
 * Returns what the plugins of a site add to the Markdown pipeline. The modules have been checked
 * when the configuration was read.
 */
export function loadExtensions(
  plugins: readonly PipelinePlugin[],
  { root, urls }: PluginPlaces,
): Promise<readonly PipelineExtension[]> {
  return Promise.all(
    plugins.map(async (entry): Promise<PipelineExtension> => {
      const exported = await importDefault(urls[entry.hash] ?? '');
      if (entry.kind !== 'plugin') return unifiedExtension(entry, exported);
      const plugin = typeof exported === 'function' ? exported({ options: entry.options, root }) : exported;
      return pluginExtension(plugin);
    }),
  );
}

const nothing: Omit<PipelineExtension, 'name'> = {
  remarkFirst: [],
  remark: [],
  rehypeFirst: [],
  rehype: [],
  drawn: new Map(),
  parse: null,
};

const remarkLists = { first: 'remarkFirst', last: 'remark' } as const;
const rehypeLists = { first: 'rehypeFirst', last: 'rehype' } as const;

function unifiedExtension({ specifier, options, kind, place }: PipelinePlugin, plugin: unknown): PipelineExtension {
  const pluggables = guardPlugins(specifier, `${kind}Plugins`, [options === null ? plugin : [plugin, options]]);
  const list = kind === 'remark' ? remarkLists[place] : rehypeLists[place];
  return { ...nothing, name: specifier, [list]: pluggables };
}

function pluginExtension({ name, markdown = {}, draw = [], parser }: Plugin): PipelineExtension {
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
    parse: parser ? (text) => callPlugin(name, 'parser', () => rootOf(parser(text))) : null,
  };
}

function rootOf(tree: MarkdownTree | null): Root | null {
  if (tree === null || isRoot(tree)) return tree;
  throw new TypeError('the result is not the root of a Markdown tree');
}

function isRoot(tree: MarkdownTree): tree is Root & MarkdownTree {
  return tree.type === 'root' && Array.isArray(tree.children);
}
