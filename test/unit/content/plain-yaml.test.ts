import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { parsePlainYaml } from '../../../src/content/plain-yaml.ts';

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

test('what is read is what YAML says', () => {
  let read = 0;
  const value = fc.array(piece, { maxLength: 6 }).map((parts) => parts.join(''));
  const lines = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'title', '__proto__', 'null', 'True'), value), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(lines, (pairs) => {
      const text = pairs.map(([key, written]) => `${key}: ${written}`).join('\n');
      const plain = parsePlainYaml(text);
      if (plain === null) return;
      read += 1;
      expect(plain).toStrictEqual(parse(text));
    }),
    { numRuns: 20_000 },
  );
  expect(read).toBeGreaterThan(100);
});

test('a line of many spaces is read', () => {
  const spaces = ' '.repeat(500_000);
  expect(parsePlainYaml(`slug: "${spaces}x"`)).toStrictEqual({ slug: `${spaces}x` });
  expect(parsePlainYaml(`title: A${spaces}b${spaces}`)).toStrictEqual({ title: `A${spaces}b` });
});
