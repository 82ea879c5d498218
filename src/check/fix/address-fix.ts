import type { Problem, ProblemFix } from '../../shared/problem.ts';

/** What may be before and after the address of a link, in Markdown, in tags and in YAML. */
const [before, after] = [/[(<"'`=:\s]$/, /^(?:[)>"'`\s]|$)/];

/**
 * Returns the fix of a problem whose target is an address: the address in the text is replaced.
 * Null if it is not written exactly once at the place of the problem.
 */
export function addressFix(
  text: string,
  { line, column = 1, endColumn, target }: Pick<Problem, 'line' | 'column' | 'endColumn' | 'target'>,
  replacement: string,
): ProblemFix | null {
  const written = line === undefined ? undefined : text.split(/\r?\n/)[line - 1];
  if (line === undefined || written === undefined || target === undefined || target === '') return null;
  const end = endColumn === undefined ? written.length : endColumn - 1;
  const found: number[] = [];
  for (let at = written.indexOf(target, column - 1); at >= 0; at = written.indexOf(target, at + 1)) {
    const isWhole = before.test(written.slice(0, at)) && after.test(written.slice(at + target.length));
    if (isWhole && at + target.length <= end) found.push(at);
  }
  const [at] = found;
  if (at === undefined || found.length > 1) return null;
  return { line, column: at + 1, before: target, after: replacement };
}
