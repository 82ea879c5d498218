import type { Problem } from './problem.ts';

/** How many problems of one severity there are, in words. */
interface ProblemCount {
  readonly severity: Problem['severity'];
  readonly text: string;
}

/** Returns how many errors and how many warnings there are; of which there are none, nothing. */
export function problemCounts(problems: readonly Pick<Problem, 'severity'>[]): readonly ProblemCount[] {
  return (['error', 'warning'] as const).flatMap((severity) => {
    const count = problems.filter((problem) => problem.severity === severity).length;
    return count === 0 ? [] : [{ severity, text: `${count} ${severity}${count === 1 ? '' : 's'}` }];
  });
}
