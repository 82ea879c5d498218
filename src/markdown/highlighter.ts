import type { HighlighterCore, ThemedTokenWithVariants, TokenStyles } from 'shiki/core';
import { createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledLanguages } from 'shiki/langs';
import type { CodeTheme } from './code-theme.ts';
import type { MarkdownOptions } from './options.ts';

/** A run of code that looks the same; no classes means the default colour. */
export interface CodeToken {
  readonly text: string;
  readonly classes: readonly string[];
}

export type CodeLine = readonly CodeToken[];

/** Returns the lines of the code, null for a language that is not known. */
export type Highlighter = (code: string, language: string) => Promise<readonly CodeLine[] | null>;

type LanguageKey = keyof typeof bundledLanguages;

const plainLanguages: ReadonlySet<string> = new Set(['text', 'txt', 'plain', 'plaintext']);
/** Bits of Shiki's `fontStyle` and the letter that ends the class. */
const fontStyles = [
  [1, 'i'],
  [2, 'b'],
  [4, 'u'],
  [8, 's'],
] as const;

/** Every language name that a code block can have. */
export const languageNames: readonly string[] = [...Object.keys(bundledLanguages), ...plainLanguages];

/** Returns a highlighter that loads a language when it is first asked for. */
export function createHighlighter({
  codeTheme,
  darkCodeTheme,
}: Pick<MarkdownOptions, 'codeTheme' | 'darkCodeTheme'>): Highlighter {
  const engine = createJavaScriptRegexEngine({ forgiving: true });
  const themes = darkCodeTheme ? [codeTheme, darkCodeTheme] : [codeTheme];
  const themeNames: Record<string, string> = { c: codeTheme.registration.name };
  if (darkCodeTheme) themeNames['d'] = darkCodeTheme.registration.name;
  // One Shiki instance a language: in a shared one, a language that others embed changes how they are highlighted from
  // the moment it is loaded, so that a page would depend on the pages before it.
  const loaded = new Map<LanguageKey, Promise<HighlighterCore>>();
  const load = (language: LanguageKey): Promise<HighlighterCore> => {
    const core =
      loaded.get(language) ??
      createHighlighterCore({
        engine,
        themes: themes.map((theme) => theme.registration),
        langs: [bundledLanguages[language]],
        warnings: false,
      });
    loaded.set(language, core);
    return core;
  };
  const classesOf = createClassNames(codeTheme, darkCodeTheme);
  return async (code, language) => {
    if (plainLanguages.has(language)) return plainLines(code);
    if (!isLanguage(language)) return null;
    const core = await load(language);
    // A limit in time would leave lines half coloured on a busy machine, and a page would not be the same twice.
    const options = { lang: language, themes: themeNames, tokenizeTimeLimit: 0 };
    const lines = core.codeToTokensWithThemes(code, options);
    return lines.map((line) => mergeTokens(line, classesOf));
  };
}

/** Returns the lines of code that has no colours. */
export function plainLines(code: string): readonly CodeLine[] {
  return code.split('\n').map((text) => (text === '' ? [] : [{ text, classes: [] }]));
}

type ClassNames = (token: ThemedTokenWithVariants) => readonly string[];

function createClassNames(theme: CodeTheme, dark: CodeTheme | null): ClassNames {
  const own = themeClassNames(theme, 'c');
  const other = dark ? themeClassNames(dark, 'd') : null;
  return ({ variants }) => [...own(variants['c']), ...(other?.(variants['d']) ?? [])];
}

function themeClassNames(theme: CodeTheme, prefix: 'c' | 'd'): (style: TokenStyles | undefined) => readonly string[] {
  const classByColour = new Map(theme.colours.map(({ source }, index) => [source, `${prefix}${index + 1}`]));
  return (style) => {
    const colour = classByColour.get(style?.color?.toLowerCase() ?? '');
    // Shiki says -1 for "not set", in which every bit is set.
    const bits = Math.max(style?.fontStyle ?? 0, 0);
    const fonts = fontStyles.filter(([bit]) => (bits & bit) !== 0).map(([, letter]) => `${prefix}${letter}`);
    return colour === undefined ? fonts : [colour, ...fonts];
  };
}

/** White space looks the same in any colour, so it never starts a token of its own. */
function mergeTokens(tokens: readonly ThemedTokenWithVariants[], classesOf: ClassNames): CodeLine {
  const merged: { text: string; classes: readonly string[] }[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    const classes = classesOf(token);
    const joins =
      last && (sameClasses(last.classes, classes) || (token.content.trim() === '' && isUnlined(last.classes, classes)));
    if (joins) last.text += token.content;
    else merged.push({ text: token.content, classes });
  }
  return merged;
}

function sameClasses(one: readonly string[], other: readonly string[]): boolean {
  return one.join(' ') === other.join(' ');
}

function isUnlined(...lists: readonly (readonly string[])[]): boolean {
  return lists.flat().every((name) => !/^[cd][us]$/.test(name));
}

function isLanguage(name: string): name is LanguageKey {
  return Object.hasOwn(bundledLanguages, name);
}
