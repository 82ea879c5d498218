import type { Manifest } from '../format/format.ts';
import { haveSameStem, type Stem } from '../text/stem.ts';
import { type Dictionary, type DictionaryTerm, withPrefix } from './dictionary.ts';
import { distance } from '../../shared/distance.ts';
import { canBeCorrected, findCorrections } from './find-corrections.ts';
import type { IndexFiles } from './index-files.ts';
import type { QueryWord } from './query.ts';
import type { TakeTurn } from './take-turns.ts';

/** A term of the index that matches a word of the query. */
export interface FoundTerm extends DictionaryTerm {
  /** How well it matches: 1 for the word itself. */
  readonly likeness: number;
}

/**
 * A single Latin letter, digit or sign matches too many words as a prefix. In scripts where one
 * character can be a word, one character is enough.
 */
const oneLetter = /^[!-~]$/;
/** What a single letter grows to: `c++`, `c#`. */
const letterWithSigns = /^\p{L}[+#]+$/u;
/** Number of first letters that all forms of a word share. */
const commonPrefix = 3;
/** Maximum number of terms for one word. */
const mostTerms = 16;
/** Maximum number of postings that are fetched for one word, about one byte each. */
const mostPostings = 20_000;
/** Maximum number of dictionaries that are fetched for one word. */
const mostDictionaries = 4;
/** The same for a single letter: after it come the words that it grows to. */
const fewDictionaries = 2;

/**
 * Returns the terms that match a word: the word itself, its other forms, and longer words if the
 * reader may still be typing. If there are none, returns words with a similar spelling.
 */
export async function findTerms(files: IndexFiles, word: QueryWord, takeTurn: TakeTurn): Promise<readonly FoundTerm[]> {
  const { term, isOpen } = word;
  const manifest = await files.manifest();
  const prefix = term.slice(0, commonPrefix);
  const isShort = oneLetter.test(term);
  const near = await load(
    files,
    dictionariesFor(manifest, prefix).slice(0, isShort ? fewDictionaries : mostDictionaries),
  );
  await takeTurn();
  const stems = await files.stems();
  const canGrow = (candidate: string) => isOpen && (!isShort || letterWithSigns.test(candidate));
  const likenessOf = (candidate: string): number => {
    if (candidate === term) return 1;
    const grown = candidate.startsWith(term) && canGrow(candidate) ? 0.4 + (0.4 * term.length) / candidate.length : 0;
    return Math.max(formLikeness(term, candidate, stems), grown);
  };
  const found = rate(
    near.flatMap((dictionary) => withPrefix(dictionary, prefix)),
    likenessOf,
  );
  return affordable(found.length > 0 ? found : await misspelled(files, manifest, word, takeTurn));
}

/**
 * Returns the terms that are most similar to a word without matches, sorted by the number of their
 * pages.
 */
export async function findSpellings(files: IndexFiles, term: string): Promise<readonly string[]> {
  const limit = Math.min(3, Math.floor(term.length / 2));
  // Too many words are similar to a word of three letters.
  if (limit < 2) return [];
  const candidates = await neighbors(files, await files.manifest(), term);
  const near = candidates.map((each) => ({ ...each, edits: distance(term, each.term, limit) }));
  const least = Math.min(limit, ...near.map(({ edits }) => edits));
  // The word itself is on pages that the reader has not searched.
  if (least === 0) return [];
  return near
    .filter(({ edits }) => edits === least)
    .toSorted((a, b) => b.count - a.count)
    .map((each) => each.term);
}

/** Returns the possible corrections of a misspelled word, with their other forms. */
async function misspelled(
  files: IndexFiles,
  manifest: Manifest,
  word: QueryWord,
  takeTurn: TakeTurn,
): Promise<readonly FoundTerm[]> {
  if (!canBeCorrected(word)) return [];
  const candidates = await neighbors(files, manifest, word.term);
  await takeTurn();
  const stems = await files.stems();
  const { words, likeness } = findCorrections(
    word,
    candidates.map(({ term }) => term),
    stems,
  );
  return rate(candidates, (candidate) => {
    // Readers seldom misspell the first letter.
    const meant = words.map((term) => (term[0] === word.term[0] ? 1 : 0.5) * formLikeness(term, candidate, stems));
    return likeness * Math.max(0, ...meant);
  });
}

/**
 * Returns the terms that are compared with a misspelled word. Few readers misspell the first
 * letter, so only similar prefixes are read. If the index has few dictionaries, all are read.
 */
async function neighbors(files: IndexFiles, manifest: Manifest, term: string): Promise<readonly DictionaryTerm[]> {
  const { dictionaries } = manifest;
  const letters = [term.slice(0, 2), term.slice(0, 1), term.slice(1, 2)];
  const names =
    dictionaries.length <= 2 * mostDictionaries
      ? dictionaries.map(([, name]) => name)
      : letters.flatMap((letter) => dictionariesFor(manifest, letter).slice(0, mostDictionaries));
  return (await load(files, [...new Set(names)])).flatMap(({ terms }) => terms);
}

function rate(terms: readonly DictionaryTerm[], likenessOf: (term: string) => number): readonly FoundTerm[] {
  return terms
    .flatMap((term): FoundTerm | [] => {
      const likeness = likenessOf(term.term);
      return likeness > 0 ? { ...term, likeness } : [];
    })
    .toSorted((a, b) => b.likeness * Math.log1p(b.count) - a.likeness * Math.log1p(a.count))
    .slice(0, mostTerms);
}

/**
 * Returns the best terms whose postings can be fetched quickly: on a large site, a short prefix
 * matches words on every page.
 */
function affordable(terms: readonly FoundTerm[]): readonly FoundTerm[] {
  const chosen: FoundTerm[] = [];
  let postings = 0;
  for (const term of terms) {
    if (chosen.length > 0 && postings + term.count > mostPostings) continue;
    chosen.push(term);
    postings += term.count;
  }
  return chosen;
}

/**
 * Returns how similar a term is to a word as another form of it: 1 for the word itself, 0 if it is
 * not a form of it. Words with different meanings can share a stem (`borrar`, `borrador`), so forms
 * that share fewer letters are less similar.
 */
function formLikeness(word: string, term: string, stems: readonly Stem[]): number {
  if (word === term) return 1;
  if (!stems.some((stem) => haveSameStem(word, term, stem))) return 0;
  let shared = 0;
  while (word[shared] === term[shared]) shared += 1;
  return (shared / Math.max(word.length, term.length)) ** 1.5;
}

function load(files: IndexFiles, names: readonly string[]): Promise<readonly Dictionary[]> {
  return Promise.all(names.map(files.dictionary));
}

/** Returns the names of the dictionaries with terms that start with a prefix. */
function dictionariesFor({ dictionaries }: Manifest, prefix: string): readonly string[] {
  return dictionaries
    .filter(([first], at) => {
      const next = dictionaries[at + 1]?.[0];
      return first.slice(0, prefix.length) <= prefix && (next === undefined || next >= prefix);
    })
    .map(([, name]) => name);
}
