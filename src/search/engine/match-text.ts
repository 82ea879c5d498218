import { fold } from '../text/fold.ts';
import type { PageText } from '../text/page-text.ts';
import { type Detail, isLettered, readWords, type Word } from '../text/words.ts';

/** A text whose words are read once, when they are first needed. */
export interface ReadText {
  readonly text: string;
  readonly words: (detail: Detail) => readonly Word[];
  readonly folded: () => string;
}

/** A section of a page that results are compared with. */
export interface ReadSection {
  readonly id: string | null;
  readonly title: ReadText;
  readonly body: ReadText;
}

/** Returns the sections of a page, of which no words are read yet. */
export function readSections(page: PageText): readonly ReadSection[] {
  return page.map(({ id, title, text }) => ({ id, title: createReadText(title), body: createReadText(text) }));
}

function createReadText(text: string): ReadText {
  const words = new Map<Detail, readonly Word[]>();
  let folded: string | undefined;
  return {
    text,
    words: (detail) => {
      const read = words.get(detail) ?? [...readWords(text, detail)];
      words.set(detail, read);
      return read;
    },
    folded: () => (folded ??= fold(text)),
  };
}

/** What is marked in texts: the terms that match the words of the query. */
export interface Marks {
  /** The number of words of the query that have terms. */
  readonly size: number;
  /** By term, the indices of the words that it matches. */
  readonly indices: ReadonlyMap<string, readonly number[]>;
  readonly detail: Detail;
}

/** Returns the marks for the terms of each word of a query. `detail` is what the words need. */
export function createMarks(words: readonly (readonly string[])[], detail: Detail): Marks {
  const indices = new Map<string, number[]>();
  for (const [index, terms] of words.entries()) {
    for (const term of terms) {
      const known = indices.get(term);
      if (known) known.push(index);
      else indices.set(term, [index]);
    }
  }
  return { size: words.length, indices, detail };
}

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
export function matchText(read: ReadText, marks: Marks): MatchedText {
  const matches = withoutFragments(
    read
      .words(marks.detail)
      .filter(({ term }) => marks.indices.has(term))
      .toSorted((a, b) => a.start - b.start || b.end - a.end),
  );
  let densest = { start: 0, count: 0, length: 0 };
  for (const [at, { start }] of matches.entries()) {
    const close = new Set<number>();
    for (let next = at; next < matches.length; next += 1) {
      const match = matches[next];
      if (!match || match.start > start + closeLength) break;
      if (match.end > start + closeLength) continue;
      for (const index of marks.indices.get(match.term) ?? []) close.add(index);
      const [count, length] = [close.size, match.end - start];
      const isDenser = count > densest.count || (count === densest.count && length < densest.length);
      if (isDenser) densest = { start, count, length };
    }
  }
  return { text: read.text, matches, count: countMarks(matches, marks), densest };
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
  const longest = spans.reduce((most, span) => (isLetters(span) ? Math.max(most, lengthOf(span)) : most), 0);
  return spans.filter((span) => !isLetters(span) || lengthOf(span) > longest / 2).flat();
}

/** Returns how many words of the query are among some words. */
export function countMarks(words: readonly Word[], marks: Marks): number {
  return new Set(words.flatMap(({ term }) => marks.indices.get(term) ?? [])).size;
}
