import { asProblem, DocsgenError, type Problem } from '../../shared/problem.ts';
import type { OpenedPlugin } from '../loading/open-plugins.ts';

interface HookFailure {
  readonly opened: OpenedPlugin;
  readonly hook: string;
  readonly cause: unknown;
  /** Where to look if the stack of the error does not say it. */
  readonly place?: Pick<Problem, 'file' | 'line' | 'column'> | undefined;
  /** What the hook was called for, such as a page. */
  readonly subject?: string | undefined;
}

/** Returns the error for a hook that has thrown. It names the plugin, the hook and the file. */
export function hookFailure(failure: HookFailure): DocsgenError {
  return new DocsgenError([hookProblem(failure)], { cause: failure.cause });
}

/** Returns the problem of a hook that has thrown. */
export function hookProblem({ opened, hook, cause, place, subject }: HookFailure): Problem {
  const { plugin, module, entry } = opened;
  const reason = cause instanceof Error ? cause.message : String(cause);
  const where = subject === undefined ? '' : ` for ${subject}`;
  const title = `The plugin \`${plugin.name}\` fails in \`${hook}\`${where}: ${reason}`;
  const found = module.locate(cause) ?? place ?? { file: module.sources[0] };
  const hint = `Correct \`${entry.specifier}\`, or remove it from the configuration.`;
  return asProblem({ code: 'plugin-failed', title, hint, ...found });
}
