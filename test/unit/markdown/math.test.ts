import { expect, test } from 'vitest';
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

test.each(['$$\na + b\n', '$$ a\nb\n$$\n', 'a\n\n$$\nb$$\n\nrest\n'])('%j is not closed', async (source) => {
  expect((await compile(source)).messages).toMatchObject([
    { severity: 'error', title: 'This block of math has no beginning or end of its own.' },
  ]);
});

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
