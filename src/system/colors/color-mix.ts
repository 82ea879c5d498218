import { decode, encode, fromOklch, type Rgb, toOklch } from './oklch.ts';

/** Reads a color that is a part of another; null for one that only a browser could read. */
type ReadColor = (value: string) => Rgb | null;

/** A color and its share of the mix, from 0 to 1. */
interface Part {
  readonly color: Rgb;
  readonly share: number;
}

type Mix = (one: Part, other: Part) => Rgb;

/**
 * How two colors are mixed, by the name of the color space. Linear light is the same in all of its
 * spaces.
 */
const mixes: ReadonlyMap<string, Mix> = new Map<string, Mix>([
  ['srgb', (one, other) => eachChannel((index) => mixed(one, other, ({ color }) => color[index]))],
  ...['srgb-linear', 'xyz', 'xyz-d50', 'xyz-d65'].map((name) => [name, mixLight] as const),
  ['oklab', mixOklab],
  ['oklch', mixOklch],
]);

/**
 * Returns the color of `color-mix()` with two colors in a space that is named above. Returns null
 * for any other value, and for a result that is transparent.
 */
export function readColorMix(value: string, read: ReadColor): Rgb | null {
  const inside = /^color-mix\((.*)\)$/s.exec(value)?.[1];
  const [method = '', first, second, ...others] = inside === undefined ? [] : splitArguments(inside);
  const mix = mixes.get(/^in\s+(\S+)(?:\s+shorter\s+hue)?$/.exec(method)?.[1] ?? '');
  if (!mix || first === undefined || second === undefined || others.length > 0) return null;
  const [one, other] = [readPart(first, read), readPart(second, read)];
  if (!one.color || !other.color) return null;
  const firstShare = one.share ?? 1 - (other.share ?? 0.5);
  const secondShare = other.share ?? 1 - firstShare;
  const sum = firstShare + secondShare;
  if (sum < 1 || firstShare < 0 || secondShare < 0) return null;
  return mix({ color: one.color, share: firstShare / sum }, { color: other.color, share: secondShare / sum });
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

/** The percentage may be before the color or after it. */
function readPart(text: string, read: ReadColor): { readonly color: Rgb | null; readonly share: number | null } {
  const percentage = /^([\d.]+)%\s+|\s+([\d.]+)%$/.exec(text);
  if (!percentage) return { color: read(text), share: null };
  const [whole, before, after] = percentage;
  return { color: read(text.replace(whole, '')), share: Number(before ?? after) / 100 };
}

function mixed(one: Part, other: Part, valueOf: (part: Part) => number): number {
  return valueOf(one) * one.share + valueOf(other) * other.share;
}

function eachChannel(channel: (index: 0 | 1 | 2) => number): Rgb {
  return [Math.round(channel(0)), Math.round(channel(1)), Math.round(channel(2))];
}

function mixLight(one: Part, other: Part): Rgb {
  return eachChannel((index) => encode(mixed(one, other, ({ color }) => decode(color[index]))));
}

function mixOklab(one: Part, other: Part): Rgb {
  const axis = (turn: (radians: number) => number) =>
    mixed(one, other, ({ color }) => {
      const { c, h } = toOklch(color);
      return c * turn((h * Math.PI) / 180);
    });
  const [a, b] = [axis(Math.cos), axis(Math.sin)];
  const l = mixed(one, other, ({ color }) => toOklch(color).l);
  return fromOklch({ l, c: Math.hypot(a, b), h: (Math.atan2(b, a) * 180) / Math.PI });
}

/** A chroma below this is that of a gray, which has no hue of its own. */
const leastChroma = 0.0001;

function mixOklch(one: Part, other: Part): Rgb {
  const [first, second] = [toOklch(one.color), toOklch(other.color)];
  const from = first.c < leastChroma ? second.h : first.h;
  const to = second.c < leastChroma ? first.h : second.h;
  // The shorter way around.
  const way = ((((to - from) % 360) + 540) % 360) - 180;
  const [l, c] = [
    mixed(one, other, ({ color }) => toOklch(color).l),
    mixed(one, other, ({ color }) => toOklch(color).c),
  ];
  return fromOklch({ l, c, h: from + way * other.share });
}
