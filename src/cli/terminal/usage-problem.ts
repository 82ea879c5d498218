import pc from 'picocolors';
import { asProblem, type Problem } from '../../shared/problem.ts';

/**
 * Returns the problem for a wrong command line. `message` is commander's, `command` as typed, and
 * `meant` what was probably meant.
 */
export function usageProblem(message: string, command: string, meant: string | null): Problem {
  const [title = ''] = message.replace(/^error: /, '').split('\n');
  const help = `See \`${command} --help\`.`;
  return asProblem({ code: 'invalid-option', title, hint: meant === null ? help : `Did you mean ${meant}? ${help}` });
}

/** Returns a wrong command line as text for people. */
export function usageText({ title, hint }: Problem): string {
  return `${pc.red('error')}: ${pc.bold(title)}\n${pc.dim('→')} ${hint ?? ''}\n`;
}
