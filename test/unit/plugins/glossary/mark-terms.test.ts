import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { markTerms } from '../../../../src/plugins/glossary/mark-terms.ts';
import { readGlossary } from '../../../../src/plugins/glossary/read-glossary.ts';
import { parseHtml } from '../../../support/parse-html.mjs';

const terms = new Map([
  ['trunk', 'A connection.'],
  ['SDP', 'A part of a message.'],
  ['SIP trunk', 'A SIP connection.'],
  ['C++', 'A language.'],
]);

/** Returns HTML with each marked term in brackets, followed by its definition. */
function mark(html: string): string {
  const tree = parseHtml(html, { fragment: true });
  markTerms(tree, terms);
  return toHtml(tree)
    .replaceAll(/<span class="glossary-definition"[^>]*>([^<]*)<\/span><\/span>/g, '|$1]')
    .replaceAll(/<span class="glossary-term"[^>]*>/g, '[');
}

test.each([
  ['<p>A trunk and a trunk.</p><p>A trunk.</p>', '<p>A [trunk|A connection.] and a trunk.</p><p>A trunk.</p>'],
  ['Trunks here', '[Trunks|A connection.] here'],
  ['a SIP trunk, a trunk', 'a [SIP trunk|A SIP connection.], a [trunk|A connection.]'],
  ['sdp or SDP', 'sdp or [SDP|A part of a message.]'],
  ['in C++.', 'in [C++|A language.].'],
  ['trunkated, subtrunk', 'trunkated, subtrunk'],
  [
    '<h2>Trunk</h2><a href="/x">trunk</a><code>trunk</code><em>trunk</em>',
    '<h2>Trunk</h2><a href="/x">trunk</a><code>trunk</code><em>[trunk|A connection.]</em>',
  ],
])('%s', (html, expected) => {
  expect(mark(html)).toBe(expected);
});

test('a term is reached by keyboard and described by its definition', () => {
  const tree = parseHtml('trunk', { fragment: true });
  markTerms(tree, terms);
  expect(toHtml(tree)).toBe(
    '<span class="glossary-term" tabindex="0" aria-describedby="glossary-1">trunk<span class="glossary-definition" id="glossary-1" role="tooltip" data-search="off">A connection.</span></span>',
  );
});

test.each([
  ['- a', 'a glossary has the terms of each locale under its name'],
  ['en: [a]', '`en` in the glossary has no terms with definitions'],
  ['en: { trunk: }', '`trunk` of `en` in the glossary has no definition'],
])('the glossary %s is refused', (text, message) => {
  expect(() => readGlossary(text)).toThrow(message);
});
