import { expect, test } from 'vitest';
import { xml, xmlDocument } from '../../../../src/outputs/feeds/xml.ts';
import { parseXml } from '../../../support/read-feeds.ts';

const roundTrip = (text: string) => ({
  text: parseXml(xmlDocument(xml('a', {}, text), '/s.css')).text,
  attribute: parseXml(xmlDocument(xml('a', { b: text }), '/s.css')).attributes['b'],
  html: parseXml(xmlDocument(xml('a', {}, { html: text }), '/s.css')).text,
});

test.each(['<b>&amp;</b> "q" \'s\'', ']]> ]]]]>>', '😀 é 日本 \u{10FFFF}', '<![CDATA[a]]>'])(
  '%s stays as it is',
  (text) => {
    expect(roundTrip(text)).toStrictEqual({ text, attribute: text, html: text });
  },
);

test('what XML cannot contain is left out', () => {
  const text = 'a\0\u0001\u0008\u000B\u001F\uFFFE\uFFFF\uD800b\uDC00c';
  expect(roundTrip(text)).toStrictEqual({ text: 'abc', attribute: 'abc', html: 'abc' });
});
