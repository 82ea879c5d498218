import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import type { CompiledPage } from '../../../src/markdown/page/compiled-page.ts';
import { noContext } from '../../../src/markdown/page/file-context.ts';
import { linkKind } from '../../../src/markdown/plugins/reference-kind.ts';
import { compile, compilerWith } from './compile-with.ts';

function elementsOf(tree: CompiledPage['tree']): readonly Element[] {
  const elements: Element[] = [];
  visit(tree, 'element', (node) => {
    if (node.data?.reference !== undefined) elements.push(node);
  });
  return elements;
}

test('every internal address has a reference, with its place in the file', async () => {
  const { references } = await compile(
    '---\na: b\n---\n\nx [a](./my%20a.md) ![b](<b c.png>)\n\n- <a href="c.zip">c</a>\n\n  text <a\n  href="d">d</a>\n',
  );
  expect(references).toStrictEqual([
    { kind: 'link', target: './my%20a.md', line: 5, column: 3, endColumn: 19 },
    { kind: 'image', target: 'b c.png', line: 5, column: 20, endColumn: 35, leading: true },
    { kind: 'file', target: 'c.zip', line: 7, column: 3, endColumn: 24 },
    { kind: 'link', target: 'd', line: 9, column: 8, endColumn: 10 },
  ]);
});

test.each([
  ['md', 'Text [a *b*](./x.md "title") text.', '[a *b*](./x.md "title")'],
  ['md', '| a | b |\n| - | - |\n| c \\| d | [x](./x.md) |', '[x](./x.md)'],
  ['md', 'Text [a][x] text.\n\n[x]: ./x.md', '[a][x]'],
  ['md', 'Text [x] text.\n\n[x]: ./x.md', '[x]'],
  ['md', ':::note Title with [a](./x.md) in it\nText\n:::', '[a](./x.md)'],
  ['md', '> - text [a\n>   b](./x.md)', '[a'],
  ['md', 'Text <a href="./x.md">a</a> text.', '<a href="./x.md">a</a>'],
  ['mdx', 'Text <a href="./x.md">a</a> text.', '<a href="./x.md">a</a>'],
  ['mdx', '<Card title="A" href="./x.md" />', 'href="./x.md"'],
  ['mdx', "<Card title='A' href={'./x.md'} />", "href={'./x.md'}"],
] as const)('in .%s the range of a reference is all that its author wrote: %s', async (format, text, written) => {
  const { references } = await (await compilerWith('vsDark'))(`${text}\n`, { ...noContext, format });
  const parts = references.map(({ line, column, endColumn }) =>
    text.split('\n')[line - 1]?.slice(column - 1, (endColumn ?? 0) - 1),
  );
  expect(parts).toStrictEqual([written]);
});

test('elements point to their references by number', async () => {
  const { tree, references } = await compile(
    '[a](a)\n\n<video src="b.mp4" poster="c.png"></video>\n\n![d](d.png) https://example.com\n',
  );
  const found = elementsOf(tree).map((node) => [node.tagName, references[node.data?.reference ?? -1]?.target]);
  expect(found).toStrictEqual([
    ['a', 'a'],
    ['video', 'c.png'],
    ['source', 'b.mp4'],
    ['img', 'd.png'],
  ]);
});

test.each(['https://example.com', '//example.com/x', 'mailto:a@b.c', 'tel:1', 'pathname:///x', 'data:image/png,x'])(
  '%s is external',
  async (address) => {
    const page = await compile(`[x](${address}) ![x](${address}) <a href="${address}">x</a>\n`);
    expect(page.references).toStrictEqual([]);
    expect(elementsOf(page.tree)).toStrictEqual([]);
  },
);

test('the links of footnotes are not references', async () => {
  expect((await compile('x[^1]\n\n[^1]: Note\n')).references).toStrictEqual([]);
});

describe('the kind of a link', () => {
  test.each([
    '',
    '#x',
    '?q',
    'a',
    './a.md',
    '../a.MDX#x.png',
    'a.html?b=c.zip',
    '/docs/1.2',
    '/v1.0/a',
    '.',
    '..',
    '../',
  ])('%s leads to a page', (target) => expect(linkKind(target)).toBe('link'));
  test.each(['a.pdf', './b.tar.gz#x', '/c.PNG?v=1', 'd.7z', 'openapi.json'])('%s leads to a file', (target) => {
    expect(linkKind(target)).toBe('file');
  });
});

describe('links and pictures of other sites', () => {
  test.each([
    ['md', '[a](http://a.example/ä)', 'link', 'http://a.example/ä', 1],
    ['md', 'Text <https://a.example>', 'link', 'https://a.example', 6],
    ['md', 'See www.a.example.', 'link', 'http://www.a.example', 5],
    ['md', '[mail](mailto:a@b.example)', 'link', 'mailto:a@b.example', 1],
    ['md', '<me@b.example>', 'link', 'mailto:me@b.example', 1],
    ['md', 'Text [a][r]\n\n[r]: https://a.example/x.zip', 'link', 'https://a.example/x.zip', 6],
    ['md', '| a |\n| - |\n| [a](//a.example) |', 'link', '//a.example', 3],
    ['md', '![a](https://a.example/a.png)', 'image', 'https://a.example/a.png', 1],
    ['md', '<video src="https://a.example/a.mp4"></video>', 'file', 'https://a.example/a.mp4', 1],
    ['mdx', 'Text <a href="http://a.example">a</a>', 'link', 'http://a.example', 6],
    ['mdx', '<Card title="A" href="https://a.example" />', 'link', 'https://a.example', 17],
  ] as const)('in .%s %s is known as a %s', async (format, text, kind, target, column) => {
    const page = await (await compilerWith('vsDark'))(`${text}\n`, { ...noContext, format });
    expect(page.references).toStrictEqual([]);
    expect(page.externals).toStrictEqual([{ kind, target, line: text.startsWith('| a') ? 3 : 1, column, after: 0 }]);
    expect(JSON.stringify(page.tree)).not.toContain('ataWritten');
  });

  test('what code shows, and what an address contains itself, is none', async () => {
    const page = await compile('`http://a.example`\n\n    http://a.example\n\n![a](data:image/png;base64,AA==)\n');
    expect(page.externals).toBeUndefined();
  });

  test('their order among the references of the site is known', async () => {
    const { externals } = await compile('[a](a) [b](http://b.example) [c](c) [d](http://d.example)\n');
    expect(externals?.map(({ after }) => after)).toStrictEqual([1, 2]);
  });
});
