import type { SynonymGroup } from '../format/format.ts';
import { haveSameStem, stemmerOf } from '../text/stem.ts';
import { readRuns, type Word } from '../text/words.ts';
import { parseQuery, type Query, type Span } from './query.ts';

/** One way to understand what a reader typed. */
export interface Reading {
  readonly text: string;
  readonly query: Query;
  /** How likely it is meant, up to 1. */
  readonly likeness: number;
}

/** A reading with a synonym counts less than the words that the reader chose. */
const synonymLikeness = 0.8;
/** Maximum number of readings with a synonym. */
const mostSynonyms = 8;

/** A phrase of a query that has synonyms. */
interface KnownPhrase extends Span {
  readonly synonyms: readonly string[];
}

/**
 * Returns the readings of a query: the query as it was typed, and one for each synonym of a phrase
 * in it.
 */
export function readingsOf(
  text: string,
  languages: readonly string[],
  groups: readonly SynonymGroup[],
): readonly [Reading, ...Reading[]] {
  const known = groups.length > 0 ? findPhrases(text, languages, groups) : [];
  const typed = { text, query: parseQuery(text, languages, known), likeness: 1 };
  const others = known.flatMap(({ start, end, synonyms }) =>
    synonyms.map((synonym): Reading => {
      const replaced = text.slice(0, start) + synonym + text.slice(end);
      const span = { start, end: start + synonym.length };
      return { text: replaced, query: parseQuery(replaced, languages, [span]), likeness: synonymLikeness };
    }),
  );
  return [typed, ...others.slice(0, mostSynonyms)];
}

/** Returns the phrases of a text that have synonyms, in order. The longest phrase wins. */
function findPhrases(
  text: string,
  languages: readonly string[],
  groups: readonly SynonymGroup[],
): readonly KnownPhrase[] {
  const typed = wordsOf(text);
  const stems = languages.map(stemmerOf);
  const isSame = (a: string, b: string) => a === b || stems.some((stem) => haveSameStem(a, b, stem));
  const phrases = groups.flatMap((group) =>
    group.map((phrase) => ({ terms: wordsOf(phrase).map(({ term }) => term), phrase, group })),
  );
  const found: KnownPhrase[] = [];
  let next = 0;
  for (const [at, first] of typed.entries()) {
    if (at < next) continue;
    const matching = phrases.filter(
      ({ terms }) => terms.length > 0 && terms.every((term, index) => isSame(term, typed[at + index]?.term ?? '')),
    );
    const length = Math.max(0, ...matching.map(({ terms }) => terms.length));
    const last = typed[at + length - 1];
    if (length === 0 || !last) continue;
    // A phrase may be in several groups.
    const longest = matching.filter(({ terms }) => terms.length === length);
    const synonyms = longest.flatMap(({ group, phrase }) => group.filter((each) => each !== phrase));
    found.push({ start: first.start, end: last.end, synonyms: [...new Set(synonyms)] });
    next = at + length;
  }
  return found;
}

/** Returns the words of a text; `do-not-call` are the same three as `do not call`. */
function wordsOf(text: string): readonly Word[] {
  return [...readRuns(text)].flatMap(({ parts, whole }) => (parts.length === 0 && whole ? [whole] : parts));
}
