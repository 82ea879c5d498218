import type { ProblemCode } from '../../shared/problem-codes.ts';

/** What a rule has found in a file of the site, before it is known which source it comes from. */
export interface Finding {
  readonly code: ProblemCode;
  /** What is wrong, in one sentence. */
  readonly title: string;
  readonly hint: string;
  /** The file, relative to the output folder. */
  readonly output: string;
  /** Null for a finding about a page as a whole, or about a file that is no page. */
  readonly element: FoundElement | null;
  /** Texts that the source has probably too, the likeliest first. They lead to a line. */
  readonly clues: readonly string[];
  /** The address, the word or the like that the finding is about. */
  readonly target?: string;
  /** The field of front matter that decides, such as `title`. */
  readonly field?: 'title' | 'description';
  /** The address that certainly was meant, of the same style as `target`. */
  readonly replacement?: string;
}

/** An element of a page, as plain data. */
export interface FoundElement {
  /** Its start tag, shortened. */
  readonly tag: string;
  /**
   * The part of the page: `main`, or a part that many pages share, such as `navbar` and `footer`.
   */
  readonly region: string;
  /** Position of the start tag in the file, in UTF-16 code units. */
  readonly offset: number;
}
