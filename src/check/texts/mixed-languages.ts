import type { Locale } from '../../config/config.ts';
import { asProblem, type Problem } from '../../shared/problem.ts';
import { functionWords } from './function-words.ts';
import { proseParagraphs, splitWords } from './prose.ts';
import type { SourceText } from './source-text.ts';
import { markup } from './text-mask.ts';
import type { TextRule } from './text-rule.ts';
import { languageOf } from './translation-rule.ts';

/** Letters that only the texts of a language have among those of a site. */
const letters: Readonly<Record<string, RegExp>> = {
  ar: /\p{Script=Arabic}/gu,
  el: /\p{Script=Greek}/gu,
  fa: /\p{Script=Arabic}/gu,
  he: /\p{Script=Hebrew}/gu,
  hi: /\p{Script=Devanagari}/gu,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  ko: /\p{Script=Hangul}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  th: /\p{Script=Thai}/gu,
  uk: /\p{Script=Cyrillic}/gu,
  zh: /\p{Script=Han}/gu,
};

/** What somebody else has said, or what a thing is called. */
const quotes = /“[^”]*”|„[^“”]*[“”]|«[^»]*»|「[^」]*」|『[^』]*』|"[^"\n]*"|(?<=\s|^)['‘][^'’\n]*['’](?=[\s.,;:!?]|$)/g;

/** In words, and in letters of scripts without spaces between words. */
const [leastWords, leastLetters] = [10, 25];

/**
 * Returns the rule that finds paragraphs in another language of the site than that of their page.
 * It reports only what is certain: long enough, outside of quotes, and with hardly a word of its
 * own language.
 */
export function mixedLanguages(locales: readonly Locale[]): TextRule {
  return (text) => {
    const own = languageOf(text.locale.htmlLang);
    const others = [...new Map(locales.map((locale) => [languageOf(locale.htmlLang), locale]))].filter(
      ([language]) => language !== own,
    );
    if (others.length === 0) return [];
    return proseParagraphs(text).flatMap((range): readonly Problem[] => {
      const written = paragraphText(text, range);
      const known = others.map(([language, { name, htmlLang }]) => ({
        name,
        htmlLang,
        hits: hitsOf(written, language, own),
      }));
      const [other] = known.filter(({ hits }) => hits > 0).toSorted((one, next) => next.hits - one.hits);
      if (!other) return [];
      const title = `This paragraph is not in the language of its page, but in the language of \`${other.name}\``;
      const hint = `Translate it, or name its language: \`<div lang="${other.htmlLang}">\`.`;
      return [asProblem({ code: 'mixed-languages', title, hint, ...text.placeOf(range) })];
    });
  };
}

function paragraphText(
  { words }: SourceText,
  { start, end }: { readonly start: number; readonly end: number },
): string {
  return words.slice(start, end).replaceAll(markup, ' ').replace(quotes, ' ');
}

/**
 * Returns how much of a text is certainly in a language and not in its own, as a number of words or
 * letters; 0 if it may be in its own.
 */
function hitsOf(text: string, language: string, own: string): number {
  const script = letters[language];
  return script ? lettersOf(text, { script, language, own: letters[own] }) : wordsOf(text, language, own);
}

interface ScriptOptions {
  readonly language: string;
  readonly script: RegExp;
  readonly own: RegExp | undefined;
}

function lettersOf(text: string, { script, language, own }: ScriptOptions): number {
  const all = countOf(text, /\p{L}/gu);
  if (own?.source === script.source || all < leastLetters) return 0;
  // Japanese has fewer letters of its own than Chinese ones.
  const isJapanese = language === 'ja';
  const isForeign = own === undefined || isJapanese || countOf(text, own) * 20 < all;
  const hits = countOf(text, script);
  return isForeign && hits > all * (isJapanese ? 0.2 : 0.7) ? (isJapanese ? all : hits) : 0;
}

function wordsOf(text: string, language: string, own: string): number {
  const [theirs, ours, ownScript] = [functionWords[language], functionWords[own], letters[own]];
  // Nothing is certain about a language whose words are not known.
  if (!theirs || (!ours && !ownScript)) return 0;
  const found = splitWords(text, language).map((word) => word.toLowerCase());
  const foreign = found.filter((word) => theirs.has(word) && ours?.has(word) !== true);
  const isFrequent = new Set(foreign).size >= 4 && foreign.length * 4 >= found.length;
  if (found.length < leastWords || !isFrequent) return 0;
  const isOwn = ownScript
    ? countOf(text, ownScript) * 20 >= countOf(text, /\p{L}/gu)
    : found.filter((word) => ours?.has(word) === true && !theirs.has(word)).length > foreign.length / 8;
  return isOwn ? 0 : foreign.length;
}

function countOf(text: string, letter: RegExp): number {
  return text.match(letter)?.length ?? 0;
}
