import type { ProblemCode } from '../shared/problem-codes.ts';

/** Codes of mistakes that a build looks for in the sources, and a check in the finished pages. */
export const pageCodes = [
  'broken-link',
  'missing-anchor',
  'missing-file',
  'duplicate-id',
  'missing-alt-text',
  'blocked-content',
  'redirect-loop',
] as const satisfies readonly ProblemCode[];
