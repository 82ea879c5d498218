import type { Manifest } from '../format.ts';
import { stemmerOf } from '../text/stem.ts';
import { type Dictionary, type DictionaryTerm, withPrefix } from './dictionary.ts';
import { distance } from './distance.ts';
import type { IndexFiles } from './index-files.ts';
import type { QueryWord } from './query.ts';

/** A term of the index that stands for a word of the query. */
export interface FoundTerm extends DictionaryTerm {
  /** How well it stands for it: 1 for the word itself. */
  readonly likeness: number;
}

/** Half of all words begin with one of a few letters. Where a character is a word, one is enough. */
const oneLetter = /^[a-z0-9]$/;
/** Letters that all forms of a word have in common. */
const commonPrefix = 3;
/** How much another form of a word is like it. */
const otherForm = 0.85;
/** Most terms that stand for one word. */
const mostTerms = 16;
/** Most postings that are fetched for one word, about a byte each. */
const mostPostings = 20_000;
/** Most dictionaries that are fetched for one word. */
const mostDictionaries = 4;

/**
 * Returns the terms that stand for a word: itself, its other forms, longer words if the reader may still be typing, and, if there are
 * none of these, words that are spelled much like it.
 */
export async function findTerms(files: IndexFiles, { term, isOpen }: QueryWord): Promise<readonly FoundTerm[]> {
  const manifest = await files.manifest();
  const prefix = term.slice(0, commonPrefix);
  const near = await load(files, dictionariesFor(manifest, prefix));
  const stems = manifest.languages.map(stemmerOf);
  const canGrow = isOpen && !oneLetter.test(term);
  const likenessOf = (candidate: string): number => {
    if (candidate === term) return 1;
    const hasStem = stems.some((stem) => haveOneStem(term, candidate, stem));
    const grown = canGrow && candidate.startsWith(term) ? 0.4 + (0.4 * term.length) / candidate.length : 0;
    return Math.max(hasStem ? otherForm : 0, grown);
  };
  const found = rate(
    near.flatMap((dictionary) => withPrefix(dictionary, prefix)),
    likenessOf,
  );
  return affordable(found.length > 0 ? found : await misspelled(files, manifest, { term, isOpen }));
}

/** Returns terms near to a word that no term stands for, the nearest first. */
export async function findSpellings(files: IndexFiles, term: string): Promise<readonly string[]> {
  const limit = Math.min(3, Math.floor(term.length / 2));
  // Everything is near to a word of three letters.
  if (limit < 2) return [];
  const candidates = await neighbours(files, await files.manifest(), term);
  return rate(candidates, (candidate) => 1 - distance(term, candidate, limit) / (limit + 1)).map((found) => found.term);
}

async function misspelled(
  files: IndexFiles,
  manifest: Manifest,
  { term, isOpen }: QueryWord,
): Promise<readonly FoundTerm[]> {
  const limit = term.length < 4 ? 0 : term.length < 8 ? 1 : 2;
  if (limit === 0) return [];
  const candidates = await neighbours(files, manifest, term);
  const whole = rate(candidates, (candidate) => {
    const edits = distance(term, candidate, limit);
    // Few get the first letter wrong.
    return edits > limit ? 0 : (candidate[0] === term[0] ? 0.6 : 0.3) / edits;
  });
  if (whole.length > 0 || !isOpen) return withForms(whole, candidates, manifest);
  return rate(candidates, (candidate) => {
    const lengths = [-1, 0, 1].map((more) => term.length + more);
    return lengths.some((length) => distance(term, candidate.slice(0, length), 1) <= 1) ? 0.3 : 0;
  });
}

/** Adds the other forms of the words that a misspelled one may be. */
function withForms(
  found: readonly FoundTerm[],
  candidates: readonly DictionaryTerm[],
  { languages }: Manifest,
): readonly FoundTerm[] {
  const stems = languages.map(stemmerOf);
  return rate(candidates, (candidate) =>
    Math.max(
      0,
      ...found.map(({ term, likeness }) => {
        if (term === candidate) return likeness;
        return stems.some((stem) => haveOneStem(term, candidate, stem)) ? otherForm * likeness : 0;
      }),
    ),
  );
}

/** Returns the terms among which a misspelled word may be. Few get the first letter wrong; where all terms are few, they are all looked through. */
async function neighbours(files: IndexFiles, manifest: Manifest, term: string): Promise<readonly DictionaryTerm[]> {
  const { dictionaries } = manifest;
  const letters = [term.slice(0, 2), term.slice(0, 1), term.slice(1, 2)];
  const names =
    dictionaries.length <= 2 * mostDictionaries
      ? dictionaries.map(([, name]) => name)
      : letters.flatMap((letter) => dictionariesFor(manifest, letter));
  return (await load(files, [...new Set(names)])).flatMap(({ terms }) => terms);
}

function rate(terms: readonly DictionaryTerm[], likenessOf: (term: string) => number): readonly FoundTerm[] {
  return terms
    .map((term) => ({ ...term, likeness: likenessOf(term.term) }))
    .filter(({ likeness }) => likeness > 0)
    .toSorted((a, b) => b.likeness * Math.log1p(b.count) - a.likeness * Math.log1p(a.count))
    .slice(0, mostTerms);
}

/** Returns the best of the terms, as many as are quickly fetched: on a large site, few letters stand for words on every page. */
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

/** Short stems mean little: `ver` and `version` are not one word. */
function haveOneStem(a: string, b: string, stem: (term: string) => string): boolean {
  const [one, other] = [stem(a), stem(b)];
  return one === other && (one.length > commonPrefix || Math.abs(a.length - b.length) <= 2);
}

function load(files: IndexFiles, names: readonly string[]): Promise<readonly Dictionary[]> {
  return Promise.all(names.map(files.dictionary));
}

/** Returns the names of the dictionaries with terms that begin with some letters. */
function dictionariesFor({ dictionaries }: Manifest, prefix: string): readonly string[] {
  return dictionaries
    .filter(([first], at) => {
      const next = dictionaries[at + 1]?.[0];
      return first.slice(0, prefix.length) <= prefix && (next === undefined || next >= prefix);
    })
    .map(([, name]) => name)
    .slice(0, mostDictionaries);
}
