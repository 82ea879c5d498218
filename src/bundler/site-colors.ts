import type { Config } from '../config/config.ts';
import type { Problem } from '../shared/problem.ts';
import { paletteProperties } from './palette.ts';

/** A color of the theme, and where the site sets it; `place` is null for the theme's own. */
export interface SetColor {
  readonly value: string;
  /** Its name in messages. */
  readonly name: string;
  readonly place: Pick<Problem, 'file' | 'line' | 'column'> | null;
}

/** The custom properties of one color mode that are colors, by their names. */
export type ModeColors = ReadonlyMap<string, SetColor>;

/** What is read of the configuration. */
type PaletteConfig = Pick<Config, 'palette' | 'file' | 'locate'>;

interface ColorSources {
  readonly config: PaletteConfig;
  /** The text of the theme's tokens. */
  readonly tokens: string;
  /** The site's style sheets, in their order. */
  readonly styles: readonly { readonly file: string; readonly text: string }[];
}

/**
 * Returns the colors of both color modes: those of the theme, of the configured palette, and of the
 * custom properties that the site's style sheets set for `:root` and for dark pages.
 */
export function siteColors({ config, tokens, styles }: ColorSources): Readonly<Record<'light' | 'dark', ModeColors>> {
  const own = declarationsIn(tokens).map(({ mode, property, value }) => ({
    mode,
    property,
    color: { value, name: `\`${property}\` of the theme`, place: null },
  }));
  const written = styles.flatMap(({ file, text }) =>
    declarationsIn(text).map(({ mode, property, value, ...at }) => ({
      mode,
      property,
      color: { value, name: `\`${property}\``, place: { file, ...at } },
    })),
  );
  const colorsOf = (mode: 'light' | 'dark') => {
    const of = (list: typeof own | typeof written, each: 'light' | 'dark') =>
      list.flatMap((item) => (item.mode === each ? [[item.property, item.color] as const] : []));
    const dark = mode === 'dark';
    return new Map<string, SetColor>([
      ...of(own, 'light'),
      ...(dark ? of(own, 'dark') : []),
      ...(dark ? paletteColors(config, 'light').filter(([property]) => property === '--accent') : []),
      ...paletteColors(config, mode),
      ...of(written, 'light'),
      ...(dark ? of(written, 'dark') : []),
    ]);
  };
  return { light: colorsOf('light'), dark: colorsOf('dark') };
}

function paletteColors(config: PaletteConfig, mode: 'light' | 'dark'): readonly (readonly [string, SetColor])[] {
  return Object.entries(config.palette?.[mode] ?? {}).flatMap(([key, value]) => {
    const property = Object.entries(paletteProperties).find(([name]) => name === key)?.[1];
    if (property === undefined || value === undefined) return [];
    const place = { file: config.file, ...config.locate(['palette', mode, key]) };
    const name = mode === 'dark' && key === 'accent' ? '--accent-dark' : property;
    return [[name, { value, name: `\`palette.${mode}.${key}\``, place }] as const];
  });
}

interface Declaration {
  readonly mode: 'light' | 'dark';
  readonly property: string;
  readonly value: string;
  readonly line: number;
  readonly column: number;
}

/** Returns the custom properties that a style sheet sets for the whole page, by color mode. */
function declarationsIn(css: string): readonly Declaration[] {
  // Comments may have braces. Spaces in their place keep the positions.
  const text = css.replace(/\/\*[^]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));
  return [...text.matchAll(/([^{};]*)\{([^{}]*)\}/g)].flatMap((rule) => {
    const [, selector = '', body = ''] = rule;
    const isDark = /\[data-theme=["']?dark["']?\]\s*(?:,|$)/.test(selector.trim());
    if (!isDark && !/(?:^|,)\s*(?::root|html)\s*(?:,|$)/.test(selector.trim())) return [];
    const start = rule.index + selector.length + 1;
    return [...body.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)].map((found): Declaration => {
      const before = text.slice(0, start + found.index).split('\n');
      const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
      return { mode: isDark ? 'dark' : 'light', property: found[1] ?? '', value: (found[2] ?? '').trim(), ...place };
    });
  });
}
