import { createHighlighterCore } from 'shiki/core';
import type { Grammar } from 'shiki/core';
import { bundledLanguages } from 'shiki/langs';
import type { CodeThemes } from './code-theme.ts';
import { plainLines, type CodeLine } from './code-line.ts';
import { readAnsi } from './ansi.ts';
import { ansiLanguage, grammarsOf, isLanguage, isPlainLanguage, type LanguageKey } from './languages.ts';
import { createLineReader, type LineReader } from './line-reader.ts';
import { mergeTokens } from './merge-tokens.ts';
import { createPatternEngine, type Translation, type Translations } from './pattern-engine.ts';
import { createTokenStyle } from './token-style.ts';

/** Returns the lines of the code, null for a language that is not known. */
export type Highlighter = (code: string, language: string) => Promise<readonly CodeLine[] | null>;

/** Returns the patterns of a grammar that are translated already; none of one that is not known. */
export type LoadTranslations = (grammar: string) => Promise<Translations>;

/** Returns a highlighter that loads a language when it is first asked for. */
export function createHighlighter(
  { codeTheme, darkCodeTheme }: CodeThemes,
  loadTranslations: LoadTranslations = () => Promise.resolve({}),
): Highlighter {
  const translations = new Map<string, Translation>();
  const engine = createPatternEngine(translations);
  // One Shiki instance a language: in a shared one, a language that others embed changes how they are highlighted from
  // the moment it is loaded, so that a page would depend on the pages before it.
  const loaded = new Map<LanguageKey, Promise<LineReader>>();
  // The code is read once: a token has its scopes, from which every theme takes its own colors.
  const style = createTokenStyle(codeTheme, darkCodeTheme);
  const loadGrammar = async (language: LanguageKey): Promise<Grammar> => {
    const modules = await Promise.all(grammarsOf(language).map((name) => bundledLanguages[name]()));
    const langs = modules.flatMap((module) => module.default);
    for (const { name } of langs) {
      for (const [pattern, translation] of Object.entries(await loadTranslations(name)))
        translations.set(pattern, translation);
    }
    const core = await createHighlighterCore({ engine, langs, warnings: false });
    return core.getLanguage(language);
  };
  const load = (language: LanguageKey): Promise<LineReader> => {
    const reader = loaded.get(language) ?? loadGrammar(language).then((it) => createLineReader(it, style));
    loaded.set(language, reader);
    return reader;
  };
  const prefixes = darkCodeTheme ? ['c', 'd'] : ['c'];
  return async (code, language) => {
    if (isPlainLanguage(language)) return plainLines(code);
    if (language === ansiLanguage) return readAnsi(code, prefixes).map(mergeTokens);
    if (!isLanguage(language)) return null;
    return (await load(language))(code);
  };
}
