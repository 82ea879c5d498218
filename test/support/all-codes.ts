import { problemCodes, type ProblemCode } from '../../src/shared/problem-codes.ts';

/** The codes of all kinds of problems. */
export const allCodes: readonly ProblemCode[] = Object.keys(problemCodes).filter((name): name is ProblemCode =>
  Object.hasOwn(problemCodes, name),
);
