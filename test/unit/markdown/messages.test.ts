import { expect, test } from 'vitest';
import type { MarkdownMessage } from '../../../src/markdown/page/compiled-page.ts';
import { compile } from './compile-with.ts';

async function messagesOf(source: string): Promise<readonly MarkdownMessage[]> {
  return (await compile(source)).messages;
}

test('a page without mistakes has no messages', async () => {
  expect(await messagesOf(':::note\nx\n:::\n\n## A\n\n## A\n\n```js\n1\n```\n\n10:30 :a ::b\n')).toStrictEqual([]);
});

test('an id that is chosen twice is an error at the second', async () => {
  const [message, ...others] = await messagesOf('---\na: b\n---\n## One {#x}\n\n<b id="x">y</b>\n');
  expect(message).toMatchObject({ severity: 'error', title: 'The id "x" is used twice.', line: 6 });
  expect(message?.hint).toContain('Line 4');
  expect(others).toStrictEqual([]);
});

test('an unknown container names the nearest kind, or all if none is near', async () => {
  const [message] = await messagesOf('Text\n\n:::warn\nx\n:::\n');
  expect(message).toMatchObject({ severity: 'warning', title: 'There is no callout ":::warn".', line: 3, column: 1 });
  expect(message?.hint).toContain('Did you mean `warning`?');
  const [other] = await messagesOf('Text\n\n:::zzz\nx\n:::\n');
  expect(other?.hint).toContain('note, tip, info, warning, danger, caution');
});

test('an unknown container in the old form is named as well', async () => {
  expect(await messagesOf('> :::nota Title\n> x\n')).toMatchObject([
    { title: 'There is no callout ":::nota".', line: 1, column: 3 },
  ]);
});

test('an unknown container is reported wherever it is', async () => {
  const source = '- :::foo\n  x\n  :::\n\n:::note\n:::bar[x]\n:::\n\n> :::baz\n\nx[^1]\n\n[^1]: y\n\n    :::qux\n';
  expect((await messagesOf(source)).map(({ title, line, column }) => `${line}:${column} ${title}`)).toStrictEqual([
    '1:3 There is no callout ":::foo".',
    '6:1 There is no callout ":::bar".',
    '9:3 There is no callout ":::baz".',
    '15:5 There is no callout ":::qux".',
  ]);
});

test('an opening that opens nothing is named', async () => {
  expect(await messagesOf(':::note[Title] more\nx\n:::\n')).toMatchObject([
    { title: 'This ":::note" opens nothing.', line: 1 },
  ]);
});

test('a callout without an end is named', async () => {
  expect(await messagesOf('::::tip\n:::note Title\nx\n::::\n')).toMatchObject([
    { title: 'This ":::note" is not closed.', line: 2 },
  ]);
  expect(await messagesOf('> :::note\n> x\n> :::\n\n- :::tip\n  x\n  :::\n')).toStrictEqual([]);
});

test('an unknown code language names the nearest', async () => {
  const [message, ...others] = await messagesOf('x\n\n```pythn\n1\n```\n');
  expect(message).toMatchObject({ severity: 'warning', title: 'There is no code language "pythn".', line: 3 });
  expect(message?.hint).toContain('`python`');
  expect(others).toStrictEqual([]);
});

test.each([
  ['js {9}', 'a', 'Line 9 is set apart, and this code has one line.', 3, 1],
  ['js {1-2,2-5}', 'a\nb', 'Lines 2 to 5 are set apart, and this code has 2 lines.', 3, 1],
  ['js /b/', 'a', '`b` is to be marked, but is not in this code.', 3, 1],
  ['js  {1} wrp', 'a', '`wrp` means nothing in a code block.', 3, 12],
  ['js {1}', '// highlight-next-line\na', 'This code is highlighted by a range and by comments.', 3, 1],
  ['js', 'a\n// highlight-end', 'This `highlight-end` has no start.', 5, 1],
  ['js', 'a\n// focus-start\nb', 'This `focus-start` has no end.', 5, 1],
  ['js', 'a\nb // [!code hilight]', 'There is no notation `[!code hilight]`.', 5, 1],
  ['diff lang=pythn', '+a', 'There is no code language "pythn".', 3, 1],
])('the code block `%s` with %j gives a warning', async (info, code, title, line, column) => {
  const messages = await messagesOf(`x\n\n\`\`\`${info}\n${code}\n\`\`\`\n`);
  expect(messages).toMatchObject([{ severity: 'warning', title, line, column }]);
});

test('a mistake in indented code is reported at its line', async () => {
  const source = '> - x\n>\n>   ```js titel="x"\n>   // focus-end\n>   ```\n';
  expect(await messagesOf(source)).toMatchObject([
    { line: 3, column: 11 },
    { line: 4, column: 1 },
  ]);
});

test.each([
  ['<p style="color: red">x</p>', 'The style attribute of <p> is left out.'],
  ['<p onclick="x()">x</p>', 'The onclick attribute of <p> is left out.'],
  ['[a](javascript:x)', 'The href attribute of <a> is left out.'],
  ['<form action=" JAVA\tscript:x">x</form>', 'The action attribute of <form> is left out.'],
  ['<script>x()</script>', 'The <script> element is left out.'],
  ['<style>p {}</style>', 'The <style> element is left out.'],
  ['<meta name="a" content="b">', 'The <meta> element is left out.'],
  ['<docs-code>x</docs-code>', '`<docs-code>` is not an HTML element, so the page shows it as text.'],
])('%s gives a warning', async (html, title) => {
  expect(await messagesOf(`Text\n\n${html}\n`)).toMatchObject([{ severity: 'warning', title, line: 3, column: 1 }]);
});

test('messages come in the order of the file', async () => {
  const messages = await messagesOf('<p style="a">x</p>\n\n:::foo\n\n```nope\n```\n\n:::bar\n');
  expect(messages.map(({ line }) => line)).toStrictEqual([1, 3, 5, 8]);
});

test.each([
  [':::tab[A]\nx\n:::', 'This ":::tab" is not in a ":::tabs".', 3],
  ['::::tabs\n::::', 'This ":::tabs" has no tabs.', 3],
  ['::::tabs\ntext\n\n:::tab[A]\nx\n:::\n::::', 'This is not in a tab.', 4],
  ['::::tabs\n== A\n\n:::tab[B]\nx\n:::\n::::', 'This is not in a tab.', 4],
  ['::::tabs[Title]\n:::tab[A]\nx\n:::\n::::', 'A ":::tabs" cannot have a title.', 3],
  ['::::tabs\n:::tab\nx\n:::\n::::', 'This ":::tab" has no label.', 4],
  ['::::tabs\n:::tab[A]\nx\n:::\n:::tab[A]\ny\n:::\n::::', 'Two of these tabs are "A".', 7],
  ['::::tabs\n:::tab[A]{default}\nx\n:::\n:::tab[B]{default}\ny\n:::\n::::', 'Two of these tabs are the default.', 7],
  ['::::tabs{groop=a}\n:::tab[A]\nx\n:::\n::::', 'A ":::tabs" has no attribute `groop`.', 3],
  ['::::tabs\n:::tab[A]{x}\nx\n:::\n::::', 'A ":::tab" has no attribute `x`.', 4],
  ['::::tabs{query}\n:::tab[A]\nx\n:::\n::::', 'This ":::tabs" has no name for the URL.', 3],
  ['::::tabs\n:::tab[A]\nx\n:::', 'This ":::tabs" is not closed.', 3],
  [':::code-group\ntext\n\n```js [a]\n1\n```\n:::', 'A code group can contain only code blocks.', 4],
  [':::code-group\n:::', 'This code group is empty.', 3],
  [':::code-group\n```js\n1\n```\n```js\n2\n```\n:::', 'Two of these tabs are "JavaScript".', 7],
  [':::code-group{sync=a}\n```js\n1\n```\n:::', 'A code group has no attribute `sync`.', 3],
])('the tabs %j are reported', async (source, title, line) => {
  expect(await messagesOf(`Text\n\n${source}\n`)).toMatchObject([{ severity: 'error', title, line }]);
});

test('tabs with as many colons as those around them are reported', async () => {
  const messages = await messagesOf(':::tabs\n:::tab[A]\nx\n:::\n:::tab[B]\ny\n:::\n:::\n');
  expect(messages[0]).toMatchObject({ severity: 'error', title: 'This ":::tab" is not closed.', line: 2 });
  expect(messages[0]?.hint).toContain('more');
});

test('a command that a package manager does not have is named', async () => {
  expect(await messagesOf('```npm\nnpm whoami\n```\n')).toMatchObject(
    ['pnpm', 'yarn', 'bun'].map((name) => ({
      severity: 'warning',
      title: `${name} has no command for \`npm whoami\` that is known here.`,
      line: 1,
    })),
  );
});

test.each([
  ['| a | b |\n| --- |\n| 1 | 2 |\n', 'its header has 2 cells, the row of dashes 1', '1:1'],
  ['> Text\n>\n> | a |\n> | --- | --- |\n', 'its header has 1 cell, the row of dashes 2', '3:3'],
  ['| a | b |\n| 1 | 2 |\n', 'the row of dashes is missing', '1:1'],
  ['| a | b |\n\n| --- | --- |\n| 1 | 2 |\n', 'has no header', '3:1'],
  ['| a | b |\n| --- | --- |\n| 1 | 2 | 3 |\n', 'This row has 3 cells, its table 2 columns', '3:9'],
])('the table %j: %s', async (source, title, place) => {
  const [message, ...others] = await messagesOf(source);
  expect(message?.title).toContain(title);
  expect(message).toMatchObject({ severity: 'warning' });
  expect(`${message?.line}:${message?.column}`).toBe(place);
  expect(others).toStrictEqual([]);
});

test('valid tables, and bars in text, give no warning', async () => {
  const source =
    'a | b\n--|:-:\n1 |\n`x \\| y` | 2\n\nx | y\n\n|x|\n\nPipes: `a | b`\nor c | d |\n\n    | a |\n    | b |\n';
  expect(await messagesOf(source)).toStrictEqual([]);
});

test.each([
  ['> ##Next\n', 'This is not a heading: a space is missing after `##`.', '1:3'],
  ['> [!NTOE]\n> x\n', 'There is no alert "[!NTOE]".', '1:1'],
  ['- ```js\n  1;\n\n  ## 2\n\nText\n', 'This code block is not closed.', '1:3'],
  ['```js\n1;\n``\n', 'This code block is not closed.', '1:1'],
  [
    'A <b>b</b> <Badge>x</Badge> and <Badge>y</Badge>\n',
    'Components such as `<Badge>` do not work in `.md` files.',
    '1:12',
  ],
  [
    '<!-- <Card> -->\n<p>\n  <Card title="x" /></p>\n',
    'Components such as `<Card>` do not work in `.md` files.',
    '3:3',
  ],
])('%j gives a warning because something else was meant', async (source, title, place) => {
  expect(
    (await messagesOf(source)).map((message) => [message.title, `${message.line}:${message.column}`]),
  ).toStrictEqual([[title, place]]);
});

test('text that is meant as written gives no warning', async () => {
  const source =
    '#hash\n\n\\##no\n\n> [!] x\n\n> [!NOTE]\n> x\n\n~~~~\n~~~\n~~~~\n\n> ```\n> x\n> ```\n\n`<Card>` List\\<Card>\n\n<BR><p>x</p>\n';
  expect(await messagesOf(source)).toStrictEqual([]);
});
