import { describe, expect, test } from 'vitest';
import { createCompiler } from '../../../src/markdown/compile.ts';
import { noContext } from '../../../src/markdown/page/file-context.ts';
import { loadNativeParser } from '../../support/own-plugins.ts';
import { compile, compileOptions, compilerWith } from './compile-with.ts';

async function idsOf(source: string): Promise<readonly string[]> {
  return (await compile(source)).headings.map(({ id }) => id);
}

test('lists h2 to h6 in order, with depth and origin of the id', async () => {
  const { headings } = await compile('# One\n\n## Two\n\n###### Six {#six}\n\n<h3>Three</h3>\n');
  expect(headings).toStrictEqual([
    { depth: 2, id: 'two', explicit: false, label: [{ text: 'Two', mark: null }], line: 3, column: 1 },
    { depth: 6, id: 'six', explicit: true, label: [{ text: 'Six', mark: null }], line: 5, column: 1 },
    { depth: 3, id: 'three', explicit: false, label: [{ text: 'Three', mark: null }], line: 7, column: 1 },
  ]);
});

test('labels keep code and emphasis, the text of links, and no pictures', async () => {
  const { headings } = await compile('## Use `a` *b **c*** [d `e`](f) ![g](h.png)[^1] {#x}\n\n[^1]: Note\n');
  expect(headings[0]?.label).toStrictEqual([
    { text: 'Use ', mark: null },
    { text: 'a', mark: 'code' },
    { text: ' ', mark: null },
    { text: 'b c', mark: 'em' },
    { text: ' d ', mark: null },
    { text: 'e', mark: 'code' },
  ]);
});

test('the heading over the footnotes is not listed, and its id is not given twice', async () => {
  expect(await idsOf('## Footnote label\n\nx[^1]\n\n[^1]: Note\n')).toStrictEqual(['footnote-label-1']);
});

test('ids are slugs as GitHub makes them', async () => {
  expect(await idsOf('## Guía rápida\n\n## `a.b()` & c\n\n## a\n\n## A\n\n## a-1\n')).toStrictEqual([
    'guía-rápida',
    'ab--c',
    'a',
    'a-1',
    'a-1-1',
  ]);
});

test('a no-break space is a separator in the slug, and stays in the label', async () => {
  const { headings } = await compile('## Référence\u00a0: X\n\n## A\u00a0b\n');
  expect(headings.map(({ id, label }) => [id, label[0]?.text])).toStrictEqual([
    ['référence-x', 'Référence\u00a0: X'],
    ['ab', 'A\u00a0b'],
  ]);
});

test.each(['md', 'mdx'] as const)('an id after an element that HTML leaves open is an id in .%s', async (format) => {
  const compiler = await compilerWith('vsDark');
  const { headings } = await compiler('## Foo <sup/> {#foo}\n\n## Bar `{#bar}`\n', { ...noContext, format });
  expect(headings.map(({ id, label }) => [id, label.map(({ text }) => text).join('')])).toStrictEqual([
    ['foo', 'Foo'],
    ['bar-bar', 'Bar {#bar}'],
  ]);
});

test('a title has an id, but never that of a section', async () => {
  const named = await compile('# The title\n\n[up](#the-title)\n\n## Setup\n');
  expect([named.titleId, named.ids]).toStrictEqual(['the-title', ['the-title', 'setup']]);
  const shared = await compile('# Setup\n\n## Setup\n');
  expect([shared.titleId, shared.ids]).toStrictEqual([null, ['setup']]);
  expect((await compile('# Setup {#top}\n\n# Second\n')).ids).toStrictEqual(['top', 'second']);
});

test('an id that the author chose wins over slugs before it and is not slugged', async () => {
  expect(await idsOf('## Setup\n\n## Other {#setup}\n\n## Über {#My_ID.1}\n')).toStrictEqual([
    'setup-1',
    'setup',
    'My_ID.1',
  ]);
});

test.each(['md', 'mdx'] as const)('an id may be a comment in .%s', async (format) => {
  const compiler = await compilerWith('vsDark');
  const { headings } = await compiler('## A `b` <!-- #a-b -->\n\n## C d {/* #c_d */}\n\n## E <!-- note -->\n', {
    ...noContext,
    format,
  });
  expect(headings).toStrictEqual([
    {
      depth: 2,
      id: 'a-b',
      explicit: true,
      label: [
        { text: 'A ', mark: null },
        { text: 'b', mark: 'code' },
      ],
      line: 1,
      column: 1,
    },
    { depth: 2, id: 'c_d', explicit: true, label: [{ text: 'C d', mark: null }], line: 3, column: 1 },
    { depth: 2, id: 'e', explicit: false, label: [{ text: 'E', mark: null }], line: 5, column: 1 },
  ]);
});

test('braces elsewhere in a heading are text', async () => {
  const { headings } = await compile('## A {#b} c\n\n## D {e}\n');
  expect(headings.map(({ label }) => label[0]?.text)).toStrictEqual(['A {#b} c', 'D {e}']);
});

describe.each(['md', 'mdx'] as const)('an id is read from the source of the heading in .%s', async (format) => {
  const byReference = await compilerWith('vsDark');
  const byBoth = createCompiler(await compileOptions('vsDark'), { loadExtensions: loadNativeParser });

  test.each([
    ['## Init {#__init__}', '__init__', 'Init'],
    ['## A {#`x`}', '`x`', 'A'],
    ['## B {# x }', 'x', 'B'],
    ['## Call {#A.__call__}', 'A.__call__', 'Call'],
    ['## D {#a*b*}', 'a*b*', 'D'],
    ['### _async_ `call(bot)` {#Permission-__call__}', 'Permission-__call__', 'async call(bot)'],
    ['## A path {#/users/{id}}', '/users/{id}', 'A path'],
    ['## Mail {#user@example.com}', 'user@example.com', 'Mail'],
    ['## Web {#www.example.com}', 'www.example.com', 'Web'],
    ['## Tag {#a<b>c&amp;d}', 'a<b>c&amp;d', 'Tag'],
    ['## Smile {#a:tada:}', 'a:tada:', 'Smile'],
    ['## Tight{#_t_}', '_t_', 'Tight'],
    ['## Closed {#_c_} ##', '_c_', 'Closed'],
    ['A *setext* {#_s_}\n---', '_s_', 'A setext'],
    ['Of two\nlines {#q*w*}\n---', 'q*w*', 'Of two lines'],
    ['Below\n{#_b_}\n---', '_b_', 'Below'],
    ['- ## In a list {#_l_}', '_l_', 'In a list'],
    ['> ## In a quote {#_q_}', '_q_', 'In a quote'],
    [':::note\n## In a note {#_n_}\n:::', '_n_', 'In a note'],
    ['## [Link](https://example.com) {#_k_}', '_k_', 'Link'],
    ['## Kramdown {: #_x_}', '_x_', 'Kramdown'],
    ['## Kramdown {: id="_x_"}', '_x_', 'Kramdown'],
    ['## Last {#a} {#b}', 'b', 'Last {#a}'],
  ])('%j', async (source, id, text) => {
    for (const compiler of [byReference, byBoth]) {
      const { headings } = await compiler(source, { ...noContext, format });
      expect(headings.map(({ id: found, label }) => [found, label.map((run) => run.text).join('')])).toStrictEqual([
        [id, text],
      ]);
    }
  });

  test.each([
    ['## Escaped \\{#x}', 'Escaped {#x}'],
    ['## Reference &#123;#x}', 'Reference {#x}'],
    ['## Code `{#_x_}`', 'Code {#_x_}'],
    ['## Inside {#x} of it', 'Inside {#x} of it'],
  ])('and what is no id stays text: %j', async (source, text) => {
    for (const compiler of [byReference, byBoth]) {
      const { headings } = await compiler(source, { ...noContext, format });
      expect(headings.map(({ explicit, label }) => [explicit, label.map((run) => run.text).join('')])).toStrictEqual([
        [false, text],
      ]);
    }
  });
});
