import { describe, expect, test } from 'vitest';
import { createCompiler } from '../../../src/markdown/compile.ts';
import type { CompiledPage, MarkdownFormat } from '../../../src/markdown/page/compiled-page.ts';
import { noContext } from '../../../src/markdown/page/file-context.ts';
import { loadNativeParser } from '../../support/own-plugins.ts';
import { treeHtml } from '../../support/unfold.ts';
import { compileOptions, compilerWith } from './compile-with.ts';

const byReference = await compilerWith('vsDark');
const bySatteri = createCompiler(await compileOptions('vsDark'), { loadExtensions: loadNativeParser });

/** Returns a page after checking that both parsers give the same. */
async function compile(source: string, format: MarkdownFormat): Promise<CompiledPage> {
  const page = await byReference(source, { ...noContext, format });
  expect(await bySatteri(source, { ...noContext, format })).toStrictEqual(page);
  return page;
}

describe.each(['md', 'mdx'] as const)('addresses with raw spaces in .%s', (format) => {
  test.each([
    ['![](Screenshot 2026-11-28 at 10.22.33.png)', ['Screenshot 2026-11-28 at 10.22.33.png']],
    ['![Picture](./image 01.png)', ['./image 01.png']],
    ['[x](knowledge bases.md)', ['knowledge bases.md']],
    ['[x](my page.md#some-id)', ['my page.md#some-id']],
    ['[x](a b.md "Title")', ['a b.md']],
    ["[x](a  b.md 'Title')", ['a  b.md']],
    ['[x](image (1).png)', ['image (1).png']],
    ['[![alt](a b.png)](c d.md)', ['c d.md', 'a b.png']],
    ['[`code` *x*](a b.md)', ['a b.md']],
    ['[x](./my folder/)', ['./my folder/']],
    ['[id] ![id]\n\n[id]: ./a b.png', ['./a b.png', './a b.png']],
    ['[a] [d]\n\n[a]: ./b c.md\n[d]: e f.md "T"', ['./b c.md', 'e f.md']],
    ['| [x](a b.md) |\n| --- |', ['a b.md']],
    ['## [x](a b.md) {#_y_}', ['a b.md']],
    ['- > One [x](a b.md)\n  > [y](c d.md)', ['a b.md', 'c d.md']],
    [':::note See [x](a b.md)\nText [y](c d.md)\n:::', ['a b.md', 'c d.md']],
  ])('are those of files: %j', async (source, targets) => {
    const { references, messages } = await compile(source, format);
    expect([references.map(({ target }) => target), messages]).toStrictEqual([targets, []]);
  });

  test('and the place of the link is that in the source', async () => {
    const { references } = await compile('Text [x](a b.md) and *[y](c d.md)*', format);
    expect(references.map(({ line, column, endColumn }) => [line, column, endColumn])).toStrictEqual([
      [1, 6, 17],
      [1, 23, 34],
    ]);
  });

  test.each([
    ['[1](see there)', '1:5', '(<see there>)'],
    ['[x](My Page)', '1:5', '(<My Page>)'],
    ['[x](/my page)', '1:5', '(</my page>)'],
    ['[x](a "b" c.md)', '1:5', '%20'],
    ['[x](a (b c.md)', '1:5', '%20'],
    ['Text\n[x](https://example.com/my file.pdf)', '2:5', '(<https://example.com/my file.pdf>)'],
  ])('give a warning where they are doubtful: %j', async (source, place, form) => {
    const { messages } = await compile(source, format);
    expect(messages.map(({ code, line, column }) => [code, `${line}:${column}`])).toStrictEqual([
      ['foreign-syntax', place],
    ]);
    expect(messages[0]?.hint).toContain(form);
  });

  test.each([
    ['`[x](a b.md)`', '<p><code>[x](a b.md)</code></p>'],
    ['\\[x](a b.md)', '<p>[x](a b.md)</p>'],
    ['Call f[i](a, b c) or (x)[0](a b).', '<p>Call f[i](a, b c) or (x)[0](a b).</p>'],
    ['[x](./a.md "T") (see b.md)', '<p><a href="./a.md" title="T">x</a> (see b.md)</p>'],
    ['[x](<a b.md>)', '<p><a href="a b.md">x</a></p>'],
  ])('and what is none stays as it is: %j', async (source, html) => {
    const page = await compile(source, format);
    expect([treeHtml(page.tree).trim(), page.messages]).toStrictEqual([html, []]);
  });

  test('and code blocks are not changed', async () => {
    const { messages, references } = await compile('```md\n[x](a b.md)\n[1](see there)\n```\n\n[y](c d.md)', format);
    expect([messages, references.map(({ target }) => target)]).toStrictEqual([[], ['c d.md']]);
  });
});
