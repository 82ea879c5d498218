import { stripVTControlCharacters } from 'node:util';
import { createReporter } from '../../../../src/cli/dev/create-reporter.ts';
import type { Problem } from '../../../../src/shared/problem.ts';

/** Returns a reporter, and a function that returns what it has written since the last call. */
export function report(hasKeys = false, root = '/no-such-folder', { quiet = false, verbose = false } = {}) {
  let text = '';
  const waiting: { ms: number; call: () => void }[] = [];
  const events = createReporter({
    root,
    version: '1.2.3',
    hasKeys,
    quiet,
    verbose,
    write: (more) => (text += more),
    width: () => undefined,
    now: () => new Date(2026, 0, 2, 9, 5, 7),
    later: (ms, call) => void waiting.push({ ms, call }),
  });
  const written = () => {
    const all = stripVTControlCharacters(text);
    text = '';
    return all;
  };
  /** Lets the time pass that was asked for. Returns it; undefined if nobody waits. */
  const pass = () => {
    const next = waiting.shift();
    next?.call();
    return next?.ms;
  };
  return { ...events, written, pass };
}

/** Returns an error with a title. */
export const problem = (title: string, fields: Partial<Problem> = {}): Problem => ({
  severity: 'error',
  code: 'broken-link',
  title,
  ...fields,
});
/** Returns the whole list of problems. */
export const known = (...problems: readonly Problem[]) => ({ problems, isComplete: true });
