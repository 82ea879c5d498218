import { tokenizeAnsiWithTheme } from 'shiki/core';
import type { ThemedToken, ThemeRegistrationResolved } from 'shiki/core';
import { ansiColors, ansiNames } from './ansi-palette.ts';
import { parseColor } from './color.ts';
import type { CodeLine } from './code-line.ts';
import { fontLetters } from './token-style.ts';

/** A theme whose colors are places in the palette, `fg` and `bg`, in the form in which Shiki dims names. */
const places: ThemeRegistrationResolved = {
  name: 'places',
  type: 'dark',
  settings: [],
  fg: placeName('fg'),
  bg: placeName('bg'),
  colors: Object.fromEntries(ansiNames.map((name, index) => [`terminal.${name}`, placeName(index)])),
};

/**
 * Returns the lines of a terminal's output, its escape sequences turned into classes: `a1` to `a16` for the palette's
 * colors, `ab1` to `ab16` for them as backgrounds, `ad` for dimmed, `ai` for the default colors exchanged. Other
 * colors become the nearest of the palette. `prefixes` are those of the themes' font classes.
 */
export function readAnsi(code: string, prefixes: readonly string[]): readonly CodeLine[] {
  return tokenizeAnsiWithTheme(places, code).map((line) =>
    line
      .filter(({ content }) => content !== '')
      .map((token) => ({ text: token.content, classes: [...colorClasses(token), ...fontClasses(token, prefixes)] })),
  );
}

function placeName(place: string | number): string {
  return `var(--x-ansi-${place})`;
}

function colorClasses({ color = '', bgColor }: ThemedToken): readonly string[] {
  const dimmed = /-dim\)$|^#.{6}80$/.test(color) ? ['ad'] : [];
  const background = placeOf(bgColor);
  if (background === 'fg') return ['ai'];
  if (background !== null && background !== 'bg') return [`ab${background + 1}`];
  const foreground = placeOf(color);
  return typeof foreground === 'number' ? [`a${foreground + 1}`, ...dimmed] : dimmed;
}

function placeOf(color: string | undefined): number | 'fg' | 'bg' | null {
  if (color === undefined) return null;
  const name = /^var\(--x-ansi-(\w+)/.exec(color)?.[1];
  if (name === 'fg' || name === 'bg') return name;
  return name === undefined ? nearestPlace(color) : Number(name);
}

function nearestPlace(value: string): number | null {
  const color = parseColor(value.slice(0, 7), [0, 0, 0]);
  if (!color) return null;
  const distances = ansiColors.map((other) => Math.hypot(...other.map((part, index) => part - (color[index] ?? 0))));
  return distances.indexOf(Math.min(...distances));
}

function fontClasses({ fontStyle = 0 }: ThemedToken, prefixes: readonly string[]): readonly string[] {
  return prefixes.flatMap((prefix) => fontLetters(fontStyle).map((letter) => prefix + letter));
}
