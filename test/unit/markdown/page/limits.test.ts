import { describe, expect, test } from 'vitest';
import { compilerWith } from '../compile-with.ts';

const compile = await compilerWith('vsDark');

/** Returns nested items, this many levels deep. */
function indented(items: number): string {
  return Array.from({ length: items }, (_, index) => `${'  '.repeat(index)}- x`).join('\n');
}

describe('a text beyond a limit is an error that names the limit', () => {
  test.each([
    ['quotes', `x\n\n${'>'.repeat(101)} x`, 'more than 100 deep', 3],
    ['lists', '1. + '.repeat(60), 'more than 100 deep', 1],
    ['footnotes in footnotes', '[^a]: '.repeat(101), 'more than 100 deep', 1],
    ['callouts', ':::note\n'.repeat(31), 'more than 30 deep', 31],
    ['marks', `x\n\n${'*a '.repeat(5001)}`, 'more than 5000 lines, or marks', 3],
    ['marks after code in a list', `- ~~~\n  x\n  ~~~\n\n${'*a '.repeat(5001)}`, 'more than 5000 lines, or marks', 5],
    ['marks after ticks', `x\n\`\`\`a\`\`\`\n${'*a '.repeat(5001)}`, 'more than 5000 lines, or marks', 3],
    ['lines', 'a\n'.repeat(5001), 'more than 5000 lines', 5001],
    ['underlined headings', 'a\n---\n'.repeat(1001), 'more than 5000 lines', 2001],
    ['1,000 lists, each indented in another', indented(1000), 'more than 100 deep', 101],
    ['50,000 addresses in a line', `x\n\n${'me@example.org '.repeat(50_000)}`, 'more than 5000 lines, or marks', 3],
    ['50,000 links in a line', 'https://example.org '.repeat(50_000), 'more than 5000 lines, or marks', 1],
    ['20 MB of paragraphs', 'Plain words.\n\n'.repeat(1_430_000), 'more than 2000000 characters', 1],
    ['words after a bracket', `x\n\n[${'w '.repeat(10_001)}`, 'More than 10000 words follow', 3],
    ['columns', `${'|a'.repeat(2001)}|\n`, 'more than 2000 columns', 1],
    ['rows', '|a|\n'.repeat(10_001), 'more than 10000 rows', 10_001],
    ['footnotes', '[^a]: b\n\n'.repeat(2001), 'more than 2000 footnotes', 4001],
    ['quotes one by one', '> a\n\n'.repeat(2001), 'more than 2000 quotes', 4001],
    ['addresses', `x\n\n${'a@b.'.repeat(201)}`, 'more than 200 signs', 3],
    ['elements', `x\n\n${'<div>'.repeat(300)}`, 'more than 250 deep', 3],
    ['elements beyond the stack', '<div><b>'.repeat(8000), 'more than 250 deep', 1],
  ])('%s', async (_, source, title, line) => {
    const page = await compile(source);
    expect(page.messages).toMatchObject([{ severity: 'error', title: expect.stringContaining(title), line }]);
    expect(page.messages[0]?.hint).not.toBe('');
    expect(page.tree.children).toStrictEqual([]);
  });
});

test.each([
  ['quotes', `${'> '.repeat(99)}x`],
  ['lists in lists', `${indented(50)}\n`.repeat(5)],
  ['items side by side', '- x\n  - y\n'.repeat(500)],
  ['addresses in some lines', `${'me@example.org '.repeat(1000)}\n\n`.repeat(5)],
  ['addresses apart', 'a@b.c '.repeat(400)],
  ['a line of stars', '* '.repeat(200)],
  ['callouts that are closed', ':::note\nx\n:::\n\n'.repeat(40)],
  ['callouts that are text', ':::nothing\n\n'.repeat(40)],
  ['callouts in code', `\`\`\`md\n${':::note\n'.repeat(40)}\`\`\`\n`],
  ['marks in paragraphs', '*a* '.repeat(100).concat('\n\n').repeat(60)],
  ['items with links', '- [a](#a) [b](#b)\n'.repeat(2000).concat('\n## a\n\n## b\n')],
  ['words without a bracket', 'w '.repeat(50_000)],
  ['words after brackets that are closed or text', `[x] \\[ ${'w '.repeat(20_000)}`],
  ['rows with links', '| a | b |\n|-|-|\n'.concat('| [a](b) | *c* |\n'.repeat(1500))],
  ['marks in code', `\`\`\`js\n${'let a = [*b*];\n'.repeat(6000)}\`\`\`\n`],
  ['marks in code of a list', `1. \`\`\`md\n${'   *b* ```js [a]\n'.repeat(3000)}   \`\`\`\n`],
  ['marks in code with a fence in it', `\`\`\`md\n\`\`\`js\n- \`\`\`\n${'*b* [a]\n'.repeat(3000)}\`\`\`\n`],
  ['a block of HTML', `<table>\n${'<tr><td>a</td><td>b</td></tr>\n'.repeat(1000)}</table>\n`],
  ['elements', `${'<div>'.repeat(200)}x${'</div>'.repeat(200)}`],
])('%s within the limits give no error', async (_, source) => {
  expect((await compile(source)).messages.filter(({ severity }) => severity === 'error')).toStrictEqual([]);
});
