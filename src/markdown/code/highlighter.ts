import { createHighlighterCore } from 'shiki/core';
import type { Grammar } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledLanguages } from 'shiki/langs';
import type { MarkdownOptions } from '../options.ts';
import { plainLines, type CodeLine } from './code-line.ts';
import { readAnsi } from './ansi.ts';
import { ansiLanguage, grammarsOf, isLanguage, isPlainLanguage, type LanguageKey } from './languages.ts';
import { createTokenStyle, type TokenStyle } from './token-style.ts';

/** Returns the lines of the code, null for a language that is not known. */
export type Highlighter = (code: string, language: string) => Promise<readonly CodeLine[] | null>;

/** Returns a highlighter that loads a language when it is first asked for. */
export function createHighlighter({
  codeTheme,
  darkCodeTheme,
}: Pick<MarkdownOptions, 'codeTheme' | 'darkCodeTheme'>): Highlighter {
  const engine = createJavaScriptRegexEngine({ forgiving: true });
  // One Shiki instance a language: in a shared one, a language that others embed changes how they are highlighted from
  // the moment it is loaded, so that a page would depend on the pages before it.
  const loaded = new Map<LanguageKey, Promise<Grammar>>();
  const load = (language: LanguageKey): Promise<Grammar> => {
    const grammar = loaded.get(language) ?? loadGrammar(language, engine);
    loaded.set(language, grammar);
    return grammar;
  };
  const prefixes = darkCodeTheme ? ['c', 'd'] : ['c'];
  const style = createTokenStyle(codeTheme, darkCodeTheme);
  return async (code, language) => {
    if (isPlainLanguage(language)) return plainLines(code);
    if (language === ansiLanguage) return readAnsi(code, prefixes).map(mergeTokens);
    if (!isLanguage(language)) return null;
    return readTokens(code, await load(language), style).map(mergeTokens);
  };
}

async function loadGrammar(
  language: LanguageKey,
  engine: ReturnType<typeof createJavaScriptRegexEngine>,
): Promise<Grammar> {
  const langs = grammarsOf(language).map((name) => bundledLanguages[name]);
  const core = await createHighlighterCore({ engine, langs, warnings: false });
  return core.getLanguage(language);
}

/** The code is read once: a token has its scopes, from which every theme takes its own colours. */
function readTokens(code: string, grammar: Grammar, style: TokenStyle): readonly CodeLine[] {
  let state: Parameters<Grammar['tokenizeLine']>[1] = null;
  return code.split('\n').map((line) => {
    // A limit in time would leave lines half coloured on a busy machine, and a page would not be the same twice.
    const { tokens, ruleStack } = grammar.tokenizeLine(line, state, 0);
    state = ruleStack;
    return tokens.flatMap(({ startIndex, endIndex, scopes }) => {
      const text = line.slice(startIndex, endIndex);
      return text === '' ? [] : [{ text, classes: style(scopes) }];
    });
  });
}

/** White space looks the same in any colour, so it never starts a token of its own. */
function mergeTokens(tokens: CodeLine): CodeLine {
  const merged: { text: string; classes: readonly string[] }[] = [];
  for (const { text, classes } of tokens) {
    const last = merged.at(-1);
    const joins = last && (isSame(last.classes, classes) || (text.trim() === '' && isBlank(last.classes, classes)));
    if (joins) last.text += text;
    else merged.push({ text, classes });
  }
  return merged;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one === other || one.join(' ') === other.join(' ');
}

/** Whether white space shows nothing of either: no underline, no line through it, no background. */
function isBlank(...lists: readonly (readonly string[])[]): boolean {
  return lists.flat().every((name) => !/^(?:[cd][us]|ab\d+|ai)$/.test(name));
}
