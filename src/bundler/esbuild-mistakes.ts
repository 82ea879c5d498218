import type { Message } from 'esbuild';
import { columnOf } from '../config/column-of.ts';
import type { Problem } from '../shared/problem.ts';

/** Returns what esbuild says is wrong with something of a site, `The style sheet` for example; throws again what it does not say. */
export function esbuildMistakes(error: unknown, what: string): readonly Problem[] {
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) throw error;
  const messages: readonly Message[] = error.errors;
  return messages.map(({ text, location }) => {
    const place = location ? { file: location.file, line: location.line, column: columnOf(location) } : {};
    return { severity: 'error', title: `${what} cannot be bundled: ${text}`, ...place };
  });
}
