import type { Bidi } from 'bidi-js';
import type { HarfBuzz, HarfBuzzFont } from './package-types.ts';

/** Sizes of shaped text are in thousandths of the size of the font. */
export const em = 1000;

/** How a text is written. */
export interface Writing {
  /** Language tag. */
  readonly language: string;
  /** Direction of the whole text, whatever it begins with. */
  readonly direction: 'ltr' | 'rtl';
}

/** A text in one line. */
export interface ShapedText {
  readonly width: number;
  /** The elements of an SVG, in which the base line is at 0. */
  readonly svg: string;
}

/** Sets texts in a list of fonts. */
export interface Shaper {
  readonly shape: (text: string, writing: Writing) => ShapedText;
  /** Returns the characters that no font has. */
  readonly missingIn: (text: string) => string;
}

/** Characters that are set in the font of the characters before them, if it has them. */
const shared = /^[\p{Script=Common}\p{Script=Inherited}\p{M}]$/u;
const invisible = /^\p{Default_Ignorable_Code_Point}$/u;

/** Values of the enumeration of HarfBuzz. */
const directions = { ltr: 4, rtl: 5 };

/** A part of a text that is set in one font and one direction. */
interface Run {
  readonly start: number;
  readonly font: number;
  /** Depth of changes of direction: an odd one is from right to left. */
  readonly level: number;
  end: number;
}

/** Returns a shaper that takes the first of these fonts that has a character. */
export function createShaper(harfbuzz: HarfBuzz, bidi: Bidi, files: readonly Uint8Array[]): Shaper {
  const fonts = files.map((bytes) => {
    const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(bytes)));
    font.setScale(em, em);
    return font;
  });
  return {
    missingIn: (text) =>
      [...new Set(Array.from(text).filter((character) => fontOf(fonts, character, 0) === null))].join(''),
    shape: (text, writing) => {
      const { levels } = bidi.getEmbeddingLevels(text, writing.direction);
      const parts: string[] = [];
      let x = 0;
      for (const { start, end, font: index, level } of inVisualOrder(runsOf(text, fonts, levels))) {
        const font = fonts[index];
        if (font === undefined) continue;
        const buffer = new harfbuzz.Buffer();
        buffer.addText(text, start, end - start);
        buffer.setDirection(level % 2 === 1 ? directions.rtl : directions.ltr);
        buffer.setLanguage(writing.language);
        // The script is still missing.
        buffer.guessSegmentProperties();
        harfbuzz.shape(font, buffer);
        const infos = buffer.getGlyphInfos();
        for (const [place, { xAdvance, xOffset, yOffset }] of buffer.getGlyphPositions().entries()) {
          const path = font.glyphToPath(infos[place]?.codepoint ?? 0);
          if (path !== '') parts.push(`<path transform="translate(${x + xOffset} ${yOffset})" d="${path}"/>`);
          x += xAdvance;
        }
      }
      return { width: x, svg: parts.join('') };
    },
  };
}

/** Returns the index of the font for a character; null if no font has it. */
function fontOf(fonts: readonly HarfBuzzFont[], character: string, before: number): number | null {
  const has = (font: HarfBuzzFont | undefined) => font?.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined;
  if (invisible.test(character) || (shared.test(character) && has(fonts[before]))) return before;
  const found = fonts.findIndex(has);
  return found < 0 ? null : found;
}

function runsOf(text: string, fonts: readonly HarfBuzzFont[], levels: Uint8Array): readonly Run[] {
  const runs: Run[] = [];
  let start = 0;
  for (const character of text) {
    const last = runs.at(-1);
    const font = fontOf(fonts, character, last?.font ?? 0) ?? 0;
    const level = levels[start] ?? 0;
    const end = start + character.length;
    if (last?.font === font && last.level === level) last.end = end;
    else runs.push({ start, end, font, level });
    start = end;
  }
  return runs;
}

/** Reverses what is written against the direction around it, the innermost first. */
function inVisualOrder(runs: readonly Run[]): readonly Run[] {
  let ordered = [...runs];
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) {
    const next: Run[] = [];
    let turned: Run[] = [];
    for (const run of ordered) {
      if (run.level >= level) turned.push(run);
      else {
        next.push(...turned.toReversed(), run);
        turned = [];
      }
    }
    ordered = [...next, ...turned.toReversed()];
  }
  return ordered;
}
