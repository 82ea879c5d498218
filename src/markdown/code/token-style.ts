import { createScopeStyles } from '../adapters/textmate.ts';
import type { CodeTheme } from './code-theme.ts';

/**
 * Returns the classes for the scopes of a token, outermost scope first. No classes means the
 * default color.
 */
export type TokenStyle = (scopes: readonly string[]) => readonly string[];

/** The bits of a font style in themes, each with the last letter of its class. */
const fontStyles = [
  [1, 'i'],
  [2, 'b'],
  [4, 'u'],
  [8, 's'],
] as const;

/** Returns the last letters of the classes for a font style. */
export function fontLetters(fontStyle: number): readonly string[] {
  // Themes use -1 for "not set". As a number, it has every bit set.
  return fontStyles.filter(([bit]) => (Math.max(fontStyle, 0) & bit) !== 0).map(([, letter]) => letter);
}

/** Returns a function that gives the classes of a token for a theme and an optional dark theme. */
export function createTokenStyle(theme: CodeTheme, dark: CodeTheme | null): TokenStyle {
  const own = themeStyle(theme, 'c');
  const other = dark ? themeStyle(dark, 'd') : null;
  const known = new Map<string, readonly string[]>();
  return (scopes) => {
    const key = scopes.join(' ');
    const classes = known.get(key) ?? [...own(scopes), ...(other?.(scopes) ?? [])];
    known.set(key, classes);
    return classes;
  };
}

function themeStyle({ registration, colors }: CodeTheme, prefix: 'c' | 'd'): TokenStyle {
  const styleOf = createScopeStyles({ name: registration.name, settings: registration.settings });
  const replaced = registration.colorReplacements ?? {};
  const classByColor = new Map(colors.map(({ source }, index) => [source, `${prefix}${index + 1}`]));
  return (scopes) => {
    const { color: written, fontStyle } = styleOf(scopes);
    const color = written.toLowerCase();
    const name = classByColor.get(replaced[color]?.toLowerCase() ?? color);
    const fonts = fontLetters(fontStyle).map((letter) => prefix + letter);
    return name === undefined ? fonts : [name, ...fonts];
  };
}
