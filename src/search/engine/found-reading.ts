import { fold } from '../text/fold.ts';
import { findTerms, type FoundTerm } from './find-terms.ts';
import type { IndexFiles } from './index-files.ts';
import { createMarks, type Marks, type ReadSection } from './match-text.ts';
import { isTogether, type MatchedSection, matchSections, nearness } from './page-result.ts';
import type { PageScope } from './page-scope.ts';
import { type FoundUnit, rankPages } from './rank.ts';
import type { QueryWord } from './query.ts';
import type { Reading } from './readings.ts';
import type { TakeTurn } from './take-turns.ts';

/** A reading of the query whose words were looked up. */
export interface FoundReading {
  readonly units: readonly FoundUnit[];
  readonly marks: Marks;
  /** The marks of its phrase; none if it has no phrase, or several. */
  readonly together: Marks;
  /** The folded text. */
  readonly phrase: string;
  readonly likeness: number;
}

/** A page with the readings by which it was found, the best first. */
export interface ReadPage {
  /** Index of the page. */
  readonly page: number;
  readonly score: number;
  readonly readings: readonly RatedReading[];
}

interface RatedReading {
  readonly reading: FoundReading;
  readonly score: number;
}

/** A reading with a word that no page has counts less than one of which all words are found. */
const incompleteShare = 0.5;
/** Maximum number of readings with which the text of a page is compared. */
const mostReadings = 3;
/** A page on which the words of a phrase are far apart is seldom about it. */
const apartShare = 0.25;

/**
 * Looks up the words of readings, each once. Leaves out synonyms with a word that no page has.
 */
export async function findReadings(
  files: IndexFiles,
  readings: readonly Reading[],
  takeTurn: TakeTurn,
): Promise<readonly FoundReading[]> {
  const known = new Map<string, Promise<readonly FoundTerm[]>>();
  const find = (word: QueryWord) => {
    const key = JSON.stringify(word);
    const terms = known.get(key) ?? findTerms(files, word, takeTurn);
    known.set(key, terms);
    return terms;
  };
  const found = await Promise.all(readings.map((reading) => lookUp(reading, find)));
  return found.filter(({ units }, at) => at === 0 || isWhole(units.filter(({ isInPhrase }) => isInPhrase)));
}

async function lookUp(
  { text, query, likeness, hasPhrase }: Reading,
  find: (word: QueryWord) => Promise<readonly FoundTerm[]>,
): Promise<FoundReading> {
  const units = await Promise.all(
    query.map(async ({ parts, whole, ...unit }): Promise<FoundUnit> => {
      const [ofWhole, ...ofParts] = await Promise.all([whole ? find(whole) : [], ...parts.map(find)]);
      return { ...unit, parts: ofParts, whole: ofWhole };
    }),
  );
  return {
    units,
    marks: marksOf(units),
    together: marksOf(hasPhrase ? units.filter(({ isInPhrase }) => isInPhrase) : []),
    phrase: fold(text).trim(),
    likeness: likeness * (isWhole(units) ? 1 : incompleteShare),
  };
}

/** Returns whether all words are on pages. Single letters and signs beside words need not be. */
function isWhole(units: readonly FoundUnit[]): boolean {
  return units.every(
    ({ parts, whole, isOptional, isSmall }) =>
      (isOptional && isSmall) || whole.length > 0 || parts.every((terms) => terms.length > 0),
  );
}

/** Returns the terms to mark. Common words of a question are not marked. */
function marksOf(units: readonly FoundUnit[]): Marks {
  const marked = units.filter(({ isMarked }) => isMarked);
  const words = marked.flatMap(({ parts, whole }) => [...parts, whole]).filter((terms) => terms.length > 0);
  return createMarks(
    words.map((terms) => terms.map(({ term }) => term)),
    marked.some(({ isSmall }) => isSmall) ? 'all' : 'words',
  );
}

/** Returns the pages that match any reading, the best first. */
export async function rankReadings(
  files: IndexFiles,
  readings: readonly FoundReading[],
  scope: PageScope,
): Promise<readonly ReadPage[]> {
  const found = new Map<number, RatedReading[]>();
  for (const reading of readings) {
    for (const { page, score } of await rankPages(files, reading.units, scope)) {
      const known = found.get(page) ?? [];
      known.push({ reading, score: score * reading.likeness });
      found.set(page, known);
    }
  }
  const pages = [...found].map(([page, rated]): ReadPage => {
    const best = rated.toSorted((a, b) => b.score - a.score).slice(0, mostReadings);
    return { page, score: best[0]?.score ?? 0, readings: best };
  });
  const { rankOf } = scope;
  return pages.toSorted((a, b) => rankOf(a.page) - rankOf(b.page) || b.score - a.score || a.page - b.page);
}

/** Returns the matches of a page for the reading that fits its text best, and how well it fits. */
export function matchReadings(
  { readings }: Pick<ReadPage, 'readings'>,
  text: readonly ReadSection[],
): { readonly sections: readonly MatchedSection[]; readonly score: number } {
  const rated = readings.map(({ reading: { marks, together, phrase }, score }) => {
    const sections = matchSections(text, marks);
    const isApart = text.length > 0 && !isTogether(text, together);
    return { sections, score: score * (0.5 + nearness(sections, marks, phrase)) * (isApart ? apartShare : 1) };
  });
  return rated.reduce((best, each) => (each.score > best.score ? each : best), { sections: [], score: 0 });
}
