import pc from 'picocolors';
import type { Problem } from '../../shared/problem.ts';

/**
 * Returns the problem for a wrong command line. `message` is commander's, and `command` as typed.
 */
export function usageProblem(message: string, command: string): Problem {
  const [title = '', suggestion = ''] = message.replace(/^error: /, '').split('\n');
  const [, nearest] = /^\((.*)\)$/.exec(suggestion) ?? [];
  const help = `See \`${command} --help\`.`;
  return {
    severity: 'error',
    code: 'invalid-option',
    title,
    hint: nearest === undefined ? help : `${nearest} ${help}`,
  };
}

/** Returns a wrong command line as text for people. */
export function usageText({ title, hint }: Problem): string {
  return `${pc.red('error')}: ${pc.bold(title)}\n${pc.dim('→')} ${hint ?? ''}\n`;
}
