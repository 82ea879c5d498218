import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fromOklch, readColor, toOklch } from '../../../src/system/color.ts';
import { checkContrast } from '../../../src/bundler/check-contrast.ts';
import { paletteCss, paletteProperties } from '../../../src/bundler/palette.ts';
import { siteColors } from '../../../src/bundler/site-colors.ts';
import type { Config } from '../../../src/config/config.ts';
import type { PaletteFields } from '../../../src/config/fields/palette.ts';

const tokens = readFileSync(join(import.meta.dirname, '../../../src/theme/styles/tokens.css'), 'utf8');

describe('a CSS color', () => {
  it.each([
    ['#fff', [255, 255, 255]],
    ['#1D4ED8', [29, 78, 216]],
    ['rgb(29, 78, 216)', [29, 78, 216]],
    ['rgb(100% 0% 50%)', [255, 0, 128]],
    ['hsl(120 100% 25%)', [0, 128, 0]],
    ['hsl(0.5turn 100% 50%)', [0, 255, 255]],
    // As browsers compute them.
    ['oklch(0.628 0.2577 29.23)', [255, 0, 0]],
    ['oklch(86.64% 0.2948 142.5)', [0, 255, 0]],
    ['oklch(1 0 0)', [255, 255, 255]],
    ['oklab(62.8% 0.2249 0.1258)', [255, 0, 0]],
    ['rgb(29 78 216 / 100%)', [29, 78, 216]],
    ['black', [0, 0, 0]],
    ['RebeccaPurple', [102, 51, 153]],
    ['color-mix(in srgb, red 25%, #00f)', [64, 0, 191]],
    ['color-mix(in oklab, rebeccapurple, white 80%)', [222, 213, 236]],
    ['color-mix(in oklab, red, blue)', [140, 83, 162]],
    ['color-mix(in oklch, red, blue)', [186, 0, 194]],
    ['color-mix(in oklch shorter hue, gold 30%, teal)', [49, 165, 124]],
    ['color-mix(in oklch, #808080, blue 20%)', [101, 119, 157]],
    ['color-mix(in xyz, black, white)', [188, 188, 188]],
    ['color-mix(in srgb, 10% navy, color-mix(in srgb, white, black))', [115, 115, 128]],
    ['color-mix(in oklab, rgb(10 20 30) 60%, hsl(120, 100%, 25%))', [14, 61, 35]],
  ])('%s is read', (value, color) => {
    expect(readColor(value)).toStrictEqual(color);
  });

  it.each([
    'transparent',
    'constructor',
    '#fffa',
    'rgb(0 0 0 / 50%)',
    'rgb(0 0 none)',
    'color-mix(in srgb, red 20%, blue 20%)',
    'color-mix(in oklch longer hue, red, blue)',
    'color-mix(in hsl, red, blue)',
    'color-mix(in srgb, red, currentcolor)',
    'color-mix(in srgb, red)',
    'var(--accent)',
    '',
  ])('%s is left to browsers', (value) => {
    expect(readColor(value)).toBeNull();
  });

  it('keeps its value on the way to OKLCH and back', () => {
    for (const color of [
      [12, 200, 99],
      [250, 3, 77],
      [128, 128, 128],
    ] as const) {
      expect(fromOklch(toOklch(color))).toStrictEqual(color);
    }
  });
});

function configOf(palette: PaletteFields | null, announcements: Config['announcements'] = []) {
  const place = { line: 1, column: 1 };
  return { palette, announcements, file: 'site.config.ts', locate: () => place };
}

function warningsOf(palette: PaletteFields | null, css?: string): readonly string[] {
  const config = configOf(palette);
  const styles = css === undefined ? [] : [{ file: 'site.css', text: css }];
  return checkContrast(config, siteColors({ config, tokens, styles })).map(
    ({ title, line, column, hint }) => `${line}:${column} ${title}. ${hint}`,
  );
}

describe('the contrast of colors', () => {
  it('is enough in the theme, and in a theme with any accent', () => {
    expect(warningsOf(null, ':root { --text-width: 50rem }')).toStrictEqual([]);
    for (const hue of [0, 40, 90, 140, 200, 260, 320]) {
      expect(warningsOf({ light: { accent: `oklch(0.7 0.2 ${hue})` } })).toStrictEqual([]);
    }
  });

  it('is measured where the site sets one of the two colors, in its own mode', () => {
    expect(warningsOf({ dark: { text: '#555' } })).toStrictEqual([
      '1:1 `palette.dark.text` on `--raised` of the theme has a contrast of 2.23:1 on dark pages, and 4.5:1 is needed to read it. The nearest color that passes is `#858585` for `palette.dark.text`.',
    ]);
    expect(warningsOf({ light: { text: '#555' } })).toStrictEqual([]);
    expect(warningsOf({ light: { lineStrong: '#bbb' } })).toStrictEqual([
      expect.stringContaining('has a contrast of 1.91:1 on light pages, and 3:1 is needed to see it'),
    ]);
  });

  it('is measured in the style sheet of the site, whose rules for all pages reach the dark ones', () => {
    const css = '/* { */\na{--text:#fff}\n:root {\n  --text: #777;\n}\n[data-theme="dark"] { --muted: #111 }';
    expect(warningsOf(null, css)).toStrictEqual([
      expect.stringMatching(/^4:3 `--text` on .* No color of `--text` passes/),
      expect.stringMatching(/^6:23 `--muted` on .* The nearest color that passes is `#/),
    ]);
  });

  it('is measured of names, mixes and other custom properties', () => {
    const css = ':root { --brand: color-mix(in oklab, gold 90%, white); --text: var(--brand); --muted: var(--muted) }';
    expect(warningsOf(null, css)).toStrictEqual([expect.stringMatching(/^1:56 `--text` on .* contrast of 1\.\d+:1/)]);
    expect(warningsOf({ light: { text: 'gold' } })).toStrictEqual([expect.stringContaining('`palette.light.text` on')]);
  });

  it('is enough in the color that a warning offers', () => {
    const [warning = ''] = warningsOf({ light: { muted: '#aaa' } });
    const offered = /passes is `(#\w+)`/.exec(warning)?.[1] ?? '';
    expect(offered).toMatch(/^#[\da-f]{6}$/);
    expect(warningsOf({ light: { muted: offered } })).toStrictEqual([]);
  });
});

describe('a palette', () => {
  it('has a custom property of the theme for each color', () => {
    for (const property of Object.values(paletteProperties)) expect(tokens).toContain(`  ${property}:`);
  });

  it('keeps the colors of light pages out of dark ones, except the accent', () => {
    expect(paletteCss({ light: { accent: 'teal', text: '#111' }, dark: { accent: 'pink', line: '#222' } })).toBe(
      [
        ':root{--accent:teal}',
        "@media screen{:root:not([data-theme='dark']){--text:#111}}",
        '@media print{:root{--text:#111}}',
        "@media screen{[data-theme='dark']{--line:#222;--accent-dark:pink}}",
      ].join('\n'),
    );
  });
});
