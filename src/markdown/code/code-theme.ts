import { normalizeTheme } from 'shiki/core';
import type { ThemeRegistrationResolved } from 'shiki/core';
import { bundledThemes } from 'shiki/themes';
import { type Color, contrast, formatColor, liftColor, mix, parseColor } from '../../system/color.ts';
import { ansiColors, ansiNames } from './ansi-palette.ts';
import { codePlate, plateSamples } from './code-plate.ts';

/**
 * A theme of code blocks: the registration for Shiki, and the colors for the CSS of the page. Plain
 * data.
 */
export interface CodeTheme {
  /** Key among Shiki's bundled themes. */
  readonly name: string;
  readonly registration: ThemeRegistrationResolved;
  readonly type: 'light' | 'dark';
  /** The plate without the hue of the accent, for browsers that cannot take it from there. */
  readonly background: string;
  readonly foreground: string;
  /**
   * What highlighted, added, removed and warning lines, and marked words, lay over the plate:
   * colors with transparency.
   */
  readonly tints: Readonly<Record<TintName, string>>;
  /**
   * Color of the lines that are not in focus. It has the lowest contrast that is still readable.
   */
  readonly muted: string;
  /**
   * In the order in which the theme lists them. The first has class `c1`, or `d1` if this is the
   * dark theme of a site with two themes.
   */
  readonly colors: readonly CodeColor[];
  /** Colors of terminal output, in the order of `ansiNames`. */
  readonly terminal: readonly TerminalColor[];
}

/** The themes for the code blocks of a site. */
export interface CodeThemes {
  /** Colors of code blocks. */
  readonly codeTheme: CodeTheme;
  /**
   * Colors of code blocks on dark pages. Null if the site uses one theme for light and dark pages.
   */
  readonly darkCodeTheme: CodeTheme | null;
}

export type TintName = 'highlight' | 'added' | 'removed' | 'warning' | 'mark';

export interface TerminalColor {
  /** Text color. */
  readonly shown: string;
  readonly background: string;
  /** Color of text on the background. */
  readonly onBackground: string;
}

export interface CodeColor {
  /** The color in the theme, in lower case. */
  readonly source: string;
  /** The color on the page. Its contrast to every plate and every tint on it is at least 4.5:1. */
  readonly shown: string;
}

const readableRatio = 4.5;
const black: Color = [0, 0, 0];
const white: Color = [255, 255, 255];

/** The colors that are laid over the plate as tints. */
const signals = {
  added: [46, 160, 67],
  removed: [248, 81, 73],
  warning: [210, 153, 34],
  mark: [130, 110, 255],
} as const satisfies Readonly<Record<Exclude<TintName, 'highlight'>, Color>>;

const highlightShare = 0.12;
const mostSignal = 0.3;

/** Names of Prism themes, each with the most similar theme of Shiki. */
const themeByAlias = {
  dracula: 'dracula',
  github: 'github-light',
  gruvboxMaterialDark: 'gruvbox-dark-medium',
  gruvboxMaterialLight: 'gruvbox-light-medium',
  nightOwl: 'night-owl',
  nightOwlLight: 'night-owl-light',
  okaidia: 'monokai',
  oneDark: 'one-dark-pro',
  oneLight: 'one-light',
  palenight: 'material-theme-palenight',
  synthwave84: 'synthwave-84',
  vsDark: 'dark-plus',
  vsLight: 'light-plus',
} as const satisfies Readonly<Record<string, keyof typeof bundledThemes>>;

/** Returns every name that `loadCodeTheme` accepts, without duplicates. */
export function codeThemeNames(): readonly string[] {
  return [...new Set([...Object.keys(themeByAlias), ...Object.keys(bundledThemes)])];
}

/**
 * Returns the theme with the given name. Throws an Error with all valid names if there is no such
 * theme.
 */
export async function loadCodeTheme(name: string): Promise<CodeTheme> {
  const key = isKey(themeByAlias, name) ? themeByAlias[name] : name;
  if (!isKey(bundledThemes, key)) {
    throw new Error(`There is no code theme "${name}". The names are: ${codeThemeNames().join(', ')}.`);
  }
  return describeTheme(key, normalizeTheme((await bundledThemes[key]()).default));
}

function describeTheme(name: string, registration: ThemeRegistrationResolved): CodeTheme {
  const { type } = registration;
  const fallback = type === 'dark' ? black : white;
  // Colors with transparency and what a theme leaves open are meant for the theme's own background.
  const ownBackground = parseColor(registration.bg, fallback) ?? fallback;
  const ownForeground = parseColor(registration.fg, ownBackground) ?? mix(ownBackground, [128, 128, 128], 1);
  const plates = plateSamples(type);
  const highlighted = plates.map((plate) => mix(plate, ownForeground, highlightShare));
  const show = (color: Color): string => formatColor(liftColor(color, [...plates, ...highlighted], readableRatio));
  const tint = (signal: Color): string => overlay(signal, tintShare(signal, plates, highlighted));
  return {
    name,
    registration,
    type,
    background: codePlate(type).plain,
    foreground: show(ownForeground),
    tints: {
      highlight: overlay(ownForeground, highlightShare),
      added: tint(signals.added),
      removed: tint(signals.removed),
      warning: tint(signals.warning),
      mark: tint(signals.mark),
    },
    muted: show(plates[0]),
    colors: sourceColors(registration).map((source) => ({
      source,
      shown: show(parseColor(source, ownBackground) ?? ownForeground),
    })),
    terminal: ansiNames.map((key, index) => {
      const color = parseColor(terminalColor(registration, key), ownBackground) ?? ansiColors[index] ?? black;
      const onBackground = contrast(color, black) > contrast(color, white) ? black : white;
      return { shown: show(color), background: formatColor(color), onBackground: formatColor(onBackground) };
    }),
  };
}

/** Returns the color with an opacity from 0 to 1, as CSS. */
function overlay(color: Color, share: number): string {
  return `rgb(${color.join(' ')}/${Number(share.toFixed(3))})`;
}

/**
 * Returns the largest share of a signal color that makes no plate differ more from its text than
 * the highlight does. Then text that is readable on the highlight is readable on the tint too.
 */
function tintShare(signal: Color, plates: readonly Color[], highlighted: readonly Color[]): number {
  const shares = Array.from({ length: 60 }, (_, step) => mostSignal * (1 - step / 60));
  const isReadable = (share: number): boolean =>
    plates.every((plate, index) => {
      const marked = highlighted[index] ?? plate;
      return contrast(plate, mix(plate, signal, share)) <= contrast(plate, marked);
    });
  return shares.find(isReadable) ?? 0;
}

function terminalColor({ colors, colorReplacements }: ThemeRegistrationResolved, key: string): string {
  const color = colors?.[`terminal.${key}`] ?? '';
  return colorReplacements?.[color] ?? color;
}

/**
 * Returns the distinct text colors of a theme, except the default color. Shiki replaces colors that
 * are not hexadecimal with placeholders, but its tokens have the real colors. So placeholders are
 * replaced with the real colors here.
 */
function sourceColors(registration: ThemeRegistrationResolved): readonly string[] {
  const replaced = registration.colorReplacements ?? {};
  const colors = registration.settings.flatMap(({ settings }) => settings?.foreground?.toLowerCase() ?? []);
  const real = colors.map((color) => replaced[color]?.toLowerCase() ?? color);
  return [...new Set(real)].filter((color) => color !== registration.fg.toLowerCase());
}

function isKey<T extends object>(record: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(record, key);
}
