import type { MarkdownFormat } from '../page/compiled-page.ts';
import { shown } from './finding.ts';
import type { Wording } from './written-text.ts';

/** Text that another program reads as syntax, or that a writer took for Markdown. */
export interface ForeignRow {
  /**
   * What a file with this syntax has somewhere. Most files have no clue of most rows, so these are
   * not searched. It is looked for in the file with a line ending before it.
   */
  readonly clue: string | readonly string[] | RegExp;
  /**
   * Matches it in the text of a paragraph, heading or cell, or in the address of a link. A pattern
   * without the flag `g` is sticky and matches at the start of the text only. Code, links, pictures
   * and HTML are `blank`, addresses without brackets `bareAddress`, and what follows a backslash
   * matches nothing.
   */
  readonly pattern: RegExp;
  /**
   * Titles of the same kind differ only in the quoted part, so that messages of one kind can be
   * counted together.
   */
  readonly title: (match: RegExpExecArray) => string;
  /** What to write instead. */
  readonly hint: string | ((match: RegExpExecArray) => string);
  /** Where it is searched. Default: in paragraphs, headings and cells. */
  readonly where?: Wording['type'] | 'address';
  /**
   * Search only `.md` files. In `.mdx`, this syntax is JavaScript, or the MDX parser reports it.
   */
  readonly format?: MarkdownFormat;
  /** A text that it matches once. */
  readonly example: string;
}

/** Returns the titles of a row: what was found, in backticks, and what it does. */
export function quoted(outcome: string): ForeignRow['title'] {
  return ([what]) => `\`${shown(what.trim()).replaceAll('`', "'")}\` ${outcome}`;
}
