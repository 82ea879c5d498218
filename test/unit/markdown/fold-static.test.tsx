import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import type { CompiledPage } from '../../../src/markdown/page/compiled-page.ts';
import { noContext } from '../../../src/markdown/page/file-context.ts';
import { plainElements } from '../../../src/markdown/static-html.ts';
import { renderContent } from '../../../src/render/render-content.ts';
import { ThemeContext } from '../../../src/theme/context/context.ts';
import { markdownComponents } from '../../../src/theme/markdown-components.tsx';
import * as mdxComponents from '../../../src/theme/mdx-components.ts';
import { en } from '../../../src/shared/strings/en.ts';
import { parseHtml } from '../../support/parse-html.mjs';
import { unfold } from '../../support/unfold.ts';
import { compilerWith } from './compile-with.ts';

const compile = await compilerWith('vsDark');

/** The tree of a text, with `|` around the folded parts. */
async function folded(source: string, format: 'md' | 'mdx' = 'md'): Promise<string> {
  const { tree } = await compile(source, { ...noContext, format });
  const marked: Root = JSON.parse(JSON.stringify(tree), (_key, value: unknown) =>
    isRaw(value) ? { ...value, value: `|${value.value}|` } : value,
  );
  return toHtml(marked, { allowDangerousHtml: true }).replaceAll('\n', '');
}

function isRaw(value: unknown): value is { readonly type: 'raw'; readonly value: string } {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'raw';
}

test('the theme has no component for the folded elements', () => {
  expect(Object.keys(markdownComponents).filter((name) => plainElements.has(name))).toStrictEqual([]);
});

describe('elements without a component become HTML', () => {
  test.each([
    ['paragraphs, and text alone stays', 'a *b*\n\nc', '<p>|a <em>b</em>|</p><p>c</p>'],
    ['beside a link', '*a **b*** [c](d.md)', '<p><em>|a <strong>b</strong>|</em> <a href="d.md">c</a></p>'],
    ['lists whole', '- a\n- `b`', '<ul>|<li>a</li><li><code>b</code></li>|</ul>'],
    ['of a list that begins elsewhere the inside', '3. a\n4. b', '<ol start="3">|<li>a</li><li>b</li>|</ol>'],
    [
      'rows',
      '| a |\n| - |\n| *b* |',
      '<table><thead>|<tr><th>a</th></tr>|</thead><tbody>|<tr><td><em>b</em></td></tr>|</tbody></table>',
    ],
    ['signs', '*a* < & > " \'', '<p>|<em>a</em> &lt; &amp; &gt; " \'|</p>'],
    [
      'attributes',
      '<p title="&quot;<" data-a-b="c" lang="es"><b>x</b></p>',
      '<p title="&#x22;<" data-a-b="c" lang="es">|<b>x</b>|</p>',
    ],
    ['not what has an id', '<p><i id="a">*b*</i></p>', '<p><i id="a">*b*</i></p>'],
    ['not headings, whose text is read', '## a `b`', '<h2 id="a-b">a <code>b</code></h2>'],
  ])('%s', async (_name, source, expected) => {
    expect(await folded(source)).toBe(expected);
  });

  test('code inside its frame', async () => {
    expect(await folded('```text {1}\na\n```')).toMatch(
      /^<docs-code [^>]*><code>\|<span class="line highlighted">a<\/span>\|/,
    );
  });

  test('not the children of a component of the page', async () => {
    expect(await folded('<Box>\n\n- *a* `b`\n\n</Box>\n\n*c* d', 'mdx')).toBe(
      '<docs-jsx><ul><li><em>a</em> <code>b</code></li></ul></docs-jsx><p>|<em>c</em> d|</p>',
    );
  });
});

test('a folded page is rendered like its elements', async () => {
  const source = [
    '# Title\n\ntext & "quotes" \'single\' <b data-x-y="1">*raw*</b><br>line[^1]\n\n[^1]: note `code`\n',
    '| a | b |\n| :- | -: |\n| `x` | [l](y.md) |\n\n1. one\n   - [x] done\n   - ~~two~~\n\n> quote\n> - *a*\n\n',
    '```js {1} title="t" showLineNumbers\nconst a = "<b>" && \'c\'; // x\n\n```\n\n$$\n\\frac{a}{b} \\text{ if } x < 1\n$$\n\n',
    ':::tip[*Own*]\n\nBe **bold**.\n\n:::\n\n<details><summary>*S*</summary>\n\n- a\n- b\n\n</details>\n',
  ].join('');
  const page = await compile(source);
  expect(JSON.stringify(page.tree)).toContain('"raw"');
  expect(print(page)).toBe(print({ ...page, tree: unfold(page.tree) }));
});

function print(page: CompiledPage): string {
  const locale = { name: 'en', htmlLang: 'en', direction: 'ltr' } as const;
  const value = { strings: en, locale, site: { title: '', custom: {} }, page: null };
  const content = renderContent({
    page,
    mdxModule: null,
    scope: { frontMatter: {}, toc: [] },
    excerpt: false,
    theme: {
      Page: () => null,
      TextAlone: () => null,
      mainComponents: {},
      renderHead: () => null,
      SidebarTree: () => null,
      SearchBox: () => null,
      LanguageHint: () => null,
      markdownComponents,
      mdxComponents,
    },
    resolve: () => ({ address: '/x', width: null, height: null }),
    drawing: () => ({ text: '', light: '/l', dark: '/d', width: 1, height: 1 }),
    inheritedIds: new Map(),
    isFirst: true,
    idPrefix: '',
  });
  const html = renderToStaticMarkup(<ThemeContext value={value}>{content}</ThemeContext>);
  return toHtml(parseHtml(html, { fragment: true }));
}
