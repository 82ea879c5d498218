import type { Problem } from '../../shared/problem.ts';
import type { ProblemCode } from '../../shared/problem-codes.ts';
import type { SourceText } from './source-text.ts';

/** Returns what a rule finds in a text. Rules keep nothing of a text. */
export type TextRule = (text: SourceText) => readonly Problem[] | Promise<readonly Problem[]>;

/** Returns whether a rule is on. */
export type IsOn = (code: ProblemCode) => boolean;
