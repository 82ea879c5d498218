import { expect, test } from 'vitest';
import { matchLines } from '../../../../src/plugins/twoslash/match-lines.ts';

test.each([
  [
    ['a', '', 'b'],
    ['a', '', 'b'],
    [0, 1, 2],
  ],
  // Magic comments on lines of their own, and at the ends of lines.
  [
    ['a', 'b'],
    ['a', '// highlight-next-line', 'b'],
    [0, 2],
  ],
  [
    ['a', 'b'],
    ['a // [!code ++]', 'b'],
    [0, 1],
  ],
  [
    ['', 'b'],
    ['// [!code focus]', '', 'b'],
    [1, 2],
  ],
  // Equal lines stay in order.
  [
    ['}', '}'],
    ['}', '// focus-end', '}'],
    [0, 2],
  ],
  [
    ['a', 'x', 'b'],
    ['a', 'b'],
    [0, null, 1],
  ],
])('%j comes from %j', (shown, source, expected) => {
  expect(matchLines(shown, source)).toStrictEqual(expected);
});
