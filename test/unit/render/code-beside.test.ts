import type { Element, Root } from 'hast';
import { h } from 'hastscript';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { withCodeBeside } from '../../../src/render/code-beside.ts';

function rows(...children: readonly Element[]): string {
  const tree: Root = { type: 'root', children: [...children] };
  return toHtml(withCodeBeside({ tree }).tree);
}

const code = h('docs-code', 'c');

test('code is in a row with the text above it, up to the heading', () => {
  expect(rows(h('h2', 'A'), h('p', '1'), h('p', '2'), code, h('p', '3'))).toBe(
    '<div class="code-row"><div class="code-row-text"><h2>A</h2><p>1</p><p>2</p></div>' +
      '<div class="code-row-code"><docs-code>c</docs-code></div></div><p>3</p>',
  );
});

test('text of an earlier section stays outside, and blocks that follow each other are in one row', () => {
  expect(rows(h('p', '0'), h('h3', 'A'), code, code, h('h3', 'B'), h('p', '1'))).toBe(
    '<p>0</p><div class="code-row"><div class="code-row-text"><h3>A</h3></div>' +
      '<div class="code-row-code"><docs-code>c</docs-code><docs-code>c</docs-code></div></div><h3>B</h3><p>1</p>',
  );
});

test('tabs of code are code, other tabs are text', () => {
  const tabs = h('docs-tabs', { className: ['code-tabs'] });
  expect(rows(h('p', '1'), tabs)).toContain(
    '<div class="code-row-code"><docs-tabs class="code-tabs"></docs-tabs></div>',
  );
  expect(rows(h('p', '1'), h('docs-tabs'))).toBe('<p>1</p><docs-tabs></docs-tabs>');
});

test('the order of what a page says is kept', () => {
  const parts = [h('p', '1'), code, h('ul', '2'), h('p', '3'), code, h('h2', '4'), h('table', '5')];
  const words = (html: string) => html.replaceAll(/<[^>]*>/g, '');
  expect(words(rows(...parts))).toBe(words(parts.map((part) => toHtml(part)).join('')));
});
