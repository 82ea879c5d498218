import { type FontFacts, leastBold } from './font-file.ts';

/**
 * Fonts of the systems that are as wide as Arial, by the full names that `local()` takes. Roboto,
 * the only one on Android, differs by less than one percent in text.
 */
const alike = {
  regular: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Arimo', 'Arimo Regular', 'Roboto'],
  bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Arimo Bold', 'Roboto Bold'],
} as const;

interface FontCssOptions {
  /** The name of the family. */
  readonly family: string;
  /** Address of the file, as in the style sheet. */
  readonly address: string;
  /** The fonts for letters that the font does not have, as a list in CSS. */
  readonly others: string;
}

/**
 * Returns the style sheet of a font: the file, fonts of the system that take its place in the same
 * space, and the token that names them. Text stays in the font in which it was drawn first, so it
 * never moves.
 */
export function fontCss(facts: FontFacts, { family, address, others }: FontCssOptions): string {
  const [least, greatest] = facts.weights;
  const name = quoted(family);
  const fallback = quoted(`${family} Fallback`);
  const file = {
    'font-family': name,
    src: `url(${quoted(address)}) format("woff2")`,
    'font-weight': rangeOf(least, greatest),
    'font-display': 'optional',
  };
  const { regular, bold } = facts.width;
  const regularMost = bold === null ? greatest : Math.min(greatest, leastBold - 1);
  const boldLeast = regular === null ? least : leastBold;
  return [
    fontFace(file),
    ...(regular === null
      ? []
      : [fontFace(systemFont(facts, fallback, 'regular', regular, rangeOf(least, regularMost)))]),
    ...(bold === null ? [] : [fontFace(systemFont(facts, fallback, 'bold', bold, rangeOf(boldLeast, greatest)))]),
    `@layer tokens{:root{--font:${name},${fallback},${others}}}`,
  ].join('\n');
}

function systemFont(
  { ascent, descent, lineGap }: FontFacts,
  family: string,
  style: keyof typeof alike,
  width: number,
  weights: string,
): Readonly<Record<string, string>> {
  return {
    'font-family': family,
    src: alike[style].map((name) => `local(${quoted(name)})`).join(','),
    'font-weight': weights,
    'size-adjust': percent(width),
    // These are parts of the size after it was adjusted.
    'ascent-override': percent(ascent / width),
    'descent-override': percent(descent / width),
    'line-gap-override': percent(lineGap / width),
  };
}

function fontFace(descriptors: Readonly<Record<string, string>>): string {
  const lines = Object.entries(descriptors).map(([name, value]) => `${name}:${value}`);
  return `@font-face{${lines.join(';')}}`;
}

function rangeOf(least: number, greatest: number): string {
  return least === greatest ? String(least) : `${least} ${greatest}`;
}

function percent(part: number): string {
  return `${Math.round(part * 10_000) / 100}%`;
}

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&').replaceAll(/\p{Cc}/gu, ' ')}"`;
}
