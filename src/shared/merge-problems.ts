import type { Problem } from './problem.ts';

/** A problem, and others that have the same cause: what mends one mends all. */
export interface MergedProblem {
  readonly problem: Problem;
  readonly others: readonly Problem[];
}

/** Returns problems in their order, those of one cause and severity with the first of them. */
export function mergeProblems(problems: readonly Problem[]): readonly MergedProblem[] {
  const merged = new Map<string, { readonly problem: Problem; readonly others: Problem[] }>();
  for (const [index, problem] of problems.entries()) {
    const key = problem.cause === undefined ? String(index) : `${problem.severity} ${problem.cause}`;
    const known = merged.get(key);
    if (known) known.others.push(problem);
    else merged.set(key, { problem, others: [] });
  }
  return [...merged.values()];
}

/** Returns what is said of further problems of one cause, before their places are named. */
export function othersText(others: readonly Problem[]): string {
  return others.length === 1 ? 'For the same reason:' : `For the same reason, ${others.length} more:`;
}

/** Returns the place of a problem, `file:line:column` as far as it is known; empty for none. */
export function placeText({ file, line, column }: Problem): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}
