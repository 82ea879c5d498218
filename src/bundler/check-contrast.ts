import type { AnnouncementConfig } from '../config/announcements.ts';
import type { Config } from '../config/config.ts';
import { pathText } from '../config/validate.ts';
import { type Color, contrast, formatColor, fromOklch, liftColor, readColor, toOklch } from '../system/color.ts';
import { groupBy } from '../shared/group-by.ts';
import { asProblem, type Problem } from '../shared/problem.ts';
import type { ModeColors, SetColor } from './site-colors.ts';

/** A color that can be compared. */
interface Shown extends Omit<SetColor, 'value'> {
  readonly color: Color;
}

interface Pair {
  /** Null for a color that only a browser could read. */
  readonly front: Shown | null;
  readonly back: Shown | null;
  /** The contrast that is needed: 4.5 for text, 3 for the edges of controls. */
  readonly ratio: number;
  /** Null for both color modes. */
  readonly mode: 'light' | 'dark' | null;
}

/**
 * Returns a warning for each color of the site that is hard to see, with the measured contrast and
 * the nearest color that passes. The theme's own colors are not compared with each other.
 */
export function checkContrast(
  { announcements, file, locate }: Pick<Config, 'announcements' | 'file' | 'locate'>,
  colors: Readonly<Record<'light' | 'dark', ModeColors>>,
): readonly Problem[] {
  const ofModes = (['light', 'dark'] as const).flatMap((mode) => pairsOf(colors[mode], mode));
  const ofAnnouncements = announcements.map((announcement) => announcementPair({ announcement, file, locate }));
  const compared = [...ofModes, ...ofAnnouncements].flatMap((pair) => compare(pair) ?? []);
  return [...groupBy(compared, ({ changed }) => JSON.stringify(changed.place)).values()].flatMap(problemsOf);
}

function pairsOf(colors: ModeColors, mode: 'light' | 'dark'): readonly Pair[] {
  const shown = (property: string) => show(resolved(colors.get(property), colors));
  const accent = accentText(colors, mode);
  const backs = ['--background', '--surface', '--raised'].map(shown);
  const texts = [...['--text', '--heading', '--muted'].map(shown), accent];
  return [
    ...texts.flatMap((front) => backs.map((back) => ({ front, back, ratio: 4.5, mode }))),
    { front: shown('--on-accent'), back: accent, ratio: 4.5, mode },
    { front: shown('--line-strong'), back: shown('--background'), ratio: 3, mode },
  ];
}

/** Returns the color of a custom property; null for one that only a browser could read. */
export function readModeColor(property: string, colors: ModeColors): Color | null {
  return show(resolved(colors.get(property), colors))?.color ?? null;
}

/** Returns a color with the values of the custom properties that it names. */
function resolved(color: SetColor | undefined, colors: ModeColors, depth = 0): SetColor | undefined {
  // Properties that name each other have no value.
  if (!color?.value.includes('var(') || depth > 8) return color;
  const value = color.value.replace(/var\(\s*(--[\w-]+)\s*\)/g, (whole, name: string) => {
    return resolved(colors.get(name), colors, depth + 1)?.value ?? whole;
  });
  return { ...color, value };
}

function show(color: SetColor | undefined): Shown | null {
  const read = color && readColor(color.value);
  return color && read ? { ...color, color: read } : null;
}

/** Returns the color of links, which the theme derives from the accent. */
function accentText(colors: ModeColors, mode: 'light' | 'dark'): Shown | null {
  const own = mode === 'dark' ? show(resolved(colors.get('--accent-dark'), colors)) : null;
  const accent = show(resolved(colors.get('--accent'), colors));
  if (own || !accent) return own;
  const { l, c, h } = toOklch(accent.color);
  const derived = mode === 'dark' ? { l: Math.max(l, 0.77), c: Math.min(c, 0.115), h } : { l: Math.min(l, 0.5), c, h };
  return { ...accent, color: fromOklch(derived) };
}

function announcementPair({
  announcement,
  file,
  locate,
}: Pick<Config, 'file' | 'locate'> & { readonly announcement: AnnouncementConfig }): Pair {
  const shown = (key: 'textColor' | 'backgroundColor') => {
    const path = [...announcement.path, key];
    const place = { file, ...locate(path) };
    return show({ value: announcement[key] ?? '', name: `\`${pathText(path)}\``, place });
  };
  return { front: shown('textColor'), back: shown('backgroundColor'), ratio: 4.5, mode: null };
}

/** A pair of colors, at least one of which the site sets. */
interface Compared {
  readonly title: string;
  /** The color that the site sets, and the other one. */
  readonly changed: Shown;
  readonly other: Shown;
  readonly measured: number;
  readonly ratio: number;
}

function compare({ front, back, ratio, mode }: Pair): Compared | null {
  if (!front || !back || (front.place ?? back.place) === null) return null;
  const measured = contrast(front.color, back.color);
  // Rounded down, so that a color that does not pass never seems to.
  const shown = Math.floor(measured * 100) / 100;
  const what = ratio < 4.5 ? 'to see it' : 'to read it';
  const where = mode === null ? '' : ` on ${mode} pages`;
  const title = `${front.name} on ${back.name} has a contrast of ${shown}:1${where}, and ${ratio}:1 is needed ${what}`;
  const [changed, other] = front.place ? [front, back] : [back, front];
  return { title, changed, other, measured, ratio };
}

/** Returns one warning for the pairs of one color that the site sets; none if all of them pass. */
function problemsOf(pairs: readonly Compared[]): readonly Problem[] {
  const [worst] = pairs
    .filter(({ measured, ratio }) => measured < ratio)
    .toSorted((one, other) => one.measured / one.ratio - other.measured / other.ratio);
  if (!worst?.changed.place) return [];
  const { changed, ratio, title } = worst;
  const others = pairs.map(({ other }) => other.color);
  const near = liftColor(changed.color, others, ratio);
  const passes = others.every((other) => contrast(near, other) >= ratio);
  const hint = passes
    ? `The nearest color that passes is \`${formatColor(near)}\` for ${changed.name}.`
    : `No color of ${changed.name} passes with the colors around it: change those too.`;
  return [asProblem({ code: 'low-contrast', title, hint, ...changed.place })];
}
