import { tokenizeAnsiWithTheme } from 'shiki/core';
import type { ThemedToken, ThemeRegistrationResolved } from 'shiki/core';
import { ansiColors, ansiNames } from './ansi-palette.ts';
import { parseColor } from '../../system/color.ts';
import type { CodeLine } from './code-line.ts';
import { fontLetters } from './token-style.ts';

/**
 * A theme whose colors are CSS variables with a palette index, `fg` or `bg`. Shiki can dim colors
 * of this form: it appends `-dim` to the variable name.
 */
const paletteTheme: ThemeRegistrationResolved = {
  name: 'places',
  type: 'dark',
  settings: [],
  fg: paletteVariable('fg'),
  bg: paletteVariable('bg'),
  colors: Object.fromEntries(ansiNames.map((name, index) => [`terminal.${name}`, paletteVariable(index)])),
};

/**
 * Returns the lines of terminal output. Escape sequences become classes: `a1` to `a16` for the
 * colors of the palette, `ab1` to `ab16` for background colors, `ad` for dimmed text, `ai` for
 * inverted default colors. Other colors become the nearest color of the palette. `prefixes` are the
 * prefixes of the font classes of the themes.
 */
export function readAnsi(code: string, prefixes: readonly string[]): readonly CodeLine[] {
  return tokenizeAnsiWithTheme(paletteTheme, code).map((line) =>
    line
      .filter(({ content }) => content !== '')
      .map((token) => ({ text: token.content, classes: [...colorClasses(token), ...fontClasses(token, prefixes)] })),
  );
}

function paletteVariable(key: string | number): string {
  return `var(--x-ansi-${key})`;
}

function colorClasses({ color = '', bgColor }: ThemedToken): readonly string[] {
  const dimmed = /-dim\)$|^#.{6}80$/.test(color) ? ['ad'] : [];
  const background = paletteIndexOf(bgColor);
  if (background === 'fg') return ['ai'];
  if (background !== null && background !== 'bg') return [`ab${background + 1}`];
  const foreground = paletteIndexOf(color);
  return typeof foreground === 'number' ? [`a${foreground + 1}`, ...dimmed] : dimmed;
}

function paletteIndexOf(color: string | undefined): number | 'fg' | 'bg' | null {
  if (color === undefined) return null;
  const name = /^var\(--x-ansi-(\w+)/.exec(color)?.[1];
  if (name === 'fg' || name === 'bg') return name;
  return name === undefined ? nearestIndex(color) : Number(name);
}

function nearestIndex(value: string): number | null {
  const color = parseColor(value.slice(0, 7), [0, 0, 0]);
  if (!color) return null;
  const distances = ansiColors.map((other) => Math.hypot(...other.map((part, index) => part - (color[index] ?? 0))));
  return distances.indexOf(Math.min(...distances));
}

function fontClasses({ fontStyle = 0 }: ThemedToken, prefixes: readonly string[]): readonly string[] {
  return prefixes.flatMap((prefix) => fontLetters(fontStyle).map((letter) => prefix + letter));
}
