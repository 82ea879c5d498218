import { type Color, formatColor, fromOklch } from '../../system/color.ts';

/**
 * The background of code. It takes its hue from the accent of the site, so that code belongs to the
 * page, and its lightness from the kind of the theme, so that the colors of the theme stay
 * readable.
 */
interface CodePlate {
  /** The color in CSS. It is made from the accent. */
  readonly tinted: string;
  /** The same lightness without a hue. */
  readonly plain: string;
}

/** Lightness and largest chroma in OKLCH. */
const plates = {
  dark: { l: 0.215, c: 0.017 },
  light: { l: 0.976, c: 0.006 },
} as const;

const hues = Array.from({ length: 24 }, (_, index) => index * 15);

/** Returns the background of code in themes of a type. */
export function codePlate(type: 'light' | 'dark'): CodePlate {
  const { l, c } = plates[type];
  return {
    tinted: `oklch(from var(--accent) ${l} min(c,${c}) h)`,
    plain: formatColor(fromOklch({ l, c: 0, h: 0 })),
  };
}

/** Returns the backgrounds that accents of all hues give, beginning with the one without a hue. */
export function plateSamples(type: 'light' | 'dark'): readonly [Color, ...Color[]] {
  const { l, c } = plates[type];
  return [fromOklch({ l, c: 0, h: 0 }), ...hues.map((h) => fromOklch({ l, c, h }))];
}
