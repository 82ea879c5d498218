import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeScheme, pictureCodeScheme } from '../../../src/shared/code-scheme.ts';

test.each([
  ['javascript:alert(1)', 'javascript:'],
  ['JavaScript:alert(1)', 'javascript:'],
  [' \0\x01javascript:alert(1)', 'javascript:'],
  ['java\tscr\nipt\r:alert(1)', 'javascript:'],
  ['vbscript:x', 'vbscript:'],
  ['data:text/html,<script>', 'data:'],
])('%j runs or holds code', (address, scheme) => expect(codeScheme(address)).toBe(scheme));

test.each([
  '/javascript:x',
  './data:x',
  'https://a.example/?javascript:',
  'mailto:a@b.c',
  '#javascript:',
  'javascripts:x',
  '',
])('%j is a normal address', (address) => expect(codeScheme(address)).toBeNull());

test('a picture may be data, but not a script', () => {
  expect(pictureCodeScheme('data:image/png;base64,AA')).toBeNull();
  expect(pictureCodeScheme('javascript:x')).toBe('javascript:');
});

test('addresses that a browser treats as scripts are found, with any characters in them', () => {
  const blank = fc.string({ unit: fc.constantFrom('\t', '\n', '\r'), maxLength: 2 });
  const start = fc.string({ unit: fc.constantFrom(' ', '\0', '\x1f', '\t'), maxLength: 3 });
  const letters = fc.tuple(...'javascript:'.split('').map((letter) => blank.map((between) => letter + between)));
  fc.assert(
    fc.property(start, letters, (before, inside) => {
      const address = `${before}${inside.join('')}alert(1)`;
      expect(new URL(address).protocol).toBe('javascript:');
      expect(codeScheme(address)).toBe('javascript:');
    }),
  );
});
