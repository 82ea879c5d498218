import { fold } from './fold.ts';

/** A word of a text, with the place from which it was read. */
export interface Word {
  /** As it is compared. */
  readonly term: string;
  /** Offsets in the text. */
  readonly start: number;
  readonly end: number;
}

/** A word, or an identifier such as `chan_pjsip`. */
export interface Run {
  /** The words that it consists of. */
  readonly parts: readonly Word[];
  /** An identifier without its signs, `chanpjsip`; null for a word. */
  readonly whole: Word | null;
}

/** Longer words are no words: keys, hashes, drawings. */
const longestTerm = 40;

/** Scripts that put no spaces between words. Two neighbouring characters stand for a word; no dictionary needs to agree with another. */
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}ー々';
const spaced = `(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])`;
/** A run of an unspaced script, or words that signs join to an identifier. */
const runs = new RegExp(`(?<unspaced>[${unspaced}\\p{M}]+)|${spaced}+(?:['’._-]+${spaced}+)*`, 'gu');
/** Parts of an identifier: between its signs, and at changes of case. */
const parts = /\p{Lu}+(?!\p{Ll})\p{N}*|\p{Lu}?(?:(?!\p{Lu})[\p{L}\p{M}])+\p{N}*|[\p{L}\p{N}\p{M}]+?/gu;

const plainWord = /^\p{L}\p{Ll}*$/u;

/** Yields the words and identifiers of a text in their order. */
export function* readRuns(text: string): Generator<Run> {
  for (const run of text.matchAll(runs)) {
    const [found] = run;
    if (run.groups?.['unspaced'] === undefined) yield readIdentifier(found, run.index);
    else yield* readPairs(found, run.index);
  }
}

/** Yields the words of a text; an identifier yields its parts and then itself. */
export function* readWords(text: string): Generator<Word> {
  for (const { parts, whole } of readRuns(text)) {
    yield* parts;
    if (whole) yield whole;
  }
}

function readIdentifier(found: string, at: number): Run {
  // Most words.
  if (plainWord.test(found)) return { parts: found.length > longestTerm ? [] : [toWord(found, at)], whole: null };
  const words = [...found.matchAll(parts)].map((part) => toWord(part[0], at + part.index));
  const whole = { ...toWord(found.replaceAll(/['’._-]/g, ''), at), end: at + found.length };
  const isShort = ({ term }: Word) => term.length <= longestTerm;
  return { parts: words.filter(isShort), whole: words.length > 1 && isShort(whole) ? whole : null };
}

function* readPairs(found: string, at: number): Generator<Run> {
  const characters = Array.from(found);
  let start = at;
  for (const [index, character] of characters.entries()) {
    const next = characters[index + 1];
    // The last character alone is in the pair before it.
    if (next !== undefined || index === 0) yield { parts: [toWord(character + (next ?? ''), start)], whole: null };
    start += character.length;
  }
}

function toWord(text: string, start: number): Word {
  return { term: fold(text), start, end: start + text.length };
}
