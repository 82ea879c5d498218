import { fold } from './fold.ts';

/** A word of a text and its position. */
export interface Word {
  /** The folded form. */
  readonly term: string;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
}

/** A word, or an identifier such as `chan_pjsip`. */
export interface Run {
  /** The words in it. */
  readonly parts: readonly Word[];
  /** An identifier without its separators, `chanpjsip`; null for a word. */
  readonly whole: Word | null;
  /** How much of a word it is: 1, or less for one of several pairs of characters. */
  readonly share: number;
}

/** Longer words are not indexed: they are keys, hashes or drawings. */
const longestTerm = 40;

/** Scripts without spaces between words in which a word has many letters. */
const lettered = '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
/**
 * Scripts without spaces between words. Each pair of neighboring characters counts as a word, so
 * that no dictionary is needed.
 */
const unspaced = `\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}${lettered}ー々`;
/** A character with its marks, such as vowels and tones. Real text has few of them. */
const character = /\P{M}\p{M}{0,4}|\p{M}/gu;
/**
 * In Chinese, Japanese and Korean, two characters are often a word. In Thai, a word has about four.
 */
const [squareShare, letteredShare] = [1 / 2, 1 / 4];
/** ASCII comes first: a lookup in all Unicode letters takes twice as long. */
const spaced = `(?:[A-Za-z0-9]|(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])`;
/** A run of an unspaced script, or words that separators join to an identifier. */
const runs = new RegExp(`(?!\\p{M})${spaced}+(?:['’._-]+${spaced}+)*|[${unspaced}\\p{M}]+`, 'gu');
const unspacedStart = new RegExp(`^[${unspaced}\\p{M}]`, 'u');
const letteredStart = new RegExp(`^[${lettered}]`, 'u');
/**
 * Parts of an identifier: split at separators, at changes of case, and at numbers that do not
 * follow a letter.
 */
const parts =
  /(?:\p{Lu}\p{M}*)+(?![\p{Ll}\p{M}])\p{N}*|(?:\p{Lu}\p{M}*)?(?:(?!\p{Lu})[\p{L}\p{M}])+\p{N}*|[\p{N}\p{M}]+/gu;

const plainWord = /^\p{L}\p{Ll}*$/u;
/**
 * `I'd` and `they'll` are indexed as `I` and `they`. Their letters together would be other words:
 * `id`, `shell`.
 */
const contraction = /['’](?:d|ll|m|re|ve)$/i;
/** `don't` is indexed only as a whole: `don` is another word, or none. */
const negation = /n['’]t$/i;

/** Yields the words and identifiers of a text in order. A single letter is not a word. */
export function* readRuns(text: string): Generator<Run> {
  for (const { 0: found, index } of text.matchAll(runs)) yield* readRun(found, index);
}

/**
 * Returns the number of occurrences of each word, as `readWords` yields them. A page repeats the
 * same few hundred runs, so each is split only once.
 */
export function countTerms(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const run of text.match(runs) ?? []) found.set(run, (found.get(run) ?? 0) + 1);
  const terms = new Map<string, number>();
  for (const [run, times] of found) {
    for (const { parts, whole } of readRun(run, 0)) {
      for (const { term } of whole ? [...parts, whole] : parts) terms.set(term, (terms.get(term) ?? 0) + times);
    }
  }
  return terms;
}

/** Yields the words of a text. For an identifier, yields its parts and then the whole. */
export function* readWords(text: string): Generator<Word> {
  for (const { parts, whole } of readRuns(text)) {
    yield* parts;
    if (whole) yield whole;
  }
}

function readRun(found: string, at: number): Iterable<Run> {
  if (unspacedStart.test(found)) return readPairs(found, at);
  // The usual case.
  if (plainWord.test(found)) return readPlain(found, at);
  const run = found.replace(contraction, '');
  return plainWord.test(run) ? readPlain(run, at) : [readIdentifier(run, at)];
}

function readPlain(found: string, at: number): readonly Run[] {
  const word = toWord(found, at);
  return found.length > 1 && isIndexable(word) ? [{ parts: [word], whole: null, share: 1 }] : [];
}

function readIdentifier(found: string, at: number): Run {
  const words = [...found.matchAll(parts)].map((part) => toWord(part[0], at + part.index));
  if (words.length === 1) return { parts: words.filter(isIndexable), whole: null, share: 1 };
  const whole = { ...toWord(found.replaceAll(/['’._-]/g, ''), at), end: at + found.length };
  // Single letters and digits of an identifier are not indexed.
  const own = negation.test(found) ? [] : words.filter(({ term }) => term.length > 1);
  return { parts: own.filter(isIndexable), whole: isIndexable(whole) ? whole : null, share: 1 };
}

/** Returns whether a text begins with a script without spaces in which a word has many letters. */
export function isLettered(text: string): boolean {
  return letteredStart.test(text);
}

function isIndexable({ term }: Word): boolean {
  return term.length > 0 && term.length <= longestTerm;
}

function* readPairs(found: string, at: number): Generator<Run> {
  const characters = found.match(character) ?? [];
  const share = characters.length < 3 ? 1 : isLettered(found) ? letteredShare : squareShare;
  let start = at;
  for (const [index, own] of characters.entries()) {
    const next = characters[index + 1];
    // The last character is already in the previous pair.
    if (next !== undefined || index === 0) yield { parts: [toWord(own + (next ?? ''), start)], whole: null, share };
    start += own.length;
  }
}

function toWord(text: string, start: number): Word {
  return { term: fold(text), start, end: start + text.length };
}
