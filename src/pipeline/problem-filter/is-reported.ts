import type { Config } from '../../config/config.ts';
import { isProblemCode, problemCodes } from '../../shared/problem-codes.ts';
import type { Problem } from '../../shared/problem.ts';

/** Returns whether a site gets the problems of a code, unless an exception leaves one out. */
export function isReported({ reports }: Pick<Config, 'reports'>, code: Problem['code']): boolean {
  const level = reports.levels[code];
  return level === undefined ? !isOptional(code) : level !== 'off';
}

/** Returns whether a site gets the problems of a code only if it asks for them. */
export function isOptional(code: Problem['code']): boolean {
  return isProblemCode(code) && 'isOptional' in problemCodes[code];
}

/** Returns whether the problems of a code are errors of a site. `strict` makes errors of all. */
export function isErrorCode(config: Pick<Config, 'reports'>, code: Problem['code'], strict: boolean): boolean {
  if (!isReported(config, code)) return false;
  const level = config.reports.levels[code];
  const usual = isProblemCode(code) ? problemCodes[code].severity : 'warning';
  return strict || (level === undefined ? usual === 'error' : level === 'error');
}
