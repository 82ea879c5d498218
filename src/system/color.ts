import {
  type Color as ParsedColor,
  interpolate,
  type Mode,
  modeHsl,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode,
  wcagContrast,
} from 'culori/fn';

/** Red, green and blue from 0 to 255. */
export type Color = readonly [number, number, number];

/** Lightness from 0 to 1, chroma, and hue in degrees. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

const inRgb = useMode(modeRgb);
const inOklch = useMode(modeOklch);
for (const mode of [modeHsl, modeLrgb, modeOklab]) useMode(mode);

const white: Color = [255, 255, 255];
const black: Color = [0, 0, 0];
const steps = 64;

/**
 * Returns a CSS color without transparency: a name, hexadecimal, `rgb()`, `hsl()`, `oklch()`,
 * `oklab()`, or `color-mix()` of such colors. Returns null for any other, which only a browser could
 * read.
 */
export function readColor(value: string): Color | null {
  const text = value.trim().toLowerCase();
  if (text.startsWith('color-mix(')) return readColorMix(text);
  // The library looks names up in a plain object.
  const color = /\bnone\b|^constructor$/.test(text) ? undefined : parse(text);
  return color && (color.alpha ?? 1) === 1 ? channelsOf(color) : null;
}

/**
 * Parses a hexadecimal color with 3, 4, 6 or 8 digits. A transparent color is blended with the
 * backdrop. Returns null for any other value.
 */
export function parseColor(value: string, backdrop: Color): Color | null {
  const color = value.startsWith('#') ? parse(value) : undefined;
  return color ? mix(backdrop, channelsOf(color), color.alpha ?? 1) : null;
}

/** Returns the `#rrggbb` form of a color. */
export function formatColor(color: Color): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns the sRGB color of an OKLCH color. What a screen cannot show is cut off. */
export function fromOklch(color: Oklch): Color {
  return channelsOf({ mode: 'oklch', ...color });
}

/** Returns the OKLCH color of an sRGB color. */
export function toOklch(color: Color): Oklch {
  const { l, c, h = 0 } = inOklch(parsedOf(color));
  return { l, c, h };
}

/** Returns a mix of two colors. `share` is the share of `to`, from 0 to 1. */
export function mix(from: Color, to: Color, share: number): Color {
  const channel = (index: 0 | 1 | 2): number => Math.round(from[index] + (to[index] - from[index]) * share);
  return [channel(0), channel(1), channel(2)];
}

/** Returns the contrast ratio of two colors as WCAG 2 defines it, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  return wcagContrast(parsedOf(one), parsedOf(other));
}

/**
 * Returns the color, mixed with as little white or black as needed to reach the contrast ratio on
 * every background.
 */
export function liftColor(color: Color, backgrounds: readonly Color[], ratio: number): Color {
  const worst = (candidate: Color): number =>
    Math.min(...backgrounds.map((background) => contrast(candidate, background)));
  const goal = worst(white) > worst(black) ? white : black;
  for (let step = 0; step < steps; step += 1) {
    const candidate = mix(color, goal, step / steps);
    if (worst(candidate) >= ratio) return candidate;
  }
  return goal;
}

function parsedOf([red, green, blue]: Color): ParsedColor {
  return { mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 };
}

/** Returns the color with whole channels. What a screen cannot show is cut off. */
function channelsOf(color: ParsedColor): Color {
  const { r, g, b } = inRgb(color);
  const channel = (value: number) => Math.round(Math.min(Math.max(value, 0), 1) * 255);
  return [channel(r), channel(g), channel(b)];
}

/** The mode of each color space of `color-mix()`. Linear light is the same in all of its spaces. */
const mixModes: Readonly<Record<string, Mode>> = {
  srgb: 'rgb',
  'srgb-linear': 'lrgb',
  xyz: 'lrgb',
  'xyz-d50': 'lrgb',
  'xyz-d65': 'lrgb',
  oklab: 'oklab',
  oklch: 'oklch',
};

/**
 * Returns the color of `color-mix()` with two colors. Returns null for other color spaces and hue
 * methods, and for a result that is transparent.
 */
function readColorMix(value: string): Color | null {
  const inside = /^color-mix\((.*)\)$/s.exec(value)?.[1];
  const [method = '', first, second, ...others] = inside === undefined ? [] : splitArguments(inside);
  const mode = mixModes[/^in\s+(\S+)(?:\s+shorter\s+hue)?$/.exec(method)?.[1] ?? ''];
  if (mode === undefined || first === undefined || second === undefined || others.length > 0) return null;
  const [one, other] = [readPart(first), readPart(second)];
  if (!one.color || !other.color) return null;
  const firstShare = one.share ?? 1 - (other.share ?? 0.5);
  const secondShare = other.share ?? 1 - firstShare;
  const sum = firstShare + secondShare;
  if (sum < 1 || firstShare < 0 || secondShare < 0) return null;
  return channelsOf(interpolate([parsedOf(one.color), parsedOf(other.color)], mode)(secondShare / sum));
}

/** Splits at the commas that are not inside of parentheses. */
function splitArguments(text: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + character);
  }
  return parts.map((part) => part.trim());
}

/** Reads a color of a mix and its share. The percentage may be before the color or after it. */
function readPart(text: string): { readonly color: Color | null; readonly share: number | null } {
  const percentage = /^([\d.]+)%\s+|\s+([\d.]+)%$/.exec(text);
  if (!percentage) return { color: readColor(text), share: null };
  const [whole, before, after] = percentage;
  return { color: readColor(text.replace(whole, '')), share: Number(before ?? after) / 100 };
}
