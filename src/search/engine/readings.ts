import type { SynonymGroup } from '../format/format.ts';
import { haveSameStem, stemmerOf } from '../text/stem.ts';
import { readRuns, type Word } from '../text/words.ts';
import { parseQuery, type Query, type Span } from './query.ts';

/** One way to understand what a reader typed. */
export interface Reading {
  readonly text: string;
  readonly query: Query;
  /** It has exactly one phrase with synonyms, or a synonym. */
  readonly hasPhrase: boolean;
  /** How likely it is meant, up to 1. */
  readonly likeness: number;
}

/** A reading with a synonym counts less than the words that the reader chose. */
const synonymLikeness = 0.6;
/** Maximum number of readings with a synonym. */
const mostSynonyms = 8;

/**
 * Returns the readings of a query: the query as it was typed, and one for each synonym of a phrase
 * in it.
 */
export async function readingsOf(
  text: string,
  languages: readonly string[],
  groups: readonly SynonymGroup[],
): Promise<readonly [Reading, ...Reading[]]> {
  const parse = await parserOf(languages);
  const known = groups.length > 0 ? await phrasesOf(text, languages, groups) : [];
  const typed = { text, query: parse(text, known), hasPhrase: known.length === 1, likeness: 1 };
  const others = known.flatMap(({ start, end, synonyms }) =>
    synonyms.map((synonym): Reading => {
      const replaced = text.slice(0, start) + synonym + text.slice(end);
      const span = { start, end: start + synonym.length };
      return {
        text: replaced,
        query: parse(replaced, [span]),
        hasPhrase: true,
        likeness: synonymLikeness,
      };
    }),
  );
  return [typed, ...others.slice(0, mostSynonyms)];
}

/** Returns the function that parses a query. */
async function parserOf(languages: readonly string[]): Promise<(text: string, known: readonly Span[]) => Query> {
  // Without the module, the words of a question are searched like others.
  const loaded = languages.some(joinsQuestions) ? await import('./question-words.ts').catch(() => null) : null;
  return (text, known) => parseQuery(loaded?.withoutQuestion(text, languages) ?? text, languages, known);
}

function joinsQuestions(lang: string): boolean {
  return /^(?:zh|ja|th|ko)\b/i.test(lang);
}

async function phrasesOf(text: string, languages: readonly string[], groups: readonly SynonymGroup[]) {
  const stems = languages.map(stemmerOf);
  const isSame = (a: string, b: string) => a === b || stems.some((stem) => haveSameStem(a, b, stem));
  // Without the module, the words are searched as they were typed.
  const loaded = await import('./find-phrases.ts').catch(() => null);
  return loaded?.findPhrases(text, { groups, wordsOf, isSame }) ?? [];
}

/** Returns the words of a text; `do-not-call` are the same three as `do not call`. */
function wordsOf(text: string): readonly Word[] {
  return [...readRuns(text, 'words')].flatMap(({ parts, whole }) => (parts.length === 0 && whole ? [whole] : parts));
}
