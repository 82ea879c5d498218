import { isCommon } from '../text/common-words.ts';
import { readRuns, type Word } from '../text/words.ts';

/** A parsed query. */
export type Query = readonly QueryUnit[];

/** A word, or an identifier that matches as a whole or by its parts. */
export interface QueryUnit {
  readonly parts: readonly QueryWord[];
  readonly whole: QueryWord | null;
  /** A page matches without it. */
  readonly isOptional: boolean;
}

export interface QueryWord {
  readonly term: string;
  /** The reader may still be typing the word, so longer words match too. */
  readonly isOpen: boolean;
  /** A common word of the language, for which no other spelling is tried. */
  readonly isCommon: boolean;
}

/** Returns the parsed query. In a question, the common words are optional. */
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
