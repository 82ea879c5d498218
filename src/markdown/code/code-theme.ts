import { normalizeTheme } from 'shiki/core';
import type { ThemeRegistrationResolved } from 'shiki/core';
import { bundledThemes } from 'shiki/themes';
import type { Color } from './color.ts';
import { ansiColors, ansiNames } from './ansi-palette.ts';
import { contrast, formatColor, liftColor, mix, parseColor } from './color.ts';

/** A theme of code blocks: what Shiki needs, and the colors that the page shows. Plain data. */
export interface CodeTheme {
  /** Key among Shiki's bundled themes. */
  readonly name: string;
  readonly registration: ThemeRegistrationResolved;
  readonly type: 'light' | 'dark';
  readonly background: string;
  readonly foreground: string;
  /** Backgrounds of lines that are set apart, and of marked words. */
  readonly tints: Readonly<Record<TintName, string>>;
  /** Of code beside lines that are in focus: as faint as it may be and still be read. */
  readonly muted: string;
  /** In the order in which the theme names them: the first is class `c1`, or `d1` in a dark theme beside another. */
  readonly colors: readonly CodeColor[];
  /** Colors of a terminal's output, in the order of `ansiNames`. */
  readonly terminal: readonly TerminalColor[];
}

/** The themes of a site's code blocks. */
export interface CodeThemes {
  /** Colors of code blocks. */
  readonly codeTheme: CodeTheme;
  /** Colors of code blocks on dark pages; null where one theme serves both. */
  readonly darkCodeTheme: CodeTheme | null;
}

export type TintName = 'highlight' | 'added' | 'removed' | 'warning' | 'mark';

export interface TerminalColor {
  /** As text. */
  readonly shown: string;
  readonly background: string;
  /** Of text on it. */
  readonly onBackground: string;
}

export interface CodeColor {
  /** As the theme has it, in lower case. */
  readonly source: string;
  /** As the page shows it, at least 4.5:1 against the background and against every tint. */
  readonly shown: string;
}

const readableRatio = 4.5;
const black: Color = [0, 0, 0];
const white: Color = [255, 255, 255];

/** Colors that tints are mixed from beside the background. */
const signals = {
  added: [46, 160, 67],
  removed: [248, 81, 73],
  warning: [210, 153, 34],
  mark: [130, 110, 255],
} as const satisfies Readonly<Record<Exclude<TintName, 'highlight'>, Color>>;

const highlightShare = 0.12;
const mostSignal = 0.3;

/** Names that the Prism themes are known by, and the nearest of Shiki's. */
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

/** Returns every name that `loadCodeTheme` accepts, without repeats. */
export function codeThemeNames(): readonly string[] {
  return [...new Set([...Object.keys(themeByAlias), ...Object.keys(bundledThemes)])];
}

/** Returns the theme of that name; throws an Error that lists the names where there is none. */
export async function loadCodeTheme(name: string): Promise<CodeTheme> {
  const key = isKey(themeByAlias, name) ? themeByAlias[name] : name;
  if (!isKey(bundledThemes, key)) {
    throw new Error(`There is no code theme "${name}". The names are: ${codeThemeNames().join(', ')}.`);
  }
  return describeTheme(key, normalizeTheme((await bundledThemes[key]()).default));
}

function describeTheme(name: string, registration: ThemeRegistrationResolved): CodeTheme {
  const fallback = registration.type === 'dark' ? black : white;
  const background = parseColor(registration.bg, fallback) ?? fallback;
  const ownForeground = parseColor(registration.fg, background) ?? mix(background, [128, 128, 128], 1);
  const highlight = mix(background, ownForeground, highlightShare);
  const show = (color: Color): string => formatColor(liftColor(color, [background, highlight], readableRatio));
  const tint = (signal: Color): string => formatColor(mixTint(background, signal, contrast(background, highlight)));
  return {
    name,
    registration,
    type: registration.type,
    background: formatColor(background),
    foreground: show(ownForeground),
    tints: {
      highlight: formatColor(highlight),
      added: tint(signals.added),
      removed: tint(signals.removed),
      warning: tint(signals.warning),
      mark: tint(signals.mark),
    },
    muted: show(background),
    colors: sourceColors(registration).map((source) => ({
      source,
      shown: show(parseColor(source, background) ?? ownForeground),
    })),
    terminal: ansiNames.map((key, index) => {
      const color = parseColor(terminalColor(registration, key), background) ?? ansiColors[index] ?? black;
      const onBackground = contrast(color, black) > contrast(color, white) ? black : white;
      return { shown: show(color), background: formatColor(color), onBackground: formatColor(onBackground) };
    }),
  };
}

/** The tint is as strong as it can be and no further from the background than the ratio, so that it asks no more of the colors on it. */
function mixTint(background: Color, signal: Color, ratio: number): Color {
  const shares = Array.from({ length: 60 }, (_, step) => mostSignal * (1 - step / 60));
  const tints = shares.map((share) => mix(background, signal, share));
  return tints.find((tint) => contrast(background, tint) <= ratio) ?? background;
}

function terminalColor({ colors, colorReplacements }: ThemeRegistrationResolved, key: string): string {
  const color = colors?.[`terminal.${key}`] ?? '';
  return colorReplacements?.[color] ?? color;
}

/** Shiki stands placeholders in for colors that are not hexadecimal; tokens come out with the real ones. */
function sourceColors(registration: ThemeRegistrationResolved): readonly string[] {
  const replaced = registration.colorReplacements ?? {};
  const colors = registration.settings.flatMap(({ settings }) => settings?.foreground?.toLowerCase() ?? []);
  const real = colors.map((color) => replaced[color]?.toLowerCase() ?? color);
  return [...new Set(real)].filter((color) => color !== registration.fg.toLowerCase());
}

function isKey<T extends object>(record: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(record, key);
}
