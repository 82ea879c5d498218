import { Theme } from '@shikijs/vscode-textmate';
import type { CodeTheme } from './code-theme.ts';

/** Returns the classes of a token by its scopes, from the outermost inwards; no classes means the default color. */
export type TokenStyle = (scopes: readonly string[]) => readonly string[];

/** All that a theme reads of the scopes of a token. */
interface ScopePath {
  readonly parent: ScopePath | null;
  readonly scopeName: string;
}

interface ScopeMatcher {
  match(path: ScopePath | null): { readonly fontStyle: number; readonly foregroundId: number } | null;
}

/** Bits of a theme's font style and the letter that ends the class. */
const fontStyles = [
  [1, 'i'],
  [2, 'b'],
  [4, 'u'],
  [8, 's'],
] as const;

/** Returns the last letters of the classes of a font style. */
export function fontLetters(fontStyle: number): readonly string[] {
  // A theme says -1 for "not set", in which every bit is set.
  return fontStyles.filter(([bit]) => (Math.max(fontStyle, 0) & bit) !== 0).map(([, letter]) => letter);
}

/** Returns the classes that a theme, and one for dark pages, give to tokens. */
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
  const theme = Theme.createFromRawTheme({ name: registration.name, settings: registration.settings });
  const matcher: ScopeMatcher = theme;
  const defaults = theme.getDefaults();
  const names = theme.getColorMap();
  const replaced = registration.colorReplacements ?? {};
  const classByColor = new Map(colors.map(({ source }, index) => [source, `${prefix}${index + 1}`]));
  return (scopes) => {
    let { foregroundId, fontStyle }: { foregroundId: number; fontStyle: number } = defaults;
    let path: ScopePath | null = null;
    // What a theme does not say of a scope comes from those around it.
    for (const scopeName of scopes) {
      path = { parent: path, scopeName };
      const match = matcher.match(path);
      if (match && match.foregroundId !== 0) foregroundId = match.foregroundId;
      if (match && match.fontStyle >= 0) fontStyle = match.fontStyle;
    }
    const color = names[foregroundId]?.toLowerCase() ?? '';
    const name = classByColor.get(replaced[color]?.toLowerCase() ?? color);
    const fonts = fontLetters(fontStyle).map((letter) => prefix + letter);
    return name === undefined ? fonts : [name, ...fonts];
  };
}
