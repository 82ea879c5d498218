import type { Pluggable } from 'unified';
import type { PipelineExtension, PlacedPlugin, PluginPlace } from './pipeline-extension.ts';
import type { Describe } from './plugins/diagrams.ts';

/** What plugins add to one pipeline. */
export interface Additions {
  /** Unified plugins in their order, by place. */
  readonly plugins: Readonly<Record<PluginPlace, readonly Pluggable[]>>;
  /** The languages of code blocks that are drawn. */
  readonly drawn: ReadonlyMap<string, Describe>;
}

/** Returns the plugins that only some texts need. */
export function conditionalPlugins(extensions: readonly PipelineExtension[]): readonly PlacedPlugin[] {
  return extensions.flatMap(({ plugins }) => plugins.filter(({ when }) => when !== null));
}

/**
 * Loads what extensions add to the pipeline of texts that need these of the conditional plugins.
 */
export type LoadAdditions = (
  extensions: readonly PipelineExtension[],
  needed: ReadonlySet<PlacedPlugin>,
) => Promise<Additions>;

/** Returns a function that loads additions, and each plugin once. */
export function createAdditionsLoader(): LoadAdditions {
  const loaded = new Map<PlacedPlugin, Promise<Pluggable>>();
  const load = (plugin: PlacedPlugin) => {
    const loading = loaded.get(plugin) ?? plugin.load();
    loaded.set(plugin, loading);
    return loading;
  };
  return async (extensions, needed) => {
    const all = extensions.flatMap(({ plugins }) => plugins);
    const active = all.filter((plugin) => plugin.when === null || needed.has(plugin));
    const ready = await Promise.all(
      active.map(async (plugin) => ({ place: plugin.place, plugin: await load(plugin) })),
    );
    const at = (place: PluginPlace) => ready.flatMap((each) => (each.place === place ? [each.plugin] : []));
    return {
      plugins: {
        remarkFirst: at('remarkFirst'),
        remarkCode: at('remarkCode'),
        remark: at('remark'),
        rehype: at('rehype'),
        rehypeLast: at('rehypeLast'),
      },
      drawn: new Map(extensions.flatMap(({ drawn }) => [...drawn])),
    };
  };
}
