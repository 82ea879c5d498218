import { wordsIn } from '../status/similarity.ts';

/** A text that is similar to another one. */
export interface SimilarText {
  readonly text: string;
  /** Part of their words that both have, from 0 to 1, as `similarity` returns it. */
  readonly similarity: number;
}

/** Returns those of some texts that are similar to a text, in their order. */
export type FindSimilar = (text: string) => readonly SimilarText[];

interface IndexedText {
  readonly text: string;
  /** The ranks of its words, the rarest first. */
  readonly words: readonly number[];
}

/** A text that has a word, and the number of its words that are rarer. */
interface Posting {
  readonly other: IndexedText;
  readonly place: number;
  readonly at: number;
}

/**
 * Returns a function that finds the texts that are at least so similar without comparing all. Words
 * are sorted by how many texts have them. The first word that two texts have in common says how
 * many there can be at most: it and all that follow. So only a text that has a rare word in common
 * is compared.
 */
export function indexTexts(texts: readonly string[], leastSimilarity: number): FindSimilar {
  const leastCommon = (words: number, others: number) =>
    // A bound may be a little more than the whole number that it is.
    Math.max(1, Math.ceil((leastSimilarity * (words + others)) / 2 - 1e-9));
  // The shortest text that is similar enough has nothing but words of the other one.
  const leastOfAny = (words: number) =>
    leastCommon(words, Math.ceil((leastSimilarity * words) / (2 - leastSimilarity) - 1e-9));
  const split = texts.map((text) => numbered(wordsIn(text)));
  const ranks = rankWords(split);
  const postings = Array.from(ranks, (): Posting[] => []);
  for (const [place, text] of texts.entries()) {
    const words = sorted(split[place] ?? [], ranks);
    const other = { text, words };
    const last = words.length - leastOfAny(words.length);
    for (let at = 0; at <= last; at += 1) postings[words[at] ?? -1]?.push({ other, place, at });
  }
  return (text) => {
    const words = sorted(numbered(wordsIn(text)), ranks);
    const candidates = new Map<number, IndexedText>();
    const last = words.length - leastOfAny(words.length);
    for (let own = 0; own <= last; own += 1) {
      for (const { other, place, at } of postings[words[own] ?? -1] ?? []) {
        const most = Math.min(words.length - own, other.words.length - at);
        if (most >= leastCommon(words.length, other.words.length)) candidates.set(place, other);
      }
    }
    return [...candidates]
      .toSorted(([one], [other]) => one - other)
      .flatMap(([, other]): readonly SimilarText[] => {
        const common = countCommon(words, other.words);
        const similarity = (2 * common) / (words.length + other.words.length);
        return common >= leastCommon(words.length, other.words.length) ? [{ text: other.text, similarity }] : [];
      });
  };
}

/** A word that a text has twice counts twice. */
function numbered(words: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return words.map((word) => {
    const count = (counts.get(word) ?? 0) + 1;
    counts.set(word, count);
    return count === 1 ? word : `${word} ${count}`;
  });
}

/** Returns the place of each word among all words, of which the rarest is the first. */
function rankWords(texts: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const word of texts.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarestFirst = [...counts].toSorted(([, one], [, other]) => one - other);
  return new Map(rarestFirst.map(([word], rank) => [word, rank]));
}

/** A word that no text has is the rarest of all. */
function sorted(words: readonly string[], ranks: ReadonlyMap<string, number>): readonly number[] {
  return words.map((word) => ranks.get(word) ?? -1).toSorted((one, other) => one - other);
}

/** Returns how many numbers two sorted lists have in common. */
function countCommon(one: readonly number[], other: readonly number[]): number {
  let common = 0;
  for (let left = 0, right = 0; left < one.length && right < other.length;) {
    const difference = (one[left] ?? 0) - (other[right] ?? 0);
    if (difference === 0) common += 1;
    if (difference <= 0) left += 1;
    if (difference >= 0) right += 1;
  }
  return common;
}
