import { expect, test } from 'vitest';
import { codeSchema } from '../../../src/config/schema/code.ts';
import { createLineKinds } from '../../../src/markdown/code/line-kind.ts';

const accepts = (name: string) => codeSchema.safeParse({ marks: { [name]: {} } }).success;

test('no name that a code block already knows can be that of a mark', () => {
  const { names } = createLineKinds({});
  const metaNames = ['title', 'filename', 'tab', 'group', 'lang', 'wrap', 'npm2yarn', 'word', 'note', 'file', 'vars'];
  expect([...names, ...metaNames].filter(accepts)).toStrictEqual([]);
  expect(accepts('careful')).toBe(true);
});

test.each([
  ['Careful', { color: 'note' }],
  ['2nd', {}],
  ['careful', { color: 'red' }],
  ['careful', { sign: '!!' }],
  ['careful', { className: 'x' }],
])('a mark %s with %j is refused', (name, look) => {
  expect(codeSchema.safeParse({ marks: { [name]: look } }).success).toBe(false);
});
