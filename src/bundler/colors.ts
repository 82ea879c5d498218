import { parseColor } from '../markdown/code/color.ts';

/** Red, green and blue from 0 to 255. */
type Rgb = ReturnType<typeof parseColor> & {};

/** Lightness from 0 to 1, chroma, and hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const number = String.raw`([+-]?[\d.]+(?:e[+-]?\d+)?)(%|deg|turn|rad|grad)?`;
const form = new RegExp(String.raw`^(rgba?|hsla?|oklch)\(\s*${number}[\s,]+${number}[\s,]+${number}\s*\)$`, 'i');
const white: Rgb = [255, 255, 255];

/**
 * Returns a CSS color: hexadecimal, `rgb()`, `hsl()` or `oklch()`, without transparency, and
 * `white` and `black`. Returns null for any other, which only a browser could read.
 */
export function readColor(value: string): Rgb | null {
  const text = value.trim().toLowerCase();
  if (text === 'white') return white;
  if (text === 'black') return [0, 0, 0];
  if (/^#(?:[\da-f]{3}|[\da-f]{6})$/.test(text)) return parseColor(text, white);
  const [, name, ...parts] = form.exec(text) ?? [];
  if (name === undefined) return null;
  const [first, second, third] = [0, 1, 2].map((index) => ({
    value: Number(parts[index * 2]),
    unit: parts[index * 2 + 1] ?? '',
  }));
  if (!first || !second || !third) return null;
  const share = ({ value: amount, unit }: typeof first, whole: number) =>
    unit === '%' ? (amount / 100) * whole : amount;
  if (name.startsWith('rgb')) return clamp([share(first, 255), share(second, 255), share(third, 255)]);
  if (name.startsWith('hsl')) return fromHsl(degrees(first), share(second, 1), share(third, 1));
  return fromOklch({ l: share(first, 1), c: share(second, 0.4), h: degrees(third) });
}

function degrees({ value, unit }: { readonly value: number; readonly unit: string }): number {
  const turns: Readonly<Record<string, number>> = { turn: 1, rad: 1 / (2 * Math.PI), grad: 1 / 400 };
  return (turns[unit] ?? 1 / 360) * value * 360;
}

function clamp([red, green, blue]: readonly [number, number, number]): Rgb {
  const channel = (value: number) => Math.round(Math.min(Math.max(value, 0), 255));
  return [channel(red), channel(green), channel(blue)];
}

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  };
  return clamp([channel(0), channel(8), channel(4)]);
}

/** Returns the sRGB color of an OKLCH color. What a screen cannot show is cut off. */
export function fromOklch({ l, c, h }: Oklch): Rgb {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return clamp([
    encode(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    encode(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    encode(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ]);
}

/** Returns the OKLCH color of an sRGB color. */
export function toOklch(color: Rgb): Oklch {
  const [red, green, blue] = [decode(color[0]), decode(color[1]), decode(color[2])];
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const l = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return { l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI };
}

function encode(linear: number): number {
  return 255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055);
}

function decode(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
