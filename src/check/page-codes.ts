import type { Config } from '../config/config.ts';
import { isErrorCode, isReported } from '../pipeline/problem-filter/is-reported.ts';
import { outputCodes, type ProblemCode } from '../shared/problem-codes.ts';

const linkCodes: readonly ProblemCode[] = ['broken-link', 'missing-anchor', 'missing-file'];

/** The codes of all mistakes that are looked for in finished pages. */
export const judgedCodes: readonly ProblemCode[] = [
  ...outputCodes,
  ...linkCodes,
  // A build looks for these in the sources, too.
  ...(['duplicate-id', 'missing-alt-text', 'blocked-content', 'redirect-loop'] as const),
];

/**
 * Returns the codes of the mistakes that `build` and `dev` look for in finished pages: errors, and
 * links that lead nowhere. All others are left to `check`.
 */
export function codesOfBuild(config: Pick<Config, 'reports'>, strict: boolean): readonly ProblemCode[] {
  return judgedCodes.filter(
    (code) => isErrorCode(config, code, strict) || (linkCodes.includes(code) && isReported(config, code)),
  );
}
