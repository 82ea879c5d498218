import type { Pluggable, Processor } from 'unified';
import type { VFile } from 'vfile';
import type { VFileMessage } from 'vfile-message';
import type { MarkdownMessage } from './page/compiled-page.ts';
import { compileStateOf } from './page/compile-state.ts';
import { callPlugin, failureOf, type PluginOrigin } from './pipeline-extension.ts';

/** Is thrown after a plugin has refused a text. The messages of the page say why. */
export class RefusedText extends Error {
  constructor() {
    super('A plugin refused the text.');
    this.name = 'RefusedText';
  }
}

/**
 * Returns a unified plugin that throws a `PluginFailure` where the given one fails, and a
 * `RefusedText` where it calls `file.fail()`. What it reports becomes messages of the page. The
 * given plugin is a function, or a list of a function and its options.
 */
export function guardPlugin(origin: PluginOrigin, hook: string, pluggable: unknown): Pluggable {
  const [plugin, ...options]: readonly unknown[] = Array.isArray(pluggable) ? pluggable : [pluggable];
  if (typeof plugin !== 'function') throw failureOf(origin, hook, new TypeError('a unified plugin is not a function'));
  const guarded = function (this: Processor) {
    const transform: unknown = callPlugin(origin, hook, () => plugin.apply(this, options));
    if (typeof transform !== 'function') return undefined;
    return async (tree: unknown, file: VFile): Promise<unknown> => {
      const earlier = file.messages.length;
      let refusal: unknown = null;
      try {
        // A plugin may take a callback as its third parameter.
        return await (transform.length > 2 ? withCallback(transform, tree, file) : transform(tree, file));
      } catch (error) {
        if (!file.messages.some((message) => message === error)) throw failureOf(origin, hook, error);
        refusal = error;
        throw new RefusedText();
      } finally {
        const reported = file.messages.splice(earlier);
        compileStateOf(file).messages.push(
          ...reported.map((message) => messageOf(origin, message, message.fatal === true || message === refusal)),
        );
      }
    };
  };
  // Profiles name plugins by the names of their functions.
  return Object.defineProperty(guarded, 'name', { value: plugin.name || origin.name });
}

function withCallback(transform: Function, tree: unknown, file: unknown): Promise<unknown> {
  return new Promise((done, fail) => {
    transform(tree, file, (error: unknown, next: unknown) => (error ? fail(error) : done(next)));
  });
}

/** What a plugin has reported, as unified has it. */
type Report = Pick<VFileMessage, 'reason' | 'source' | 'ruleId' | 'note' | 'line' | 'column'>;

/** Returns the message of a plugin that has reported a mistake in a text. */
export function messageOf({ name, codeOf }: PluginOrigin, message: Report, isError: boolean): MarkdownMessage {
  const { reason, source, ruleId, note, line, column } = message;
  const code = ruleId === undefined ? null : codeOf(ruleId);
  const rule = source === undefined && ruleId === undefined ? name : [source, ruleId].filter(Boolean).join(':');
  return {
    severity: isError ? 'error' : 'warning',
    code: code ?? 'plugin-message',
    title: code === null ? `\`${rule}\`: ${reason}` : reason,
    ...(note === undefined ? {} : { hint: note }),
    line: line ?? 1,
    column: column ?? 1,
  };
}
