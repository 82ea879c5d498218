import type { MarkdownFormat } from '../page/compiled-page.ts';
import { bareAddress, blank, type Wording, type WrittenText } from './written-text.ts';
import type { ProblemCode } from '../../shared/problem-codes.ts';

/** A piece of text that looks like syntax but has no effect in docsgen. */
export interface Finding {
  /** Offset in the searched text. */
  readonly offset: number;
  readonly code: ProblemCode;
  readonly title: string;
  readonly hint: string;
}

/** The input of a finder. */
export interface Searched extends Pick<WrittenText, 'text'> {
  readonly format: MarkdownFormat;
  readonly kind: Wording['type'];
}

/** Searches the text of one paragraph for unsupported syntax. */
export type Finder = (searched: Searched) => readonly Finding[];

/** Maximum length of a quoted text in a message. */
const longestShown = 40;

/** Returns a piece of text for a message: in one line, and shortened if it is long. */
export function shown(text: string): string {
  const line = text.replaceAll(blank, '·').replaceAll(bareAddress, '·').replace(/\s+/g, ' ');
  return line.length > longestShown ? `${line.slice(0, longestShown)}…` : line;
}
