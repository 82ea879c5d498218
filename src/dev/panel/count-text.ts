import { problemCounts } from '../../shared/problem-counts.ts';
import type { Problem } from '../../shared/problem.ts';

/** Returns the number of errors and warnings as text. */
export function countText(problems: readonly Problem[]): string {
  return problemCounts(problems)
    .map(({ text }) => text)
    .join(', ');
}
