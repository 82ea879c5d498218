import type { ProblemFix } from '../../shared/problem.ts';

/** An id in the text of a file. */
export interface HeadingEdit {
  /** Relative to the site's root. */
  readonly file: string;
  /** Line of the heading. */
  readonly line: number;
  readonly fix: ProblemFix;
}
