import { expect, test } from 'vitest';
import type { MarkdownMessage } from '../../../src/markdown/compiled-page.ts';
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

test('an unknown container names the kinds and the nearest', async () => {
  const [message] = await messagesOf('Text\n\n:::warn\nx\n:::\n');
  expect(message).toMatchObject({ severity: 'warning', title: 'There is no callout ":::warn".', line: 3, column: 1 });
  expect(message?.hint).toContain('note, tip, info, warning, danger, caution');
  expect(message?.hint).toContain('the nearest is "warning"');
});

test('an unknown container in the old form is named as well', async () => {
  expect(await messagesOf('> :::nota Title\n> x\n')).toMatchObject([
    { title: 'There is no callout ":::nota".', line: 1, column: 3 },
  ]);
});

test('an unknown container is named wherever it stands', async () => {
  const source = '- :::foo\n  x\n  :::\n\n:::note\n:::bar[x]\n:::\n\n> ::: baz\n\nx[^1]\n\n[^1]: y\n\n    :::qux\n';
  expect((await messagesOf(source)).map(({ title, line, column }) => `${line}:${column} ${title}`)).toStrictEqual([
    '1:3 There is no callout ":::foo".',
    '6:1 There is no callout ":::bar".',
    '9:3 There is no callout ":::baz".',
    '15:5 There is no callout ":::qux".',
  ]);
});

test('an opening that opens nothing is named', async () => {
  expect(await messagesOf(':::note[Title] more\nx\n:::\n')).toMatchObject([
    { title: 'This ":::note" opens no callout.', line: 1 },
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
  expect(message?.hint).toContain('"python"');
  expect(others).toStrictEqual([]);
});

test.each([
  ['<p style="color: red">x</p>', 'The style attribute of <p> is left out.'],
  ['<p onclick="x()">x</p>', 'The onclick attribute of <p> is left out.'],
  ['<script>x()</script>', 'The <script> element is left out.'],
  ['<style>p {}</style>', 'The <style> element is left out.'],
  ['<meta name="a" content="b">', 'The <meta> element is left out.'],
  ['<docs-code>x</docs-code>', 'The tag <docs-code> is left out.'],
])('%s gives a warning', async (html, title) => {
  expect(await messagesOf(`Text\n\n${html}\n`)).toMatchObject([{ severity: 'warning', title, line: 3, column: 1 }]);
});

test('messages come in the order of the file', async () => {
  const messages = await messagesOf('<p style="a">x</p>\n\n:::foo\n\n```nope\n```\n\n:::bar\n');
  expect(messages.map(({ line }) => line)).toStrictEqual([1, 3, 5, 8]);
});
