import type { SynonymGroup } from '../format/format.ts';
import type { Word } from '../text/words.ts';
import type { Span } from './query.ts';

/** A phrase of a query that has synonyms. */
export interface KnownPhrase extends Span {
  readonly synonyms: readonly string[];
}

/**
 * What is needed of a language. Only sites with synonyms load this module, so it imports nothing
 * that the engine has already.
 */
interface PhraseSource {
  readonly groups: readonly SynonymGroup[];
  readonly wordsOf: (text: string) => readonly Word[];
  /** Returns whether two folded words are forms of one word. */
  readonly isSame: (a: string, b: string) => boolean;
}

/** Returns the phrases of a text that have synonyms, in order. The longest phrase wins. */
export function findPhrases(text: string, { groups, wordsOf, isSame }: PhraseSource): readonly KnownPhrase[] {
  const typed = wordsOf(text);
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
