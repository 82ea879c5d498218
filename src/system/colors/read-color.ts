import names from 'color-name';
import { parseColor } from './color.ts';
import { readColorMix } from './color-mix.ts';
import { clamp, fromOklch, type Rgb } from './oklch.ts';

const number = String.raw`([+-]?[\d.]+(?:e[+-]?\d+)?)(%|deg|turn|rad|grad)?`;
const form = new RegExp(String.raw`^(rgba?|hsla?|oklch)\(\s*${number}[\s,]+${number}[\s,]+${number}\s*\)$`, 'i');
const white: Rgb = [255, 255, 255];

/**
 * Returns a CSS color without transparency: a name, hexadecimal, `rgb()`, `hsl()`, `oklch()`, or
 * `color-mix()` of such colors. Returns null for any other, which only a browser could read.
 */
export function readColor(value: string): Rgb | null {
  const text = value.trim().toLowerCase();
  if (Object.hasOwn(names, text)) return names[text] ?? null;
  if (text.startsWith('color-mix(')) return readColorMix(text, readColor);
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

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const reach = saturation * Math.min(lightness, 1 - lightness);
  const channel = (offset: number) => {
    const place = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (lightness - reach * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  };
  return clamp([channel(0), channel(8), channel(4)]);
}
