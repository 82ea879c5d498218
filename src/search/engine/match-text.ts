import { isLettered, readWords, type Word } from '../text/words.ts';

/** For each word of the query, the set of terms that match it. */
export type Marks = readonly ReadonlySet<string>[];

/** A text, and the words of the query that it contains. */
export interface MatchedText {
  readonly text: string;
  /** In their order in the text. A whole identifier comes before its parts. */
  readonly matches: readonly Word[];
  /** Number of words of the query that are in it. */
  readonly count: number;
  /**
   * The place with most different words of the query close together, and their number. Of several
   * such places, the one where they are closest.
   */
  readonly densest: { readonly start: number; readonly count: number };
}

/**
 * Words within this many characters count as close: an excerpt shows that much from its first mark.
 */
const closeLength = 60;

/** Returns a text with its matches for the query. */
export function matchText(text: string, marks: Marks): MatchedText {
  const matches = withoutFragments(
    [...readWords(text)]
      .filter(({ term }) => marks.some((terms) => terms.has(term)))
      .toSorted((a, b) => a.start - b.start || b.end - a.end),
  );
  let densest = { start: 0, count: 0, length: 0 };
  for (const [at, { start }] of matches.entries()) {
    const close: Word[] = [];
    for (const match of matches.slice(at, at + closeLength)) {
      if (match.end > start + closeLength) continue;
      close.push(match);
      const [count, length] = [countMarks(close, marks), match.end - start];
      const isDenser = count > densest.count || (count === densest.count && length < densest.length);
      if (isDenser) densest = { start, count, length };
    }
  }
  return { text, matches, count: countMarks(matches, marks), densest };
}

/**
 * Leaves out parts of words in scripts without spaces in which a word has many letters: what is not
 * longer than half of the longest match. Two letters of a Thai word are in many other words.
 */
function withoutFragments(matches: readonly Word[]): readonly Word[] {
  const spans: Word[][] = [];
  for (const match of matches) {
    const last = spans.at(-1);
    if (last && match.start < (last.at(-1)?.end ?? 0)) last.push(match);
    else spans.push([match]);
  }
  const lengthOf = (span: readonly Word[]) => (span.at(-1)?.end ?? 0) - (span[0]?.start ?? 0);
  const isLetters = ([first]: readonly Word[]) => first !== undefined && isLettered(first.term);
  const longest = Math.max(0, ...spans.filter(isLetters).map(lengthOf));
  return spans.filter((span) => !isLetters(span) || lengthOf(span) > longest / 2).flat();
}

/** Returns how many words of the query are among some words. */
export function countMarks(words: readonly Word[], marks: Marks): number {
  return marks.filter((terms) => words.some(({ term }) => terms.has(term))).length;
}
