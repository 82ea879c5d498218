import { expect, test } from 'vitest';
import { compile } from './compile-with.ts';
import { treeHtml } from '../../support/unfold.ts';

test('a page without the marker has no excerpt', async () => {
  expect((await compile('[a](b)\n\n<!-- other -->\n\n`<!-- truncate -->`\n')).excerpt).toBeNull();
});

test('the excerpt is the text before the marker', async () => {
  const page = await compile(
    '## A {#x}\n\n[b][c] text[^1]\n\n<!-- truncate -->\n\nrest\n\n<!-- truncate -->\n\n[c]: d.md\n[^1]: Note\n',
  );
  expect(page.excerpt && treeHtml(page.excerpt).trim()).toBe('<h2>A</h2>\n<p><a href="d.md">b</a> text</p>');
  expect(treeHtml(page.tree)).toContain('rest');
  expect(treeHtml(page.tree)).not.toContain('truncate');
});

test('its references follow those of the page', async () => {
  const page = await compile('[a](a)\n\n<!--truncate-->\n\n[b](b)\n');
  expect(page.references.map(({ target }) => target)).toStrictEqual(['a', 'b', 'a']);
  expect(JSON.stringify(page.excerpt)).toContain('"data":{"reference":2}');
  expect(JSON.stringify(page.tree)).toContain('"data":{"reference":0}');
});

test('a marker inside a block ends the excerpt there', async () => {
  const page = await compile('> One\n>\n> two <!-- truncate --> three\n\nfour\n');
  expect(page.excerpt && treeHtml(page.excerpt).replaceAll('\n', '')).toBe(
    '<blockquote><p>One</p><p>two </p></blockquote>',
  );
});
