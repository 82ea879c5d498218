import type { Font } from 'fontkitten';
import { widthBesideArial } from './letter-widths.ts';
import { unpackWoff2 } from './unpack-woff2.ts';

/** What a style sheet must know of a font. */
export interface FontFacts {
  /** The name of its family; null if the file does not have it. */
  readonly family: string | null;
  /** The least and the greatest weight, which are equal unless the font is variable. */
  readonly weights: readonly [least: number, greatest: number];
  /** Lengths as parts of an em; `descent` is positive. */
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
  /** How wide its text is beside that of Arial; null for a style that the font does not have. */
  readonly width: Readonly<Record<FontStyle, number | null>>;
}

type FontStyle = 'regular' | 'bold';

/** From this weight on, browsers take the bold font of a family. */
export const leastBold = 600;

/** Returns what a file in the format WOFF2 says about its font; null if it cannot be read. */
export async function readFontFile(bytes: Buffer): Promise<FontFacts | null> {
  const { create } = await import('fontkitten');
  try {
    const { bytes: unpacked, tags } = unpackWoff2(bytes);
    const font = create(unpacked);
    return font.isCollection ? null : factsOf(font, tags.has('HVAR'));
  } catch {
    // The parser does not tell a damaged file by an error of its own.
    return null;
  }
}

/** `hasWidths` tells whether the file says how wide letters are in other weights than its first. */
function factsOf(font: Font, hasWidths: boolean): FontFacts {
  const { unitsPerEm, ascent, descent, lineGap } = font;
  const axis = font.variationAxes['wght'];
  const weight = font['OS/2'].usWeightClass;
  const [least, greatest] = axis ? [axis.min, axis.max] : [weight, weight];
  const atWeight = (wanted: number) =>
    axis && hasWidths ? font.getVariation({ wght: Math.min(Math.max(wanted, least), greatest) }) : font;
  return {
    // The other name has the weight in it if that is not one of the four that old programs know.
    family: font.getName('preferredFamily') ?? font.getName('fontFamily'),
    weights: [least, greatest],
    ascent: ascent / unitsPerEm,
    descent: -descent / unitsPerEm,
    lineGap: lineGap / unitsPerEm,
    width: {
      regular: least < leastBold ? widthBesideArial(atWeight(400), 'regular') : null,
      bold: greatest >= leastBold ? widthBesideArial(atWeight(700), 'bold') : null,
    },
  };
}
