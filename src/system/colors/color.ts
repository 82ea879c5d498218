/** Red, green and blue from 0 to 255. */
export type Color = readonly [number, number, number];

const white: Color = [255, 255, 255];
const black: Color = [0, 0, 0];
const steps = 64;

/**
 * Parses a hexadecimal color with 3, 4, 6 or 8 digits. A transparent color is blended with the
 * backdrop. Returns null for any other value.
 */
export function parseColor(value: string, backdrop: Color): Color | null {
  const digits = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.exec(value)?.[1];
  if (digits === undefined) return null;
  const full = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const channel = (index: number): number => Number.parseInt(full.slice(index * 2, index * 2 + 2), 16);
  const alpha = full.length === 8 ? channel(3) / 255 : 1;
  return mix(backdrop, [channel(0), channel(1), channel(2)], alpha);
}

/** Returns the `#rrggbb` form of a color. */
export function formatColor(color: Color): string {
  return `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Returns a mix of two colors. `share` is the share of `to`, from 0 to 1. */
export function mix(from: Color, to: Color, share: number): Color {
  const channel = (index: 0 | 1 | 2): number => Math.round(from[index] + (to[index] - from[index]) * share);
  return [channel(0), channel(1), channel(2)];
}

/** Returns the contrast ratio of two colors as WCAG 2 defines it, from 1 to 21. */
export function contrast(one: Color, other: Color): number {
  const [first, second] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return first > second ? first / second : second / first;
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

function luminance(color: Color): number {
  const linear = (channel: number): number => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(color[0]) + 0.7152 * linear(color[1]) + 0.0722 * linear(color[2]);
}
