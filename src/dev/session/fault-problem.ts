import { asProblem, type Problem } from '../../shared/problem.ts';

/** Returns a problem for an error that is a bug in docsgen. */
export function faultProblem(error: unknown): Problem {
  return asProblem({
    code: 'internal-error',
    title: `docsgen itself has failed here: ${error instanceof Error ? error.message : String(error)}`,
    hint: 'This is a bug in docsgen, not in your site. Please report it with the lines in the terminal.',
  });
}
