import type { Problem } from '../../shared/problem.ts';

/** Returns how many errors and warnings there are, in words. */
export function countText(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return [plural(errors, 'error'), plural(problems.length - errors, 'warning')]
    .filter((part) => part !== '')
    .join(', ');
}

function plural(count: number, word: string): string {
  return count === 0 ? '' : `${count} ${word}${count === 1 ? '' : 's'}`;
}
