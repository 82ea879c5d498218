import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commonSequence } from '../../../../src/client/live/common-sequence.ts';

const letters = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 7 });

/** Returns the length of the longest common sequence, found by trying all. */
function longest(first: readonly string[], second: readonly string[]): number {
  const [one, ...ones] = first;
  const [other, ...others] = second;
  if (one === undefined || other === undefined) return 0;
  return Math.max(longest(ones, second), longest(first, others), one === other ? 1 + longest(ones, others) : 0);
}

test('the common sequence is in both lists, in the same order, and as long as possible', () => {
  fc.assert(
    fc.property(letters, letters, (first, second) => {
      const shared = commonSequence(first, second);
      shared.forEach(([one, other], index) => {
        expect(first[one]).toBe(second[other]);
        const [before = -1, otherBefore = -1] = shared[index - 1] ?? [];
        expect([one > before, other > otherBefore]).toEqual([true, true]);
      });
      expect(shared).toHaveLength(longest(first, second));
    }),
  );
});

test('equal ends of long lists are found, however much is between them', () => {
  const between = (name: string) => Array.from({ length: 3000 }, (_, index) => `${name}${index}`);
  const shared = commonSequence(['a', ...between('x'), 'b'], ['a', ...between('y'), 'b']);
  expect(shared).toEqual([
    [0, 0],
    [3001, 3001],
  ]);
});
