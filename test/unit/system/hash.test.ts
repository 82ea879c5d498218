import { expect, test } from 'vitest';
import { hashLength, hashOf } from '../../../src/system/hash.ts';

test('a hash is hexadecimal and has the documented length', () => {
  expect(hashOf('a')).toMatch(/^[0-9a-f]+$/);
  expect(hashOf('a')).toHaveLength(hashLength);
});

test('text is hashed as its bytes in UTF-8', () => {
  expect(hashOf('línea')).toBe(hashOf(Buffer.from('línea')));
});

test.each([
  [
    ['ab', 'c'],
    ['a', 'bc'],
  ],
  [['ab'], ['ab', '']],
  [
    ['a', 'b'],
    ['b', 'a'],
  ],
  [['a1 b'], ['a', 'b']],
])('the ends of parts count: %j is not %j', (one, other) => {
  expect(hashOf(...one)).not.toBe(hashOf(...other));
});
