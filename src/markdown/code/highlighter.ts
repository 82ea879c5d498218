import { createHighlighterCore } from 'shiki/core';
import type { Grammar, RegexEngine } from 'shiki/core';
import { bundledLanguages } from 'shiki/langs';
import type { CodeThemes } from './code-theme.ts';
import { plainLines, type CodeLine } from './code-line.ts';
import { readAnsi } from './ansi.ts';
import { ansiLanguage, grammarsOf, isLanguage, isPlainLanguage, type LanguageKey } from './languages.ts';
import { createLineReader, type LineReader } from './line-reader.ts';
import { mergeTokens } from './merge-tokens.ts';
import { loadPatternEngine } from './pattern-engine.ts';
import { createTokenStyle } from './token-style.ts';

/** Returns the highlighted lines of the code, or null for an unknown language. */
export type Highlighter = (code: string, language: string) => Promise<readonly CodeLine[] | null>;

/** Returns a highlighter that loads each language when it is first needed. */
export function createHighlighter({ codeTheme, darkCodeTheme }: CodeThemes): Highlighter {
  let engine: Promise<RegexEngine> | null = null;
  // There is one Shiki instance for each language. In a shared instance, loading a language changes
  // how other languages that embed it are highlighted. The result of a page would then depend on
  // the pages before it.
  const readers = new Map<LanguageKey, Promise<LineReader>>();
  // The code is tokenized once for all themes. Each theme takes its colors from the scopes of a
  // token.
  const style = createTokenStyle(codeTheme, darkCodeTheme);
  const loadGrammar = async (language: LanguageKey): Promise<Grammar> => {
    const modules = await Promise.all(grammarsOf(language).map((name) => bundledLanguages[name]()));
    const langs = modules.flatMap((module) => module.default);
    engine ??= loadPatternEngine();
    const core = await createHighlighterCore({ engine, langs, warnings: false });
    return core.getLanguage(language);
  };
  const load = (language: LanguageKey): Promise<LineReader> => {
    const reader = readers.get(language) ?? loadGrammar(language).then((it) => createLineReader(it, style));
    readers.set(language, reader);
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
