import { stemmerOf } from '../text/stem.ts';
import { distance } from './distance.ts';
import type { QueryWord } from './query.ts';

/** The words that a misspelled one may be. */
export interface Corrections {
  readonly words: readonly string[];
  /** How surely they are meant, up to 1. */
  readonly likeness: number;
}

/** A shorter word has too many others near it. */
const shortest = 4;

/**
 * Returns the words that are most likely meant by one that no page has, all of them equally near to it; none where it may be meant as
 * it stands. `words` are those of the site.
 */
export function findCorrections(
  { term, isOpen, isCommon }: QueryWord,
  words: readonly string[],
  languages: readonly string[],
): Corrections {
  // A number near another is another number.
  if (term.length < shortest || isCommon || /\p{N}/u.test(term)) return { words: [], likeness: 0 };
  const isWordlike = looksLikeOneOf(words, term, isOpen);
  const near = (edits: number, formOf: (word: string) => string) => {
    const own = formOf(term);
    return words.filter((word) => isMistake({ own, meant: formOf(word), edits, isWordlike }));
  };
  const itself = (word: string) => word;
  /** What is typed so far is compared with as many letters of longer words, one more, or one less. */
  const beginnings = () => {
    const lengths = [0, 1, -1].map((more) => term.length + more);
    const isBegun = (meant: string) =>
      meant.at(-1) === term.at(-1) && isMistake({ own: term, meant, edits: 1, isWordlike });
    return words.filter((word) => lengths.some((length) => isBegun(word.slice(0, length))));
  };
  const attempts: readonly (readonly [likeness: number, find: () => readonly string[]])[] = [
    [0.6, () => near(1, itself)],
    ...languages.map((lang) => [0.5, () => near(1, stemmerOf(lang))] as const),
    [0.3, () => near(2, itself)],
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
  /** Most edits between the two. */
  readonly edits: number;
  readonly isWordlike: boolean;
}

/**
 * Returns whether one word is clearly a mistake for another. Letters that have changed places nearly always are, one that is missing or
 * too many often is. Most pairs with another letter in one place are two words (`warm`, `harm`) unless they are long.
 */
function isMistake({ own, meant, edits, isWordlike }: Comparison): boolean {
  const found = distance(own, meant, edits);
  if (found > edits || own.length < shortest) return false;
  const isSameStart = own[0] === meant[0];
  if (found > 1) return own.length >= 7 && isSameStart && !isWordlike;
  if (lettersOf(own) === lettersOf(meant)) return true;
  if (own.length === meant.length) return own.length >= (isWordlike ? 8 : 6);
  return own.length >= 6 || (isSameStart && (own.length > shortest || !isWordlike));
}

function lettersOf(word: string): string {
  return Array.from(word).toSorted().join('');
}

/** Returns whether all neighboring letters of a word stand side by side in others too: then it may be a word that the site lacks. */
function looksLikeOneOf(words: readonly string[], term: string, isOpen: boolean): boolean {
  const all = ` ${words.join(' ')} `;
  const padded = isOpen ? ` ${term}` : ` ${term} `;
  return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)).every((three) =>
    all.includes(three),
  );
}
