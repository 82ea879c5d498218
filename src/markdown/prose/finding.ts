import type { MarkdownFormat } from '../page/compiled-page.ts';
import { blank, type WrittenText } from './written-text.ts';

/** What reads as something else than text, and is text here. */
export interface Finding {
  /** Where it begins in the text that was looked at. */
  readonly offset: number;
  readonly title: string;
  readonly hint: string;
}

/** What a finder looks at. */
export interface Searched extends Pick<WrittenText, 'text'> {
  readonly format: MarkdownFormat;
}

/** Looks for what is meant as something else, in the words of one paragraph. */
export type Finder = (searched: Searched) => readonly Finding[];

/** Longer texts would fill the screen. */
const longestShown = 40;

/** Returns a piece of a text as messages show it, in one line. */
export function shown(text: string): string {
  const line = text.replaceAll(blank, '·').replace(/\s+/g, ' ');
  return line.length > longestShown ? `${line.slice(0, longestShown)}…` : line;
}
