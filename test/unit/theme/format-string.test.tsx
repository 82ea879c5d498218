import { renderToStaticMarkup } from 'react-dom/server';
import { expect, expectTypeOf, test } from 'vitest';
import type { ReactNode } from 'react';
import { fillMessage } from '../../../src/shared/strings/format-message.ts';
import type { FormatString } from '../../../src/theme/context/context.ts';
import { areTexts, fillNodes } from '../../../src/theme/context/fill-nodes.ts';

const link = <a href="/terms">terms</a>;

test.each([
  ['See {link}.', { link }, 'See <a href="/terms">terms</a>.'],
  ['{link}{link}', { link }, '<a href="/terms">terms</a><a href="/terms">terms</a>'],
  // What a value says is no placeholder, and is escaped.
  ['{name}: {link}', { name: '{link} <b>', link }, '{link} &lt;b&gt;: <a href="/terms">terms</a>'],
  ['{other} {link}', { link }, '{other} <a href="/terms">terms</a>'],
  [
    { one: '{count} of {link}', other: '{count} by {link}' },
    { count: 1234, link },
    '1.234 by <a href="/terms">terms</a>',
  ],
  [{ one: '{count} of {link}', other: '{count} by {link}' }, { count: 1, link: null }, '1 of '],
])('%j is filled with what React renders', (message, values, html) => {
  expect(areTexts(values)).toBe(false);
  expect(renderToStaticMarkup(fillNodes({ message, values, lang: 'de' }))).toBe(html);
});

test('texts and numbers make a text', () => {
  const values = { count: 2000, name: 'A' };
  expect(areTexts(values)).toBe(true);
  const message = { one: '{count} {name}', other: '{count} {name}s' };
  expect(fillMessage({ message, values, lang: 'de' })).toBe('2.000 As');
  const format = fillFormat();
  expectTypeOf(format('{a}', { a: 1 })).toEqualTypeOf<string>();
  expectTypeOf(format('{a}', { a: link })).toEqualTypeOf<ReactNode>();
  expectTypeOf(format('{a}')).toEqualTypeOf<string>();
});

/** Returns a function of the type that components use; only its types are looked at. */
function fillFormat(): FormatString {
  function format(): string {
    return '';
  }
  return format;
}
