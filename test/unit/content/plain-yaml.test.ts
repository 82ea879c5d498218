import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { parsePlainYaml } from '../../../src/content/plain-yaml.ts';
import { splitFrontMatter } from '../../../src/shared/front-matter.ts';
import { runLength } from '../../support/run-length.ts';
import { textsIn } from '../plugins/native-parser/random-documents.ts';

test('lines of plain front matter are read', () => {
  const text = 'title: ¿Qué es?\ndescription: "A: b # c"\nslug: \'/x\'\nsidebar_position: 3\r\ndraft: true\n';
  expect(parsePlainYaml(text)).toBeNull();
  expect(parsePlainYaml(text.replace('¿Q', 'Q'))).toStrictEqual({
    title: 'Qué es?',
    description: 'A: b # c',
    slug: '/x',
    sidebar_position: 3,
    draft: true,
  });
});

test.each([
  'a: [b]',
  'a: b: c',
  'a: b # c',
  'a:',
  'a: |',
  'a: b\n  c',
  'a: b\na: c',
  'a: null',
  'a: True',
  'a: ~',
  'a: 1.5',
  'a: 010',
  'a: 2026-01-01',
  'a: "b\\n"',
  '- a',
  '---',
  '# a',
  '',
])('%j is left to the parser of all YAML', (text) => {
  expect(parsePlainYaml(text)).toBeNull();
});

const piece = fc.constantFrom(
  'a',
  'title',
  ': ',
  ':',
  ' ',
  '#',
  '-',
  '"',
  "'",
  '1',
  '0',
  '.',
  ',',
  'é',
  '[',
  '&',
  '*',
  '!',
  '?',
  '\n',
  '\r\n',
  '\t',
  'true',
  'null',
  'b c',
  '…',
  '\\',
  '|',
  '%',
  '@',
  '`',
  '0x1',
  'e5',
);

/**
 * Returns whether the text is read; then it is what the real parser says, with no mistake in it.
 */
function compare(text: string): boolean {
  const plain = parsePlainYaml(text);
  if (plain === null) return false;
  const document = parseDocument(text);
  expect(document.errors).toStrictEqual([]);
  expect(plain).toStrictEqual(document.toJS());
  return true;
}

describe('what is read is what YAML says', () => {
  const key = fc.constantFrom(
    'a',
    'b',
    'title',
    'sidebar_position',
    '__proto__',
    'constructor',
    'null',
    'True',
    'y',
    '_',
  );
  const fromPieces = fc.array(piece, { maxLength: 6 }).map((parts) => parts.join(''));
  const quoted = fc
    .tuple(fc.constantFrom('"', "'"), fc.oneof(fromPieces, fc.string({ unit: 'binary', maxLength: 6 })))
    .map(([quote, text]) => quote + text + quote);
  const written = fc.stringMatching(/^[\p{L}\d][\p{L}\d _.,()/;+'’…!¡¿?:#&*@-]{0,12}$/u);
  const number = fc.oneof(fc.integer(), fc.maxSafeInteger(), fc.double()).map(String);

  test.each([
    ['pieces', fromPieces, 20],
    ['quoted texts', quoted, 20],
    ['ordinary texts', written, 20],
    ['any characters', fc.string({ unit: 'binary', maxLength: 8 }), 2],
    ['numbers', number, 20],
  ])('of %s', (_, value, least) => {
    const taken = { count: 0 };
    const lines = fc.array(fc.tuple(key, value, fc.constantFrom('', ' ', '\r')), { minLength: 1, maxLength: 4 });
    const property = fc.property(lines, (entries) => {
      const text = entries.map(([name, text, end]) => `${name}: ${text}${end}`).join('\n');
      if (compare(text)) taken.count += 1;
    });
    fc.assert(property, { numRuns: runLength({ short: 4000, long: 100_000 }), seed: 20_261_122 });
    expect(taken.count).toBeGreaterThan(least);
  });

  // What is read may grow; where it shrinks, scans become slower for no reason that anybody sees.
  test.each([
    // Most of this site's pages have lists, too.
    ['content', 0.03],
    ['test/sites', 0.4],
  ])('of the front matter in %s', (folder, least) => {
    const texts = textsIn(folder, '.md')
      .map((text) => splitFrontMatter(text).yaml)
      .filter((yaml) => yaml !== '');
    expect(texts.filter(compare).length).toBeGreaterThan(texts.length * least);
  });
});

test('a line of many spaces is read', () => {
  const spaces = ' '.repeat(500_000);
  expect(parsePlainYaml(`slug: "${spaces}x"`)).toStrictEqual({ slug: `${spaces}x` });
  expect(parsePlainYaml(`title: A${spaces}b${spaces}`)).toStrictEqual({ title: `A${spaces}b` });
});
