import type { Color } from '../../system/color.ts';

/** The names of the terminal colors in themes, in the order of their ANSI codes. */
export const ansiNames = [
  'ansiBlack',
  'ansiRed',
  'ansiGreen',
  'ansiYellow',
  'ansiBlue',
  'ansiMagenta',
  'ansiCyan',
  'ansiWhite',
  'ansiBrightBlack',
  'ansiBrightRed',
  'ansiBrightGreen',
  'ansiBrightYellow',
  'ansiBrightBlue',
  'ansiBrightMagenta',
  'ansiBrightCyan',
  'ansiBrightWhite',
] as const;

/** Default values for terminal colors that a theme does not define, in the same order. */
export const ansiColors: readonly Color[] = [
  [0, 0, 0],
  [205, 49, 49],
  [13, 188, 121],
  [215, 186, 40],
  [36, 114, 200],
  [188, 63, 188],
  [17, 168, 205],
  [229, 229, 229],
  [118, 118, 118],
  [241, 76, 76],
  [35, 209, 139],
  [245, 245, 67],
  [59, 142, 234],
  [214, 112, 214],
  [41, 184, 219],
  [255, 255, 255],
];
