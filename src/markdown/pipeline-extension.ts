import type { Root } from 'mdast';
import type { Pluggable, Processor } from 'unified';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import type { MarkdownMessage } from './page/compiled-page.ts';
import { compileStateOf } from './page/compile-state.ts';
import type { Describe } from './plugins/diagrams.ts';

/** What a plugin adds to the Markdown pipeline. */
export interface PipelineExtension {
  /** Name of the plugin in messages. */
  readonly name: string;
  /** Remark plugins that run before docsgen's own. */
  readonly remarkFirst: readonly Pluggable[];
  /** Remark plugins that run after docsgen's own. */
  readonly remark: readonly Pluggable[];
  /** Rehype plugins that run before docsgen's own, on checked HTML. */
  readonly rehypeFirst: readonly Pluggable[];
  /** Rehype plugins that run after docsgen's own. */
  readonly rehype: readonly Pluggable[];
  /** The languages of code blocks that are drawn, with what describes a drawing. */
  readonly drawn: ReadonlyMap<string, Describe>;
  /** Opens the parser of the plugin; null for a plugin without one. */
  readonly openParser: ((site: ParserSite) => Promise<QuickParser | null>) | null;
}

/**
 * Returns the same tree as the reference parser, or null for a text that must be parsed by the next
 * parser.
 */
export type QuickParser = (text: string) => Root | null;

/** What the parser of a plugin must know. */
export interface ParserSite {
  /** The names of container directives. */
  readonly directives: readonly string[];
  /** Whether plugins add syntax to the reference parser. */
  readonly hasMoreSyntax: boolean;
}

/** A failure in the code of a plugin, with the plugin's name and hook. */
export class PluginFailure extends Error {
  readonly plugin: string;
  readonly hook: string;

  constructor(plugin: string, hook: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'PluginFailure';
    this.plugin = plugin;
    this.hook = hook;
  }
}

/** Returns the result of a plugin's code. Throws a `PluginFailure` if the code throws. */
export function callPlugin<T>(plugin: string, hook: string, call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw new PluginFailure(plugin, hook, error);
  }
}

/**
 * Returns unified plugins that throw a `PluginFailure` where the given ones throw. Each is a
 * function, or a list of a function and its options.
 */
export function guardPlugins(name: string, hook: string, pluggables: readonly unknown[]): readonly Pluggable[] {
  return pluggables.map((pluggable) => guard(name, hook, pluggable));
}

function guard(name: string, hook: string, pluggable: unknown): Pluggable {
  const [plugin, ...options]: readonly unknown[] = Array.isArray(pluggable) ? pluggable : [pluggable];
  if (typeof plugin !== 'function') throw new PluginFailure(name, hook, 'a unified plugin is not a function');
  const guarded = function (this: Processor) {
    const transform: unknown = callPlugin(name, hook, () => plugin.apply(this, options));
    if (typeof transform !== 'function') return undefined;
    return async (tree: unknown, file: VFile): Promise<unknown> => {
      const earlier = file.messages.length;
      try {
        // A plugin may take a callback as its third parameter.
        return await (transform.length > 2 ? withCallback(transform, tree, file) : transform(tree, file));
      } catch (error) {
        throw new PluginFailure(name, hook, error);
      } finally {
        const reported = file.messages.splice(earlier);
        compileStateOf(file).messages.push(...reported.map((message) => pluginMessage(name, message)));
      }
    };
  };
  // Profiles name plugins by the names of their functions.
  return Object.defineProperty(guarded, 'name', { value: plugin.name || name });
}

function withCallback(transform: Function, tree: unknown, file: unknown): Promise<unknown> {
  return new Promise((done, fail) => {
    transform(tree, file, (error: unknown, next: unknown) => (error ? fail(error) : done(next)));
  });
}

/** Returns the message of a plugin that has reported a mistake in a text. */
function pluginMessage(plugin: string, { reason, source, ruleId, note, line, column }: VFileMessage): MarkdownMessage {
  const name = source === undefined && ruleId === undefined ? plugin : [source, ruleId].filter(Boolean).join(':');
  return {
    severity: 'warning',
    code: 'plugin-message',
    title: `\`${name}\`: ${reason}`,
    ...(note === undefined ? {} : { hint: note }),
    line: line ?? 1,
    column: column ?? 1,
  };
}

/** Returns the error for a page on which a plugin has failed. */
export function failureMessage({ plugin, hook, message }: PluginFailure): MarkdownMessage {
  return {
    severity: 'error',
    code: 'plugin-failed',
    title: `The plugin \`${plugin}\` fails in \`${hook}\`: ${message}`,
    hint: 'Correct the plugin, or take it out of the configuration.',
    line: 1,
    column: 1,
  };
}
