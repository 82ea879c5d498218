import * as parser from 'htmlparser2';
import { expect, test } from 'vitest';
import { scanHtml } from '../../../src/config/scan-html.ts';

const scan = (html: string) =>
  scanHtml(html, parser).map(({ name, attributes }) => [
    name,
    ...attributes.map((attribute) => [attribute.name, attribute.value, html.slice(attribute.start, attribute.end)]),
  ]);

test.each([
  ['<a href="/x">', [['a', ['href', '/x', '/x']]]],
  ["<A HREF = '/x' title>", [['a', ['href', '/x', '/x'], ['title', '', '']]]],
  ['<a href=/x?a=b&amp;c>', [['a', ['href', '/x?a=b&c', '/x?a=b&amp;c']]]],
  ['<a href="&#47;x&#47;">', [['a', ['href', '/x/', '&#47;x&#47;']]]],
  ['<a href="">', [['a', ['href', '', '']]]],
  ['<a href="/x" href="/y">', [['a', ['href', '/x', '/x']]]],
  ['<br/>a<!-- <a href="/x"> --><b>', [['br'], ['b']]],
  ['<script>"<a href=/x>"</script><i>', [['script'], ['i']]],
  ['a < b and <', []],
])('%s', (html, elements) => {
  expect(scan(html)).toStrictEqual(elements);
});
