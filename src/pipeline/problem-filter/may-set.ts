import { isRuleName } from '../../config/schema/reports.ts';
import type { FoundProblem, Problem } from '../../shared/problem.ts';
import { isErrorOfPage, isSettableCode } from '../../shared/settable-codes.ts';

/** Returns whether a name is that of a code or of a rule whose level a site may set. */
export function isSettable(name: string): boolean {
  return isRuleName(name) || isSettableCode(name);
}

/**
 * Returns whether a site may leave a problem out. A broken link in the navbar has the code of one
 * in a text, but no page can be made with it, so errors in the configuration stay.
 */
export function maySet(problem: FoundProblem, sources: readonly string[]): boolean {
  const { severity, code, rule, file, page, isFatal } = problem;
  if (isFatal === true || !isSettable(rule ?? code)) return false;
  if (severity === 'warning' || !isErrorOfPage(code) || code === 'missing-anchor') return true;
  return file === undefined ? page !== undefined : !sources.includes(file);
}

/** Returns the names by which a site may mean a problem, the closest one first. */
export function namesOf({ code, rule }: Pick<Problem, 'code' | 'rule'>): readonly string[] {
  return rule === undefined ? [code] : [rule, code];
}
