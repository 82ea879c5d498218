import { expect, test } from 'vitest';
import { parseCodeMeta } from '../../../src/markdown/code-meta-string.ts';

test.each([
  ['', null, []],
  ['title="a b.js"', 'a b.js', []],
  ["{1, 3-4} title='x {9}' other", 'x {9}', [1, 3, 4]],
  ['subtitle="x" {2}', null, [2]],
  ['{4-2,a}', null, []],
])('%s', (meta, title, highlighted) => {
  expect(parseCodeMeta(meta)).toStrictEqual({ title, highlighted: new Set(highlighted) });
});

test('a range without end does not take the memory', () => {
  expect(parseCodeMeta('{1-999999999}').highlighted.size).toBeLessThan(20_000);
});
