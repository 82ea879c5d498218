import { createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledLanguages } from 'shiki/langs';
import { expect, test } from 'vitest';
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

/**
 * Returns what each character looks like in each theme, as Shiki says by reading the code once for
 * each.
 */
async function lookByShiki(code: string, language: keyof typeof samples, names: readonly [string, string]) {
  const themes = await Promise.all(names.map(loadCodeTheme));
  const core = await createHighlighterCore({
    engine: createJavaScriptRegexEngine({ forgiving: true }),
    themes: themes.map(({ registration }) => registration),
    langs: [bundledLanguages[language]],
    warnings: false,
  });
  const options = { lang: language, themes: { c: names[0], d: names[1] }, tokenizeTimeLimit: 0 };
  const lines = core.codeToTokensWithThemes(code, options);
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

test.each(pairs.flatMap((pair) => Object.keys(samples).map((language) => [...pair, language] as const)))(
  'reading once for %s and %s looks as reading twice does in %s',
  async (light, dark, name) => {
    const language = Object.keys(samples).find((key): key is keyof typeof samples => key === name) ?? 'bash';
    const code = samples[language].trimEnd();
    const highlight = createHighlighter({
      codeTheme: await loadCodeTheme(light),
      darkCodeTheme: await loadCodeTheme(dark),
    });
    const lines = await highlight(code, language);
    const seen = lines?.map((line) =>
      line.flatMap(({ text, classes }) => Array.from(text, (character) => [character, classes.join(' ')])),
    );
    const isInk = ([character = '']: readonly string[]) => character.trim() !== '';
    const expected = await lookByShiki(code, language, [light, dark]);
    expect(seen?.map((line) => line.filter(isInk))).toStrictEqual(expected.map((line) => line.filter(isInk)));
  },
);

test('tags in MDX have the colors of tags, although its grammar does not include JSX', async () => {
  const theme = await loadCodeTheme('dark-plus');
  const highlight = createHighlighter({ codeTheme: theme, darkCodeTheme: null });
  const [line] = (await highlight('<Card title="x" />', 'mdx')) ?? [];
  expect(line?.map(({ text }) => text)).toStrictEqual(['<', 'Card ', 'title', '=', '"x" ', '/>']);
});
