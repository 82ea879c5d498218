import { readRuns, type Word } from '../text/words.ts';

/** A parsed query. */
export type Query = readonly QueryUnit[];

/** A word, or an identifier that matches as a whole or by its parts. */
export interface QueryUnit {
  readonly parts: readonly QueryWord[];
  readonly whole: QueryWord | null;
  /** How much of a word it is, up to 1. */
  readonly share: number;
  /** A page matches without it. */
  readonly isOptional: boolean;
  /** It belongs to a phrase that has synonyms, or to a synonym. */
  readonly isInPhrase: boolean;
}

export interface QueryWord {
  readonly term: string;
  /** The reader may still be typing the word, so longer words match too. */
  readonly isOpen: boolean;
  /** A common word of the language. */
  readonly isCommon: boolean;
  /** Its spelling is right, so no other is tried: a common word, or a word of a synonym. */
  readonly isKnown: boolean;
}

/** A part of a text, by its offsets. */
export type Span = Pick<Word, 'start' | 'end'>;

/**
 * Returns the parsed query. In a question, the common words are optional. The words in `known`
 * parts are complete and spelled as the site spells them.
 */
export function parseQuery(query: string, languages: readonly string[], known: readonly Span[] = []): Query {
  const isKnown = ({ start, end }: Span) => known.some((span) => span.start <= start && end <= span.end);
  const toQueryWord = (word: Word): QueryWord => {
    const { term, end } = word;
    const isInKnown = isKnown(word);
    const isWordCommon = languages.some((lang) => isCommon(term, lang));
    return {
      term,
      isOpen: !isInKnown && end === query.length,
      isCommon: isWordCommon,
      isKnown: isInKnown || isWordCommon,
    };
  };
  const units = [...readRuns(query)].map((run): QueryUnit => {
    const parts = run.parts.map(toQueryWord);
    const whole = run.whole && toQueryWord(run.whole);
    const isInPhrase = [...run.parts, ...(run.whole ? [run.whole] : [])].every(isKnown);
    const isOptional = whole?.isCommon ?? parts.every((part) => part.isCommon);
    return { parts, whole, share: run.share, isOptional, isInPhrase };
  });
  const isAllCommon = units.every(({ isOptional }) => isOptional);
  return isAllCommon ? units.map((unit) => ({ ...unit, isOptional: false })) : units;
}

/** Common words of questions, folded, by language. A page with the answer may not contain them. */
const commonWords: Readonly<Record<string, string>> = {
  en: 'an and are arent as at be by can cant couldnt didnt do does doesnt dont for from hasnt havent how if in is isnt it its lets my of on or shouldnt that thats the theres this to was wasnt werent what whats when where wheres which who whos why will with wont wouldnt you your',
  es: 'al como con cual cuando de del desde donde el en es esta este la las lo los mas mi para pero por que quien se si sin son su sus un una yo',
  pt: 'ao aos as com como da das de do dos ela ele em essa esse esta este eu mais mas meu minha na nas no nos onde os ou para pela pelo por porque qual quando que quem se sem ser seu sua um uma',
};

/** Returns whether a folded word is a common word of a language. */
function isCommon(term: string, lang: string): boolean {
  return ` ${commonWords[lang.toLowerCase().split('-')[0] ?? ''] ?? ''} `.includes(` ${term} `);
}
