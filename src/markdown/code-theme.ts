import { normalizeTheme } from 'shiki/core';
import type { ThemeRegistrationResolved } from 'shiki/core';
import { bundledThemes } from 'shiki/themes';
import type { Colour } from './colour.ts';
import { formatColour, liftColour, mix, parseColour } from './colour.ts';

/** A theme of code blocks: what Shiki needs, and the colours that the page shows. Plain data. */
export interface CodeTheme {
  /** Key among Shiki's bundled themes. */
  readonly name: string;
  readonly registration: ThemeRegistrationResolved;
  readonly type: 'light' | 'dark';
  readonly background: string;
  readonly foreground: string;
  /** Background of a highlighted line. */
  readonly highlight: string;
  /** In the order in which the theme names them: the first is class `c1`, or `d1` in a dark theme beside another. */
  readonly colours: readonly CodeColour[];
}

export interface CodeColour {
  /** As the theme has it, in lower case. */
  readonly source: string;
  /** As the page shows it, at least 4.5:1 against the background and against a highlighted line. */
  readonly shown: string;
}

const readableRatio = 4.5;
const highlightShare = 0.12;

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

/**
 * Returns the CSS rules that colour code blocks: variables and token classes under `.code`, those of the dark theme, if
 * there is one, under `[data-theme='dark'] .code`.
 */
export function codeThemeCss(theme: CodeTheme, dark: CodeTheme | null): string {
  const own = themeRules('.code', theme, 'c');
  if (!dark) return own.join('\n');
  const scope = "[data-theme='dark'] .code";
  // A token that the dark theme leaves in the default colour has no `d` class, so the light theme's rule must end here.
  const reset = `${scope} span{color:inherit;font-style:inherit;font-weight:inherit;text-decoration:inherit}`;
  return [...own, reset, ...themeRules(scope, dark, 'd')].join('\n');
}

function themeRules(scope: string, theme: CodeTheme, prefix: 'c' | 'd'): readonly string[] {
  const variables = [
    `--code-background:${theme.background}`,
    `--code-foreground:${theme.foreground}`,
    `--code-highlight:${theme.highlight}`,
    `color-scheme:${theme.type}`,
  ];
  return [
    `${scope}{${variables.join(';')}}`,
    ...theme.colours.map((colour, index) => `${scope} .${prefix}${index + 1}{color:${colour.shown}}`),
    `${scope} .${prefix}i{font-style:italic}`,
    `${scope} .${prefix}b{font-weight:bold}`,
    `${scope} .${prefix}u{text-decoration:underline}`,
    `${scope} .${prefix}s{text-decoration:line-through}`,
    `${scope} .${prefix}u.${prefix}s{text-decoration:underline line-through}`,
  ];
}

function describeTheme(name: string, registration: ThemeRegistrationResolved): CodeTheme {
  const fallback: Colour = registration.type === 'dark' ? [0, 0, 0] : [255, 255, 255];
  const background = parseColour(registration.bg, fallback) ?? fallback;
  const ownForeground = parseColour(registration.fg, background) ?? mix(background, [128, 128, 128], 1);
  const highlight = mix(background, ownForeground, highlightShare);
  const show = (colour: Colour): string => formatColour(liftColour(colour, [background, highlight], readableRatio));
  return {
    name,
    registration,
    type: registration.type,
    background: formatColour(background),
    foreground: show(ownForeground),
    highlight: formatColour(highlight),
    colours: sourceColours(registration).map((source) => ({
      source,
      shown: show(parseColour(source, background) ?? ownForeground),
    })),
  };
}

/** Shiki stands placeholders in for colours that are not hexadecimal; tokens come out with the real ones. */
function sourceColours(registration: ThemeRegistrationResolved): readonly string[] {
  const replaced = registration.colorReplacements ?? {};
  const colours = registration.settings.flatMap(({ settings }) => settings?.foreground?.toLowerCase() ?? []);
  const real = colours.map((colour) => replaced[colour]?.toLowerCase() ?? colour);
  return [...new Set(real)].filter((colour) => colour !== registration.fg.toLowerCase());
}

function isKey<T extends object>(record: T, key: PropertyKey): key is keyof T {
  return Object.hasOwn(record, key);
}
