import type { Message } from 'esbuild';
import { columnOf } from '../config/column-of.ts';
import type { Problem } from '../shared/problem.ts';

/**
 * Returns the problems for an error of esbuild. `what` names the part of the site, for example `The
 * style sheet`. Throws an error that does not come from esbuild again.
 */
export function esbuildMistakes(error: unknown, what: string): readonly Problem[] {
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) throw error;
  const messages: readonly Message[] = error.errors;
  return messages.map(({ text, location }) => {
    const place = location ? { file: location.file, line: location.line, column: columnOf(location) } : {};
    return { severity: 'error', code: 'invalid-module', title: `${what} cannot be bundled: ${text}`, ...place };
  });
}
