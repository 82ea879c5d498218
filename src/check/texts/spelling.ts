import { asProblem, type Problem } from '../../shared/problem.ts';
import type { Dictionary } from './load-dictionaries.ts';
import type { SourceText } from './source-text.ts';
import type { TextRange } from '../../shared/text-range.ts';
import type { TextRule } from './text-rule.ts';

/** Looking for similar words takes long, and nobody reads hundreds of hints. */
const mostSuggestions = 100;

/** Returns the rule that finds words that no dictionary has, once a file. */
export function createSpelling(dictionaries: ReadonlyMap<string, Dictionary>): TextRule {
  const hints = new Map<string, string>();
  const hintFor = (word: string, { suggest }: Dictionary): string => {
    const known = hints.get(word);
    if (known !== undefined) return known;
    const similar = hints.size < mostSuggestions ? suggest(word).slice(0, 3) : [];
    const question = similar.length > 0 ? `Did you mean ${similar.map((each) => `“${each}”`).join(' or ')}? ` : '';
    const hint = `${question}If it is right, add it to the site's dictionary, \`check.words.dictionary\`.`;
    if (hints.size < mostSuggestions) hints.set(word, hint);
    return hint;
  };
  return (text) => {
    const dictionary = dictionaries.get(text.locale.name);
    if (!dictionary) return [];
    const seen = new Set<string>();
    return wordsIn(text).flatMap(({ word, range }): readonly Problem[] => {
      if (seen.has(word)) return [];
      seen.add(word);
      if (isKnown(word, dictionary)) return [];
      const title = `The dictionary does not have the word “${word}”`;
      const hint = hintFor(word, dictionary);
      return [asProblem({ code: 'unknown-word', cause: word, title, hint, ...text.placeOf(range) })];
    });
  };
}

function isKnown(word: string, { has }: Dictionary): boolean {
  const plain = word.replaceAll('’', "'");
  if (has(plain) || has(plain.replace(/'s$/, ''))) return true;
  const parts = plain.split('-');
  return parts.length > 1 && parts.every((part) => part.length < 3 || has(part));
}

const word = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

/** Names, paths and addresses have signs and digits inside, which words do not. */
const isName = /[\p{N}_@\\=<>#$%*~\uE002]|[\p{L}][./:][\p{L}]|^[./]/u;

/** Returns the words of a text, without names of files, functions and the like. */
function wordsIn({ words }: SourceText): readonly { readonly word: string; readonly range: TextRange }[] {
  return [...words.matchAll(/[^\s\u2029]+/g)].flatMap(({ 0: token, index }) => {
    // Markup inside of a word divides it: what is on both sides is no word.
    const bare = token.replace(/^[^\p{L}\p{N}\uE002@#$~./\\_]+|[^\p{L}\p{N}\uE002]+$/gu, '');
    if (isName.test(bare) || /[\p{L}]\uE001+[\p{L}]/u.test(bare)) return [];
    return [...token.matchAll(word)].flatMap(({ 0: found, index: at }) => {
      const isCode = /\p{Ll}\p{Lu}|^\p{Lu}+s?$/u.test(found) || found.length < 2;
      const start = index + at;
      return isCode ? [] : [{ word: found, range: { start, end: start + found.length } }];
    });
  });
}
