import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import type { Remark } from '../../../../src/plugins/twoslash/check-sample.ts';
import { wrapRemarks } from '../../../../src/plugins/twoslash/wrap-remarks.ts';
import { parseHtml } from '../../../support/parse-html.mjs';

function remark(kind: Remark['kind'], from: number, to: number): Remark {
  return { kind, line: 0, from, to, text: `T${from}`, docs: '' };
}

/**
 * Returns a line with popups in brackets after their names, wrong parts as `!…!`, marks as `=…=`.
 */
function wrap(html: string, remarks: readonly Remark[]): string {
  const line: Element = { type: 'element', tagName: 'span', properties: {}, children: [] };
  for (const child of parseHtml(html, { fragment: true }).children)
    if (child.type === 'element' || child.type === 'text') line.children.push(child);
  wrapRemarks(line, remarks, () => ({ id: 'x', isNew: true }));
  return line.children
    .map((child) => toHtml(child))
    .join('')
    .replaceAll(/<span class="tooltip-text"[^>]*><span class="types-type">(.*?)<\/span><\/span><\/span>/g, '[$1]')
    .replaceAll(/<span class="tooltip types( types-error)?"[^>]*>/g, (_, wrong) => (wrong ? '!' : ''))
    .replaceAll(/<span class="types-error">(.*?)<\/span>/g, '!$1!')
    .replaceAll(/<span class="types-mark">(.*?)<\/span>/g, '=$1=');
}

test.each([
  ['names inside of one color', 'a + bc;', [remark('hover', 0, 1), remark('hover', 4, 6)], 'a[T0] + bc[T4];'],
  ['a name in an element', 'let <i>ab </i>=', [remark('hover', 4, 6)], 'let <i>ab[T4] </i>='],
  ['a name of two colors, once', '<i>a</i><b>b</b>', [remark('hover', 0, 2)], '<i>a[T0]</i><b>b</b>'],
  ['an error over several colors', 'f(<i>1</i>, 2)', [remark('error', 2, 6)], 'f(<i>!1!</i>!, 2!)'],
  ['a name with an error', 'ab', [remark('hover', 0, 2), remark('error', 0, 2)], '!ab[T0]'],
  ['two types at one name', 'ab', [remark('hover', 0, 2), remark('hover', 0, 2)], 'ab[T0]'],
  ['a mark with a note', 'a b', [remark('note', 2, 3)], 'a =b='],
  ['an empty range', 'ab', [remark('error', 1, 1)], 'ab'],
  ['an answer to a question', 'ab', [remark('query', 0, 2)], 'ab'],
])('wraps %s', (_, html, remarks, expected) => {
  expect(wrap(html, remarks)).toBe(expected);
});

test('a popup describes its name, and the second one of the same text is no stop of the Tab key', () => {
  const render = (isNew: boolean) => {
    const line: Element = {
      type: 'element',
      tagName: 'span',
      properties: {},
      children: [{ type: 'text', value: 'a' }],
    };
    wrapRemarks(line, [{ ...remark('hover', 0, 1), docs: 'Says <b>.' }], () => ({ id: 'types-1', isNew }));
    return toHtml(line.children);
  };
  const popup =
    '<span class="tooltip-text" role="tooltip" id="types-1" data-search="off" lang="en" dir="ltr">' +
    '<span class="types-type">T0</span><span class="types-docs">Says &#x3C;b>.</span></span>';
  expect(render(true)).toBe(`<span class="tooltip types" tabindex="0" aria-describedby="types-1">a${popup}</span>`);
  expect(render(false)).toBe(`<span class="tooltip types" tabindex="-1" aria-describedby="types-1">a${popup}</span>`);
});
