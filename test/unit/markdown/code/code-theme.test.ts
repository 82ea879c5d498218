import { describe, expect, test } from 'vitest';
import { codeThemeCss } from '../../../../src/markdown/code/code-theme-css.ts';
import { codeThemeNames, loadCodeTheme } from '../../../../src/markdown/code/code-theme.ts';
import { type Color, contrast, mix, parseColor } from '../../../../src/system/color.ts';
import { codePlate, plateSamples } from '../../../../src/markdown/code/code-plate.ts';
import { compilerWith } from '../compile-with.ts';
import { treeHtml } from '../../../support/unfold.ts';

function color(value: string): Color {
  const parsed = parseColor(value, [0, 0, 0]);
  if (!parsed) throw new Error(`Not a color: ${value}`);
  return parsed;
}

/** Returns a plate under a tint, which is a color with an opacity. */
function under(tint: string, plate: Color): Color {
  const [red = 0, green = 0, blue = 0, share = 0] = [...tint.matchAll(/[\d.]+/g)].map(Number);
  return mix(plate, [red, green, blue], share);
}

describe.each(codeThemeNames())('%s', (name) => {
  test('every color has enough contrast on plates of all hues, also on marked lines', async () => {
    const theme = await loadCodeTheme(name);
    expect(theme.colors.length).toBeGreaterThan(0);
    const terminal = theme.terminal.map((entry) => entry.shown);
    const plates = plateSamples(theme.type);
    const tinted = Object.values(theme.tints).flatMap((tint) => plates.map((plate) => under(tint, plate)));
    for (const background of [...plates, ...tinted]) {
      for (const shown of [theme.foreground, theme.muted, ...theme.colors.map((entry) => entry.shown), ...terminal]) {
        expect(contrast(color(shown), background)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

test('the names of the Prism themes select their counterparts', async () => {
  expect((await loadCodeTheme('vsDark')).name).toBe('dark-plus');
  expect((await loadCodeTheme('palenight')).name).toBe('material-theme-palenight');
  expect(await loadCodeTheme('vsDark')).toStrictEqual(await loadCodeTheme('dark-plus'));
});

test.each(['duotoneDark', 'jettwaveLight', 'oceanicNext', 'shadesOfPurple', 'ultramin', 'toString', ''])(
  '"%s" is refused',
  async (name) => {
    await expect(loadCodeTheme(name)).rejects.toThrow(/There is no code theme .*vsDark.*dark-plus/);
  },
);

test('colors with enough contrast are unchanged', async () => {
  const { colors } = await loadCodeTheme('vsDark');
  expect(colors.find(({ source }) => source === '#dcdcaa')?.shown).toBe('#dcdcaa');
  expect(colors.find(({ source }) => source === '#808080')?.shown).not.toBe('#808080');
});

test('one theme gives rules under .code', async () => {
  const theme = await loadCodeTheme('vsDark');
  const css = codeThemeCss(theme, null);
  expect(css).toContain(
    ':is(.code,.code-tabs,.code-inline){--code-background:#191919;--code-foreground:#d4d4d4;--code-muted:#',
  );
  expect(css).toContain(`:is(.code,.code-tabs,.code-inline) .c1{color:${theme.colors[0]?.shown}}`);
  expect(css).toContain(`--code-background:${codePlate('dark').tinted}`);
  expect(css).not.toContain('data-theme');
});

test('a dark theme gives a second set', async () => {
  const dark = await loadCodeTheme('vsDark');
  const css = codeThemeCss(await loadCodeTheme('vsLight'), dark);
  expect(css).toContain("[data-theme='dark'] :is(.code,.code-tabs,.code-inline){--code-background:#191919;");
  expect(css).toContain(`[data-theme='dark'] :is(.code,.code-tabs,.code-inline) .d1{color:${dark.colors[0]?.shown}}`);
});

test('two themes give tokens a class of each, and the sheet has every class', async () => {
  const source = '```ts\n// comment\nconst a: string = `b${c}`;\n```\n\n```md\n**bold** *italic* [link](x)\n```\n';
  const themes = ['vsLight', 'vsDark'] as const;
  const page = await (await compilerWith(...themes))(source);
  const html = treeHtml(page.tree);
  expect(html).toMatch(/<span class="c\d+ d\d+">\/\/ comment<\/span>/);
  expect(html).not.toContain('style=');
  const css = codeThemeCss(await loadCodeTheme(themes[0]), await loadCodeTheme(themes[1]));
  const classes = [...html.matchAll(/class="([cd][^"]*)"/g)].flatMap((match) => match[1]?.split(' ') ?? []);
  for (const name of classes) expect(css).toContain(`:is(.code,.code-tabs,.code-inline) .${name}{`);
});

test('italics and bold are classes', async () => {
  const page = await (await compilerWith('vsDark'))('```md\n**bold** *italic*\n```\n');
  expect(treeHtml(page.tree)).toMatch(/<span class="c\d+ cb">\*\*bold\*\* <\/span><span class="ci">\*italic\*<\/span>/);
});
