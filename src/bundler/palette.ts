import type { Config } from '../config/config.ts';
import type { PaletteColors } from '../config/fields/palette.ts';

/** The custom property of each color of a palette. */
export const paletteProperties: Readonly<Record<keyof PaletteColors, string>> = {
  accent: '--accent',
  background: '--background',
  surface: '--surface',
  raised: '--raised',
  heading: '--heading',
  text: '--text',
  muted: '--muted',
  line: '--line',
  lineStrong: '--line-strong',
};

/**
 * Returns the style sheet of a palette; empty if the configuration has none. It belongs to the
 * layer of the theme's tokens. The colors of light pages must not reach dark ones, except the
 * accent, from which dark pages derive theirs. Print is always light.
 */
export function paletteCss({ light, dark }: NonNullable<Config['palette']>): string {
  const { accent, ...others } = light ?? {};
  const { accent: accentDark, ...othersDark } = dark ?? {};
  const lightRules = rulesOf(others);
  const darkRules = [...rulesOf(othersDark), ...(accentDark === undefined ? [] : [`--accent-dark:${accentDark}`])];
  return [
    ...(accent === undefined ? [] : [`:root{--accent:${accent}}`]),
    ...(lightRules.length === 0
      ? []
      : [
          `@media screen{:root:not([data-theme='dark']){${lightRules.join(';')}}}`,
          `@media print{:root{${lightRules.join(';')}}}`,
        ]),
    ...(darkRules.length === 0 ? [] : [`@media screen{[data-theme='dark']{${darkRules.join(';')}}}`]),
  ].join('\n');
}

function rulesOf(colors: PaletteColors): readonly string[] {
  return Object.entries(paletteProperties).flatMap(([name, property]) => {
    const value = Object.entries(colors).find(([key]) => key === name)?.[1];
    return value === undefined ? [] : [`${property}:${value}`];
  });
}
