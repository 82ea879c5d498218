import { problemCounts } from '../../shared/problem-counts.ts';
import type { Problem } from '../../shared/problem.ts';

/** Returns how many errors and warnings there are, in words. */
export function countText(problems: readonly Problem[]): string {
  return problemCounts(problems)
    .map(({ text }) => text)
    .join(', ');
}
