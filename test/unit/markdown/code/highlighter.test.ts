import { createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledLanguages } from 'shiki/langs';
import { describe, expect, test } from 'vitest';
import { loadCodeTheme } from '../../../../src/markdown/code/code-theme.ts';
import { createHighlighter } from '../../../../src/markdown/code/highlighter.ts';

const samples = {
  bash: 'for file in *.md; do\n  echo "$file: $(wc -w < "$file")" # words\ndone\n',
  css: ':root { --a: oklch(0.5 0.1 20 / 5%); }\n@media (width >= 20em) { a:hover::before { content: "x"; } }\n',
  html: '<p class="a">x &amp; y</p>\n<script>const a = `b${c}`;</script>\n<!-- c -->\n<style>p { color: red }</style>\n',
  md: '# A *b*\n\n- **c** `d` [e](f)\n\n```js\nlet g = 1;\n```\n\n> h ~~i~~\n',
  python: '@a\nasync def b(c: int = 1) -> str:\n    """Doc."""\n    return f"{c!r:>10}"  # d\n',
  tsx: 'type A<T> = { readonly b: T };\nexport const C = ({ d }: A<string>) => <p className="e">{d ?? /f+/g}</p>;\n',
  yaml: 'a: &b\n  - "c" # d\n  - !e 1.5\nf: *b\ng: |\n  h\n',
} as const;

/**
 * The themes differ in what they tell apart, and in how they do: parents of scopes, fonts, colors
 * by name.
 */
const pairs = [
  ['light-plus', 'dark-plus'],
  ['github-light', 'night-owl'],
  ['solarized-light', 'monokai'],
  ['vitesse-light', 'catppuccin-mocha'],
] as const;

const registrations = (await Promise.all(pairs.flat().map(loadCodeTheme))).map(({ registration }) => registration);

/**
 * A Shiki for each language, with all themes. To read a grammar takes as long as many samples do.
 */
const cores = new Map(
  Object.keys(samples).map((language) => [
    language,
    createHighlighterCore({
      engine: createJavaScriptRegexEngine({ forgiving: true }),
      themes: registrations,
      langs: [bundledLanguages[nameOf(language)]],
      warnings: false,
    }),
  ]),
);

function nameOf(text: string): keyof typeof samples {
  return Object.keys(samples).find((key): key is keyof typeof samples => key === text) ?? 'bash';
}

/**
 * Returns what each character looks like in each theme, as Shiki says by reading the code once for
 * each.
 */
async function lookByShiki(code: string, language: keyof typeof samples, names: readonly [string, string]) {
  const themes = await Promise.all(names.map(loadCodeTheme));
  const options = { lang: language, themes: { c: names[0], d: names[1] }, tokenizeTimeLimit: 0 };
  const lines = (await cores.get(language))?.codeToTokensWithThemes(code, options) ?? [];
  return lines.map((line) =>
    line.flatMap(({ content, variants }) => {
      const look = (['c', 'd'] as const).flatMap((prefix, index) => {
        const { color = '', fontStyle = 0 } = variants[prefix] ?? {};
        const place = themes[index]?.colors.findIndex(({ source }) => source === color.toLowerCase()) ?? -1;
        const fonts = ['i', 'b', 'u', 's'].filter((_, bit) => (Math.max(fontStyle, 0) & (1 << bit)) !== 0);
        return [...(place < 0 ? [] : [`${prefix}${place + 1}`]), ...fonts.map((font) => prefix + font)];
      });
      return Array.from(content, (character) => [character, look.join(' ')]);
    }),
  );
}

describe.each(pairs)('reading once for %s and %s', async (light, dark) => {
  const highlight = createHighlighter({
    codeTheme: await loadCodeTheme(light),
    darkCodeTheme: await loadCodeTheme(dark),
  });

  test.each(Object.keys(samples).map(nameOf))('looks as reading twice does in %s', async (language) => {
    const code = samples[language].trimEnd();
    const lines = await highlight(code, language);
    const seen = lines?.map((line) =>
      line.flatMap(({ text, classes }) => Array.from(text, (character) => [character, classes.join(' ')])),
    );
    const isInk = ([character = '']: readonly string[]) => character.trim() !== '';
    const expected = await lookByShiki(code, language, [light, dark]);
    expect(seen?.map((line) => line.filter(isInk))).toStrictEqual(expected.map((line) => line.filter(isInk)));
  });
});

test('tags in MDX have the colors of tags, although its grammar does not include JSX', async () => {
  const theme = await loadCodeTheme('dark-plus');
  const highlight = createHighlighter({ codeTheme: theme, darkCodeTheme: null });
  const [line] = (await highlight('<Card title="x" />', 'mdx')) ?? [];
  expect(line?.map(({ text }) => text)).toStrictEqual(['<', 'Card ', 'title', '=', '"x" ', '/>']);
});
