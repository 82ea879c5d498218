import { similarity } from '../status/similarity.ts';

/** A text that was translated before. */
export interface Remembered {
  readonly source: string;
  readonly translation: string;
}

/** A text that was translated before, and how similar its source is, from 0 to 1. */
export interface Proposal extends Remembered {
  readonly similarity: number;
}

/** What was translated into one language before. */
export interface TranslationMemory {
  readonly add: (kind: string, hash: string, remembered: Remembered) => void;
  /** Returns the translation of the same text; null for none. */
  readonly find: (kind: string, hash: string) => string | null;
  /** Returns the most similar texts of a kind, at most three, the most similar first. */
  readonly near: (kind: string, source: string) => readonly Proposal[];
}

/** Texts that have less in common are of no use to a translator. */
const leastSimilarity = 0.6;
const mostProposals = 3;

/** Returns an empty memory. */
export function createMemory(): TranslationMemory {
  const exact = new Map<string, string>();
  const all = new Map<string, Map<string, Remembered>>();
  return {
    add: (kind, hash, remembered) => {
      const key = `${kind} ${hash}`;
      if (!exact.has(key)) exact.set(key, remembered.translation);
      const ofKind = all.get(kind) ?? new Map<string, Remembered>();
      all.set(kind, ofKind.set(remembered.source, remembered));
    },
    find: (kind, hash) => exact.get(`${kind} ${hash}`) ?? null,
    near: (kind, source) => {
      const length = source.length;
      return (
        [...(all.get(kind)?.values() ?? [])]
          // Texts of very different lengths have too little in common.
          .filter(
            (each) =>
              Math.min(length, each.source.length) / Math.max(length, each.source.length) >= leastSimilarity / 2,
          )
          .map((each) => ({ ...each, similarity: similarity(source, each.source) }))
          .filter((each) => each.similarity >= leastSimilarity && each.similarity < 1)
          .toSorted((one, other) => other.similarity - one.similarity)
          .slice(0, mostProposals)
      );
    },
  };
}
