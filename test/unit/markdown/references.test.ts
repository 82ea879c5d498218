import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import type { CompiledPage } from '../../../src/markdown/page/compiled-page.ts';
import { linkKind } from '../../../src/markdown/plugins/reference-kind.ts';
import { compile } from './compile-with.ts';

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
    { kind: 'link', target: './my%20a.md', line: 5, column: 3 },
    { kind: 'image', target: 'b c.png', line: 5, column: 20, leading: true },
    { kind: 'file', target: 'c.zip', line: 7, column: 3 },
    { kind: 'link', target: 'd', line: 9, column: 8 },
  ]);
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
