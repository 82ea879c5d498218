import { isCommon } from '../text/common-words.ts';
import { readRuns, type Word } from '../text/words.ts';

/** What a reader looks for. */
export type Query = readonly QueryUnit[];

/** A word, or an identifier: as a whole or as its parts. */
export interface QueryUnit {
  readonly parts: readonly QueryWord[];
  readonly whole: QueryWord | null;
  /** A page may lack it. */
  readonly isOptional: boolean;
}

export interface QueryWord {
  readonly term: string;
  /** The reader may go on typing: longer words count as well. */
  readonly isOpen: boolean;
  /** An ordinary word of the language, which nobody means another by. */
  readonly isCommon: boolean;
}

/** Returns what a query asks for. Of a question in words, the common ones may be missing on a page. */
export function parseQuery(query: string, languages: readonly string[]): Query {
  const toQueryWord = ({ term, end }: Word): QueryWord => ({
    term,
    isOpen: end === query.length,
    isCommon: languages.some((lang) => isCommon(term, lang)),
  });
  const units = [...readRuns(query)].map((run): QueryUnit => {
    const parts = run.parts.map(toQueryWord);
    const whole = run.whole && toQueryWord(run.whole);
    return { parts, whole, isOptional: whole?.isCommon ?? parts.every((part) => part.isCommon) };
  });
  const isAllCommon = units.every(({ isOptional }) => isOptional);
  return isAllCommon ? units.map((unit) => ({ ...unit, isOptional: false })) : units;
}
