import { readWords, type Word } from '../text/words.ts';

/** The terms that stand for each word of the query. */
export type Marks = readonly ReadonlySet<string>[];

/** A text, and what stands in it of what was looked for. */
export interface MatchedText {
  readonly text: string;
  /** In their order; an identifier as a whole before its parts. */
  readonly matches: readonly Word[];
  /** How many of the words that were looked for are in it. */
  readonly count: number;
  /** Where most different ones stand side by side, and how many; of such places the one where they stand nearest to each other. */
  readonly densest: { readonly start: number; readonly count: number };
}

/** How many characters are side by side: what an excerpt shows from its first mark on. */
const side = 60;

/** Returns what a text has of what was looked for. */
export function matchText(text: string, marks: Marks): MatchedText {
  const matches = [...readWords(text)]
    .filter(({ term }) => marks.some((terms) => terms.has(term)))
    .toSorted((a, b) => a.start - b.start || b.end - a.end);
  let densest = { start: 0, count: 0, length: 0 };
  for (const [at, { start }] of matches.entries()) {
    const beside: Word[] = [];
    for (const match of matches.slice(at, at + side)) {
      if (match.end > start + side) continue;
      beside.push(match);
      const [count, length] = [countMarks(beside, marks), match.end - start];
      const isDenser = count > densest.count || (count === densest.count && length < densest.length);
      if (isDenser) densest = { start, count, length };
    }
  }
  return { text, matches, count: countMarks(matches, marks), densest };
}

/** Returns how many of the words that were looked for are among some words. */
export function countMarks(words: readonly Word[], marks: Marks): number {
  return marks.filter((terms) => words.some(({ term }) => terms.has(term))).length;
}
