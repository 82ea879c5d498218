import { isProblemCode, problemCodes, type ProblemCode } from './problem-codes.ts';

type Codes = typeof problemCodes;

/** The codes whose problems are warnings on a site that sets no level. */
type WarningCode = {
  [Code in ProblemCode]: Codes[Code]['severity'] extends 'warning' ? Code : never;
}[ProblemCode];

/** Codes of errors on pages that can be made all the same. */
const errorsOfPages = [
  'merge-conflict',
  'unknown-front-matter-key',
  'duplicate-id',
  'broken-link',
  'link-to-draft',
  'missing-anchor',
  'missing-file',
  'refused-file',
  'unreadable-image',
] as const satisfies readonly ProblemCode[];

/** Codes of errors in a finished site. Nothing is made of it any more. */
const errorsOfOutput = [
  'broken-redirect',
  'wrong-canonical',
  'wrong-alternate',
  'wrong-feed-entry',
  'wrong-map-entry',
  'broken-external-link',
] as const satisfies readonly ProblemCode[];

/** A code whose level a site may set: the site can be made with such a mistake in it. */
export type SettableCode = WarningCode | (typeof errorsOfPages)[number] | (typeof errorsOfOutput)[number];

/** Returns whether a site may set the level of a code. */
export function isSettableCode(code: string): code is SettableCode {
  return isProblemCode(code) && (problemCodes[code].severity === 'warning' || isSettableError(code));
}

function isSettableError(code: ProblemCode): boolean {
  return isErrorOfPage(code) || errorsOfOutput.some((each) => each === code);
}

/** Returns whether problems with a code are errors of pages, which can be made all the same. */
export function isErrorOfPage(code: string): boolean {
  return errorsOfPages.some((each) => each === code);
}

/** Returns all codes whose levels a site may set, in the order of the list of codes. */
export function settableCodes(): readonly SettableCode[] {
  return Object.keys(problemCodes).filter(isSettableCode);
}
