import { asProblem, type Problem } from '../shared/problem.ts';

/** The problem of a file that has changed since the content was scanned. */
export const changedMeanwhile = asProblem({
  code: 'changed-during-build',
  title: 'The file changed while the site was built.',
  hint: 'Build again.',
}) satisfies Problem;
