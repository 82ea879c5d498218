import type { Root } from 'mdast';
import type { Pluggable } from 'unified';
import { asProblem, type Problem } from '../shared/problem.ts';
import type { CodePlace, MarkdownMessage } from './page/compiled-page.ts';
import type { Describe } from './plugins/diagrams.ts';

/** What a plugin adds to the Markdown pipeline. */
export interface PipelineExtension extends PluginOrigin {
  readonly plugins: readonly PlacedPlugin[];
  /** The languages of code blocks that are drawn, with what describes a drawing. */
  readonly drawn: ReadonlyMap<string, Describe>;
  /** Opens the parser of the plugin; null for a plugin without one. */
  readonly openParser: ((site: ParserSite) => Promise<QuickParser | null>) | null;
}

/** A plugin, as its failures and messages name it. */
export interface PluginOrigin {
  readonly name: string;
  /** docsgen brings it: its syntax is docsgen's, and its failures are those of docsgen. */
  readonly isOwn: boolean;
  /** Returns the code of the messages with a `ruleId`; null if the plugin has no such code. */
  readonly codeOf: (ruleId: string) => Problem['code'] | null;
  /** Returns where the plugin's code threw an error; null if that is not known. */
  readonly locate: (error: unknown) => Promise<CodePlace | null>;
}

/** The places in the order of the pipeline, see `createPipeline`. */
export const pluginPlaces = ['remarkFirst', 'remarkCode', 'remark', 'rehype', 'rehypeLast'] as const;

/** A place in the order of the pipeline. */
export type PluginPlace = (typeof pluginPlaces)[number];

/** A unified plugin with its place. */
export interface PlacedPlugin {
  readonly place: PluginPlace;
  /** Returns whether a text needs it. Null if all texts do. */
  readonly when: ((text: string) => boolean) | null;
  readonly load: () => Promise<Pluggable>;
}

/**
 * Returns the same tree as the reference parser, or null for a text that must be parsed by the next
 * parser.
 */
export type QuickParser = (text: string, context: QuickParserContext) => Root | null;

/** What the parser of a plugin can use for one text. */
export interface QuickParserContext {
  /** Returns the tree that the reference parser gives for the text. */
  readonly reference: () => Root;
  readonly report: ReportMessage;
}

/** Adds a message about a text. Its line and column are those of the text. */
export type ReportMessage = (message: MarkdownMessage) => void;

/** What the parser of a plugin must know. */
export interface ParserSite {
  /** The names of container directives. */
  readonly directives: readonly string[];
  /** Whether plugins of the site add syntax to the reference parser. */
  readonly hasMoreSyntax: boolean;
}

/** A failure in the code of a plugin, with the plugin and its hook. */
export class PluginFailure extends Error {
  readonly origin: PluginOrigin;
  readonly hook: string;

  constructor(origin: PluginOrigin, hook: string, cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'PluginFailure';
    this.origin = origin;
    this.hook = hook;
  }
}

/**
 * Returns the result of a plugin's code. Throws a `PluginFailure` if the code of a site's plugin
 * throws.
 */
export function callPlugin<T>(origin: PluginOrigin, hook: string, call: () => T): T {
  try {
    return call();
  } catch (error) {
    throw failureOf(origin, hook, error);
  }
}

/** Returns what to throw for an error in the code of a plugin. */
export function failureOf(origin: PluginOrigin, hook: string, error: unknown): unknown {
  return origin.isOwn ? error : new PluginFailure(origin, hook, error);
}

/** Returns the error for a page on which a plugin has failed. */
export async function failureMessage({ origin, hook, message, cause }: PluginFailure): Promise<MarkdownMessage> {
  const failure = { plugin: origin.name, hook, reason: message, place: await origin.locate(cause) };
  return asProblem({
    code: 'plugin-failed',
    title: `The plugin \`${origin.name}\` fails in \`${hook}\`: ${message}`,
    hint: 'Correct the plugin, or remove it from the configuration.',
    line: 1,
    column: 1,
    failure,
  });
}
