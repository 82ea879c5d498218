import type { Stem } from '../text/stem.ts';
import { distance } from '../../shared/distance.ts';
import type { QueryWord } from './query.ts';

/** Possible corrections of a misspelled word. */
export interface Corrections {
  readonly words: readonly string[];
  /** How likely these words are meant, up to 1. */
  readonly likeness: number;
}

/** Shorter words have too many similar words. */
const minLength = 4;

/**
 * Returns whether a word may be misspelled. A number that is similar to another number has another
 * meaning, and so has a word with signs, such as `c++` or `.net`.
 */
export function canBeCorrected({ term, isKnown }: QueryWord): boolean {
  return term.length >= minLength && !isKnown && /^[\p{L}\p{M}]+$/u.test(term);
}

/**
 * Returns the most likely corrections of a word that is on no page. All of them have the same
 * distance to it. Returns none if the word may be correct. `words` are all words of the site.
 */
export function findCorrections(word: QueryWord, words: readonly string[], stems: readonly Stem[]): Corrections {
  if (!canBeCorrected(word)) return { words: [], likeness: 0 };
  const { term, isOpen } = word;
  const isWordlike = looksLikeOneOf(words, term, isOpen);
  const near = (edits: number, formOf: (word: string) => string) => {
    const own = formOf(term);
    return words.filter((word) => isMistake({ own, meant: formOf(word), edits, isWordlike }));
  };
  const identity = (word: string) => word;
  /**
   * Compares an unfinished word with the first letters of longer words: the same number of letters,
   * one more, or one less.
   */
  const beginnings = () => {
    const lengths = [0, 1, -1].map((more) => term.length + more);
    const isBegun = (meant: string) =>
      meant.at(-1) === term.at(-1) && isMistake({ own: term, meant, edits: 1, isWordlike });
    return words.filter((word) => lengths.some((length) => isBegun(word.slice(0, length))));
  };
  const attempts: readonly (readonly [likeness: number, find: () => readonly string[]])[] = [
    [0.6, () => near(1, identity)],
    ...stems.map((stem) => [0.5, () => near(1, stem)] as const),
    [0.3, () => near(2, identity)],
    [0.3, () => (isOpen && !isWordlike ? beginnings() : [])],
  ];
  for (const [likeness, find] of attempts) {
    const found = find();
    if (found.length > 0) return { words: found, likeness };
  }
  return { words: [], likeness: 0 };
}

interface Comparison {
  readonly own: string;
  readonly meant: string;
  /** Maximum number of edits between the two. */
  readonly edits: number;
  readonly isWordlike: boolean;
}

/**
 * Returns whether one word is clearly a misspelling of another. Swapped letters nearly always are;
 * a missing or additional letter often is. Most pairs that differ in one letter are two different
 * words (`warm`, `harm`), unless they are long.
 */
function isMistake({ own, meant, edits, isWordlike }: Comparison): boolean {
  const found = distance(own, meant, edits);
  if (found > edits || own.length < minLength) return false;
  const isSameStart = own[0] === meant[0];
  if (found > 1) return own.length >= 7 && isSameStart && !isWordlike;
  if (lettersOf(own) === lettersOf(meant)) return true;
  if (own.length === meant.length) return own.length >= (isWordlike ? 8 : 6);
  return own.length >= 6 || (isSameStart && (own.length > minLength || !isWordlike));
}

function lettersOf(word: string): string {
  return Array.from(word).toSorted().join('');
}

/**
 * Returns whether all groups of three letters in a word also occur in words of the site. Then it
 * may be a correct word that the site does not contain.
 */
function looksLikeOneOf(words: readonly string[], term: string, isOpen: boolean): boolean {
  const all = ` ${words.join(' ')} `;
  const padded = isOpen ? ` ${term}` : ` ${term} `;
  return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)).every((trigram) =>
    all.includes(trigram),
  );
}
