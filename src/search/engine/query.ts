import { readRuns, type Run, type Word } from '../text/words.ts';

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
  /** It is marked in texts. */
  readonly isMarked: boolean;
  /** It is a single letter, or signs. */
  readonly isSmall: boolean;
  /** It belongs to a phrase that has synonyms, or to a synonym. */
  readonly isInPhrase: boolean;
}

export interface QueryWord {
  readonly term: string;
  /** The reader may still be typing the word, so longer words match too. */
  readonly isOpen: boolean;
  /** A common word of the language. */
  readonly isCommon: boolean;
  /** No other spelling is tried: a common word, a word of a synonym, or of a pasted text. */
  readonly isKnown: boolean;
}

/** A part of a text, by its offsets. */
export type Span = Pick<Word, 'start' | 'end'>;

/** The most different words of a query. More of them are a text that was pasted, such as a log. */
const mostTerms = 32;
/** The words of longer queries are not corrected: nobody has typed them. */
const mostTyped = 12;
/** The words of a query are looked for in so many of its characters. */
const mostCharacters = 1000;

/** Returns the beginning of a query, with as many different words as are looked up. */
export function shortenQuery(query: string): string {
  const text = query.trimStart().slice(0, mostCharacters);
  const known = new Set<string>();
  let end = 0;
  for (const { parts, whole } of readRuns(text, 'all')) {
    const own = whole ? [...parts, whole] : parts;
    const added = new Set(own.map(({ term }) => term).filter((term) => !known.has(term)));
    if (known.size + added.size > mostTerms) {
      // An identifier that is too long alone is cut.
      return `${text.slice(0, end > 0 ? end : own[mostTerms - 2]?.end)} `;
    }
    for (const term of added) known.add(term);
    end = own.at(-1)?.end ?? end;
  }
  return text.length < query.trimStart().length ? `${text} ` : text;
}

/**
 * Returns the parsed query, with each unit once. In a question, the common words are optional, and
 * so are single letters and signs beside words: the index has them only where they stand in code or
 * in a heading. The words in `known` parts are complete and spelled as the site spells them.
 */
export function parseQuery(query: string, languages: readonly string[], known: readonly Span[] = []): Query {
  const isKnown = ({ start, end }: Span) => known.some((span) => span.start <= start && end <= span.end);
  const runs = withoutStrayMarks([...readRuns(query, 'all')]);
  const isPasted = runs.reduce((sum, { parts }) => sum + parts.length, 0) > mostTyped;
  const toQueryWord = (word: Word): QueryWord => {
    const { term, end } = word;
    const isInKnown = isKnown(word);
    const isWordCommon = languages.some((lang) => isCommon(term, lang));
    return {
      term,
      isOpen: !isInKnown && end === query.length,
      isCommon: isWordCommon,
      isKnown: isInKnown || isWordCommon || isPasted,
    };
  };
  const units = runs.map((run) => {
    const parts = run.parts.map(toQueryWord);
    const whole = run.whole && toQueryWord(run.whole);
    const isInPhrase = [...run.parts, ...(run.whole ? [run.whole] : [])].every(isKnown);
    const isFiller = whole?.isCommon ?? parts.every((part) => part.isCommon);
    const isSmall = run.isSmall || (whole === null && parts.every(({ term }) => letter.test(term)));
    return { parts, whole, share: run.share, isInPhrase, isFiller, isSmall };
  });
  const [hasWord, hasSmall] = [
    units.some(({ isFiller, isSmall }) => !isFiller && !isSmall),
    units.some(({ isFiller, isSmall }) => !isFiller && isSmall),
  ];
  return eachOnce(
    units.map(({ isFiller, ...unit }): QueryUnit => {
      const isOptional = isFiller ? hasWord || hasSmall : unit.isSmall && hasWord;
      return { ...unit, isOptional, isMarked: !isFiller || !isOptional };
    }),
  );
}

const letter = /^\p{L}$/u;
/** A sign that sentences have, or a dash between words. */
const stray = /^(?:[!-/:-@[-`{-~]|[.?!…\p{Pd}]+)$/u;

/** Leaves out the marks of a sentence, unless there is nothing else. */
function withoutStrayMarks(runs: readonly Run[]): readonly Run[] {
  const isStray = ({ isSmall, parts }: Run) => isSmall && parts.every(({ term }) => stray.test(term));
  return runs.every(isStray) ? runs : runs.filter((run) => !isStray(run));
}

/** Leaves out repeated units. The last of them stays, which the reader may still be typing. */
function eachOnce(units: Query): Query {
  const termsOf = ({ parts, whole }: QueryUnit) => [...parts, whole].map((word) => word?.term ?? '').join(' ');
  return [...new Map(units.map((unit) => [termsOf(unit), unit])).values()];
}

/** Common words of questions, folded, by language. A page with the answer may not contain them. */
const commonWords: Readonly<Record<string, string>> = {
  en: 'a an and are arent as at be by can cant couldnt didnt do does doesnt dont for from hasnt havent how i if in is isnt it its lets my of on or shouldnt that thats the theres this to was wasnt werent what whats when where wheres which who whos why will with wont wouldnt you your',
  es: 'a al como con cual cuando de del desde donde e el en es esta este la las lo los mas mi o para pero por que quien se si sin son su sus u un una y yo',
  pt: 'a ao aos as com como da das de do dos e ela ele em essa esse esta este eu mais mas meu minha na nas no nos o onde os ou para pela pelo por porque qual quando que quem se sem ser seu sua um uma',
};

/** Returns whether a folded word is a common word of a language. */
function isCommon(term: string, lang: string): boolean {
  return ` ${commonWords[lang.toLowerCase().split('-')[0] ?? ''] ?? ''} `.includes(` ${term} `);
}
