import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distance } from '../../../../src/shared/distance.ts';

it.each([
  ['agent', 'agent', 0],
  ['agnet', 'agent', 1],
  ['agen', 'agent', 1],
  ['xagent', 'agent', 1],
  ['agant', 'agent', 1],
  ['confguratoin', 'configuration', 2],
  ['call', 'queue', 3],
])('%s is %s with %i edits', (word, other, edits) => {
  expect(distance(word, other, 2)).toBe(edits);
});

it('is the same both ways, 0 for a word and itself, and ends past the limit', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
      const edits = distance(a, b, limit);
      expect(edits).toBe(distance(b, a, limit));
      expect(edits === 0).toBe(a === b);
      expect(edits).toBeLessThanOrEqual(limit + 1);
    }),
  );
});
