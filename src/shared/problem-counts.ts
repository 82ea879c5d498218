import type { Problem } from './problem.ts';

/** The number of problems of one severity, as text. */
interface ProblemCount {
  readonly severity: Problem['severity'];
  readonly text: string;
}

/**
 * Returns the number of errors and the number of warnings. A severity without problems is omitted.
 */
export function problemCounts(problems: readonly Pick<Problem, 'severity'>[]): readonly ProblemCount[] {
  return (['error', 'warning'] as const).flatMap((severity) => {
    const count = problems.filter((problem) => problem.severity === severity).length;
    return count === 0 ? [] : [{ severity, text: `${count} ${severity}${count === 1 ? '' : 's'}` }];
  });
}
