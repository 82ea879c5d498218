import { describe, expect, test } from 'vitest';
import { mathLetters } from '../../../src/plugins/formulas/math-letters.ts';
import { compile } from './compile-with.ts';
import { treeHtml } from '../../support/unfold.ts';

test.each([
  ['a $\\foo$\n', 'Undefined control sequence: \\foo', 1, 4, 'Check the name'],
  ['a\nb $$x^$$ c\n', "Expected group after '^'", 2, 6, 'Fix the TeX'],
  ['$$\na\n\\frac{b\n$$\n', "Unexpected end of input in a macro argument, expected '}'", 3, 8, 'missing at the end'],
  ['> $$\n> a & b\n> $$\n', "Expected 'EOF', got '&'", 2, 5, '\\begin{aligned}'],
  ['```math\n\\bar\n```\n', "Unexpected end of input in a macro argument, expected '}'", 2, 5, 'missing at the end'],
])('%j is a mistake with its place', async (source, mistake, line, column, hint) => {
  const { messages } = await compile(source);
  expect(messages).toMatchObject([
    { severity: 'error', title: `This formula cannot be rendered: ${mistake}.`, line, column },
  ]);
  expect(messages[0]?.hint).toContain(hint);
});

test('an invalid formula between single dollar signs may be an amount of money', async () => {
  expect((await compile('$\\x$')).messages[0]?.hint).toContain('Write `\\$`');
  expect((await compile('$$\\x$$')).messages[0]?.hint).not.toContain('Write `\\$`');
});

test.each(['$$\na + b\n', '$$ a\nb\n', '> $$\n> a\n\nb', 'a\n\n$$\nb$ and $$ c\n\nrest\n'])(
  '%j is not closed',
  async (source) => {
    expect((await compile(source)).messages).toMatchObject([
      { severity: 'error', title: 'This math block has no clear beginning or end.' },
    ]);
  },
);

test('formulas do not count as words, and have no inline styles', async () => {
  const page = await compile(
    'One $x$ two.\n\n$$\n\\color{red}\\rule{1em}{2pt} \\hspace{2em} \\cancel{x} \\tag{3}\n$$\n',
  );
  expect(page.words).toBe(2);
  expect(page.messages).toStrictEqual([]);
  expect(treeHtml(page.tree)).not.toMatch(/style=|annotation|katex/);
  expect(treeHtml(page.tree)).toContain('<mtable class="math-numbered">');
  expect(treeHtml(page.tree)).toContain('<menclose class="math-updiagonalstrike">');
});

test('tables keep their lines and alignment as classes', async () => {
  const page = await compile('$$\n\\begin{array}{l|r} a&b\\\\ \\hline d&e\\end{array}\n$$\n');
  const html = treeHtml(page.tree);
  expect(html).toContain('<mtd class="math-left math-line-after math-line-below">');
  expect(html).toContain('<mtd class="math-right">');
  expect(html).not.toContain('columnalign');
});

test.each([
  ['ARz09', 'double-struck', '𝔸ℝ𝕫𝟘𝟡'],
  ['Lx', 'script', 'ℒ𝓍'],
  ['Aα', 'bold', '𝐀𝛂'],
  ['h', 'italic', 'ℎ'],
  ['x', 'normal', null],
])('%s in %s', (text, variant, letters) => expect(mathLetters(text, variant)).toBe(letters));

describe('a bar in a formula in a table', () => {
  async function cellsOf(row: string): Promise<readonly string[]> {
    const { tree, messages } = await compile(`| a | b |\n| --- | --- |\n${row}\n`);
    expect(messages).toStrictEqual([]);
    return [...treeHtml(tree).matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell = '']) => cell.replace(/<[^>]*>/g, ''));
  }

  test.each([
    ['| $\\|3\\| = 3$ | x |', ['∣3∣=3', 'x']],
    ['| $P(A \\| B)$ | $\\{x \\| x \\ne 0\\}$ |', ['P(A∣B)', '{x∣x≠0}']],
    ['| *so $a\\|b$* | $\\Vert x \\Vert$ |', ['so a∣b', '∥x∥']],
    ['| $5 | $10 |', ['$5', '$10']],
    ['| `$|a|$` | `$b` |'.replace('|a|', '\\|a\\|'), ['$|a|$', '$b']],
  ])('is a bar: %j', async (row, cells) => expect(await cellsOf(row)).toStrictEqual(cells));

  test.each([
    ['| $|4| = 4$ | x |', 3],
    ['| x | $|4| = 4$ |', 7],
    ['| $|x|$ |', 3],
    ['| $P(A | B)_1$ |', 3],
  ])('without a backslash gives one message: %j', async (row, column) => {
    const { messages } = await compile(`| a | b |\n| --- | --- |\n${row}\n`);
    expect(messages).toMatchObject([
      { code: 'malformed-table', title: 'The bars in this formula divide it into cells.', line: 3, column },
    ]);
    expect(messages[0]?.hint).toContain('$\\|4\\| = 4$');
  });

  test('in a header as well', async () => {
    const { messages } = await compile('| $|4|$ | b |\n| --- | --- |\n| c | d |\n');
    expect(messages).toMatchObject([{ title: 'The bars in this formula divide it into cells.' }]);
  });

  test('and money and variables are no formulas', async () => {
    const { messages } = await compile('| a | b |\n| --- | --- |\n| $HOME | in US$ |\n| $5 | 10$ |\n');
    expect(messages).toStrictEqual([]);
  });

  test('and a mistake in a formula has its place', async () => {
    const { messages } = await compile('| a | b |\n| --- | --- |\n| $\\|a\\| \\foo$ | x |\n');
    expect(messages).toMatchObject([{ line: 3, column: 10 }]);
  });
});

describe('a block may begin and end on the lines of its formula', () => {
  test.each([
    '$$ a\n+ b $$',
    '$$ a\n+ b\n$$',
    '$$\na\n+ b $$',
    '$$a\n+ b$$',
    '$$\na\n+ b\n$$',
    '> $$ a\n> + b\n> $$',
    '- $$ a\n  + b $$',
    'Text:\n$$ a\n+ b\n$$\nmore',
    '$$$ a\n+ b $$$',
  ])('%j', async (source) => {
    const { tree, messages } = await compile(`${source}\n\nEnd.\n`);
    expect(messages).toStrictEqual([]);
    const html = treeHtml(tree);
    expect(html).toMatch(/<docs-math><math[^>]*display="block"[^>]*>/);
    expect(html.replace(/<[^>]*>|\s/g, '')).toContain('a+b');
    expect(html).toContain('<p>End.</p>');
  });

  test('a line in it may have a dollar sign', async () => {
    const { tree, messages } = await compile('$$\n\\text{costs \\$5} \\\\\nb $$\n');
    expect([messages, treeHtml(tree)]).toStrictEqual([[], expect.stringMatching(/costs\s\$5/)]);
  });

  test.each([
    ['$$ a^\n$$', 1, 0],
    ['$$ \\foo\nb $$', 1, 4],
    ['$$\na\n\\foo $$', 3, 1],
    ['$$ a\n\\foo $$', 2, 1],
  ])('a mistake in %j has its place', async (source, line, column) => {
    const { messages } = await compile(`${source}\n`);
    expect(messages[0]).toMatchObject({ line, ...(column > 0 && { column }) });
  });
});
