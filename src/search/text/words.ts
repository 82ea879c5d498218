import { fold } from './fold.ts';
import { readSigns, signRuns } from './signs.ts';

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
  /**
   * An identifier without its separators, `chanpjsip`, or a word with the signs at its ends,
   * `.net`; null for a word.
   */
  readonly whole: Word | null;
  /** How much of a word it is: 1, or less for one of several pairs of characters. */
  readonly share: number;
  /** It is a single letter, or signs such as `=>`: prose has them everywhere. */
  readonly isSmall: boolean;
}

/** What is read of a text: its words only, or single letters and signs too. */
export type Detail = 'words' | 'all';

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
/**
 * The dot at the beginning of a name such as `.net`. No word stands before it, and no sentence ends
 * there. `.close()` is no name: a bracket follows.
 */
const lead = `(?:\\.(?<![\\p{L}\\p{N}\\p{M}.)\\]}]\\.)(?=\\p{L}+(?![\\p{L}\\p{N}_(])))?`;
/** The signs of `c++`, `c++17` and `c#`. Those of `a+b`, `i+=1` and `page#top` are others. */
const trail = `(?:(?:\\+\\+|#)(?![\\p{L}+#=])|\\+(?![\\p{L}\\p{N}+#=]))?`;
/** Separators in an identifier, and what joins single letters: `Q&A`, `I/O`, `N+M`. */
const joint = `(?:['’._·-]+|(?<=(?<![\\p{L}\\p{N}])\\p{L})[&/+](?=\\p{L}(?![\\p{L}\\p{N}\\p{M}+#])))`;
const wordRuns = `(?!\\p{M})${lead}${spaced}+(?:${joint}${spaced}+)*${trail}|[${unspaced}\\p{M}]+`;
/** A run of an unspaced script, or words that separators join to an identifier. */
const runs: Readonly<Record<Detail, RegExp>> = {
  words: new RegExp(wordRuns, 'gu'),
  all: new RegExp(`${wordRuns}|${signRuns}`, 'gu'),
};
const unspacedStart = new RegExp(`^[${unspaced}\\p{M}]`, 'u');
const letteredStart = new RegExp(`^[${lettered}]`, 'u');
/** The signs at the ends of an identifier. */
const ends = /^(?<before>\.?)(?<core>.*?)(?<after>[+#]*)$/su;
/**
 * Parts of an identifier: split at separators, at changes of case, and at numbers that do not
 * follow a letter.
 */
const parts =
  /(?:\p{Lu}\p{M}*)+(?![\p{Ll}\p{M}])\p{N}*|(?:\p{Lu}\p{M}*)?(?:(?!\p{Lu})[\p{L}\p{M}])+\p{N}*|[\p{N}\p{M}]+/gu;
const separators = /['’._·&/+-]/g;

const plainWord = /^\p{L}\p{Ll}*$/u;
/**
 * A capital that is no word of a language written with Latin letters. In prose it is a name: the
 * language R, vitamin C, plan B.
 */
const name = /^[B-DF-HJ-NP-TV-XZ]$/;
const letter = /^\p{L}$/u;
/**
 * `I'd` and `they'll` are indexed as `I` and `they`. Their letters together would be other words:
 * `id`, `shell`.
 */
const contraction = /['’](?:d|ll|m|re|ve)$/i;
/** `don't` is indexed only as a whole: `don` is another word, or none. */
const negation = /n['’]t$/i;

/** Yields the words and identifiers of a text in order, and single letters and signs if asked. */
export function* readRuns(text: string, detail: Detail): Generator<Run> {
  for (const { 0: found, index } of text.matchAll(runs[detail])) {
    for (const run of readRun(found, index, text)) if (detail === 'all' || !run.isSmall) yield run;
  }
}

/**
 * Returns the number of occurrences of each word, as `readWords` yields them. A page repeats the
 * same few hundred runs, so each is split only once.
 */
export function countTerms(text: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const run of text.match(runs.words) ?? []) found.set(run, (found.get(run) ?? 0) + 1);
  const terms = new Map<string, number>();
  for (const [run, times] of found) {
    for (const { parts, whole, isSmall } of readRun(run, 0, run)) {
      if (isSmall) continue;
      for (const { term } of whole ? [...parts, whole] : parts) terms.set(term, (terms.get(term) ?? 0) + times);
    }
  }
  return terms;
}

/** Yields the words of a text. For an identifier, yields its parts and then the whole. */
export function* readWords(text: string, detail: Detail): Generator<Word> {
  for (const { parts, whole } of readRuns(text, detail)) {
    yield* parts;
    if (whole) yield whole;
  }
}

/** Returns the single letters and signs of a text, each once. */
export function smallTerms(text: string): ReadonlySet<string> {
  const small = [...readRuns(text, 'all')].filter(({ isSmall }) => isSmall);
  return new Set(small.flatMap(({ parts }) => parts.map(({ term }) => term)));
}

/** Returns whether a text begins with a script without spaces in which a word has many letters. */
export function isLettered(text: string): boolean {
  return letteredStart.test(text);
}

function readRun(found: string, at: number, text: string): Iterable<Run> {
  if (unspacedStart.test(found)) return readPairs(found, at);
  // The usual case.
  if (plainWord.test(found)) return readPlain(found, at);
  const run = found.replace(contraction, '');
  if (plainWord.test(run)) return readPlain(run, at);
  return hasLetter.test(run) ? [readIdentifier(run, at)] : readSigns(run, at, text).map(toSmallRun);
}

const hasLetter = /[\p{L}\p{N}]/u;

function readPlain(found: string, at: number): readonly Run[] {
  const word = toWord(found, at);
  if (!isIndexable(word)) return [];
  return [{ parts: [word], whole: null, share: 1, isSmall: letter.test(found) && !name.test(found) }];
}

function readIdentifier(found: string, at: number): Run {
  const { before = '', core = '', after = '' } = ends.exec(found)?.groups ?? {};
  const words = [...core.matchAll(parts)].map((part) => toWord(part[0], at + before.length + part.index));
  const last = words.at(-1);
  // A single letter with its signs is a word, a longer word is one without them too.
  if (last && after !== '' && letter.test(last.term)) words.splice(-1, 1, withEnd(last, after));
  const start = words.length === 1 ? before : '';
  const isWord = words.length === 1 && before === '' && (after === '' || words[0]?.end === at + found.length);
  if (isWord) return { parts: words.filter(isIndexable), whole: null, share: 1, isSmall: words.every(isLetter) };
  const whole = { ...toWord(start + core.replaceAll(separators, '') + after, at), end: at + found.length };
  // Single letters and digits of an identifier are not indexed.
  const own = negation.test(found)
    ? []
    : words.filter((word) => !isLetter(word) && (words.length === 1 || word.term.length > 1));
  return { parts: own.filter(isIndexable), whole: isIndexable(whole) ? whole : null, share: 1, isSmall: false };
}

function isLetter({ term }: Word): boolean {
  return letter.test(term);
}

function withEnd({ term, start, end }: Word, signs: string): Word {
  return { term: term + signs, start, end: end + signs.length };
}

function toSmallRun(word: Word): Run {
  return { parts: [word], whole: null, share: 1, isSmall: true };
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
    const pair = toWord(own + (next ?? ''), start);
    const isFirst = next !== undefined || index === 0;
    if (isFirst && isIndexable(pair)) yield { parts: [pair], whole: null, share, isSmall: false };
    start += own.length;
  }
}

function toWord(text: string, start: number): Word {
  return { term: fold(text), start, end: start + text.length };
}
