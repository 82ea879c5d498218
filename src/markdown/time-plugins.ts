import type { Pluggable, Processor } from 'unified';
import type { Node } from 'unist';
import { hasFields } from '../shared/has-fields.ts';
import type { Pipeline } from './pipeline.ts';

/** Called after a plugin has processed a page, with the time it took in milliseconds. */
export type OnPluginTime = (plugin: string, ms: number) => void;

/** Returns a pipeline with the same plugins, which report their times to `onTime`. */
export function timePlugins(pipeline: Pipeline, onTime: OnPluginTime): Pipeline {
  const time = (plugin: Pluggable) => timePlugin(plugin, onTime);
  return {
    ...pipeline,
    remarkPlugins: pipeline.remarkPlugins.map(time),
    rehypePlugins: pipeline.rehypePlugins.map(time),
  };
}

function timePlugin(pluggable: Pluggable, onTime: OnPluginTime): Pluggable {
  const [plugin, ...options]: readonly unknown[] = Array.isArray(pluggable) ? pluggable : [pluggable];
  if (typeof plugin !== 'function') return pluggable;
  return function timed(this: Processor) {
    const transform: unknown = plugin.apply(this, options);
    if (typeof transform !== 'function') return undefined;
    return async (tree: unknown, file: unknown): Promise<Node | undefined> => {
      const start = performance.now();
      const result: unknown = await transform(tree, file);
      onTime(plugin.name, performance.now() - start);
      return isNode(result) ? result : undefined;
    };
  };
}

/** A plugin may return another tree than the one that it gets. */
function isNode(value: unknown): value is Node {
  return hasFields<Node>(value, 'type');
}
