import type { MovedPage } from './moved-page.ts';
import type { Problem } from './problem.ts';

/** A problem, and other problems with the same cause: one fix is enough for all of them. */
export interface MergedProblem {
  readonly problem: Problem;
  readonly others: readonly Problem[];
}

/**
 * Returns problems in their order. Problems with the same cause and severity are merged into the
 * first of them.
 */
export function mergeProblems(problems: readonly Problem[]): readonly MergedProblem[] {
  const merged = new Map<string, { readonly problem: Problem; readonly others: Problem[] }>();
  for (const [index, problem] of problems.entries()) {
    if (problem.move) {
      merged.set(String(index), { problem, others: otherLinks(problem, problem.move) });
      continue;
    }
    const key = problem.cause === undefined ? String(index) : `${problem.severity} ${problem.cause}`;
    const known = merged.get(key);
    if (known) known.others.push(problem);
    else merged.set(key, { problem, others: [] });
  }
  return [...merged.values()];
}

/** Returns all links to a renamed page but the first, as problems of the same kind. */
function otherLinks({ severity, code, title }: Problem, { links }: MovedPage): Problem[] {
  return links
    .slice(1)
    .map(({ file, line, column, endColumn }) => ({ severity, code, title, file, line, column, endColumn }));
}

/** Returns the line that introduces the places of other problems with the same cause. */
export function othersText(others: readonly Problem[]): string {
  return others.length === 1 ? 'For the same reason:' : `For the same reason, ${others.length} more:`;
}

/**
 * Returns the place of a problem, `file:line:column` as far as it is known, or the page that shows
 * it; empty if it is unknown.
 */
export function placeText({ file, line, column, page }: Problem): string {
  return file === undefined ? (page ?? '') : [file, line, column].filter((part) => part !== undefined).join(':');
}
