import type { Problem } from '../shared/problem.ts';

/** What is wrong where a file is no longer what was scanned. */
export const changedMeanwhile = {
  severity: 'error',
  code: 'changed-during-build',
  title: 'The file has changed while the site was built.',
  hint: 'Build again.',
} as const satisfies Problem;
