import { type FindSimilar, indexTexts } from './similar-texts.ts';

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

/** The texts of a kind. */
interface KindMemory {
  readonly bySource: Map<string, Remembered>;
  /** Null until somebody asks, and after a text was added. */
  similar: FindSimilar | null;
}

/** Returns an empty memory. */
export function createMemory(): TranslationMemory {
  const exact = new Map<string, string>();
  const kinds = new Map<string, KindMemory>();
  return {
    add: (kind, hash, remembered) => {
      const key = `${kind} ${hash}`;
      if (!exact.has(key)) exact.set(key, remembered.translation);
      const own = kinds.get(kind) ?? { bySource: new Map(), similar: null };
      own.bySource.set(remembered.source, remembered);
      kinds.set(kind, { ...own, similar: null });
    },
    find: (kind, hash) => exact.get(`${kind} ${hash}`) ?? null,
    near: (kind, source) => {
      const own = kinds.get(kind);
      if (!own) return [];
      own.similar ??= indexTexts([...own.bySource.keys()], leastSimilarity);
      return own
        .similar(source)
        .filter(({ text, similarity }) => similarity < 1 && isOfLength(text, source))
        .toSorted((one, other) => other.similarity - one.similarity)
        .slice(0, mostProposals)
        .flatMap(({ text, similarity }) => {
          const found = own.bySource.get(text);
          return found ? [{ ...found, similarity }] : [];
        });
    },
  };
}

/** Texts of very different lengths are of no use, whatever words they have in common. */
function isOfLength(one: string, other: string): boolean {
  return Math.min(one.length, other.length) / Math.max(one.length, other.length) >= leastSimilarity / 2;
}
