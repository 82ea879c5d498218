import { expect, test } from 'vitest';
import { findConflicts, withoutMarkers } from '../../../src/shared/merge-conflict.ts';

const [ours, middle, theirs] = ['<<<<<<< HEAD', '=======', '>>>>>>> branch'];

test.each<[string, readonly string[], readonly (readonly [number, number])[]]>([
  ['two sides', ['a', ours, 'b', middle, 'c', theirs, 'd'], [[2, 6]]],
  ['the base between them', [ours, 'b', '||||||| 1a2b3c4', 'x', middle, 'c', theirs], [[1, 7]]],
  ['names that are missing', ['<<<<<<<', 'b', middle, 'c', '>>>>>>>'], [[1, 5]]],
  [
    'two conflicts',
    [ours, middle, theirs, '', ours, middle, theirs],
    [
      [1, 3],
      [5, 7],
    ],
  ],
  ['a first line that was left', ['a', ours, 'b'], [[2, 2]]],
  ['a last line that was left', ['a', 'b', theirs], [[3, 3]]],
  ['a base that was left', ['a', '||||||| merged common ancestors', 'b'], [[2, 2]]],
  [
    'a conflict that begins again',
    [ours, 'a', ours, middle, theirs],
    [
      [1, 1],
      [3, 5],
    ],
  ],
  ['a byte order mark', [`\uFEFF${ours}`, middle, theirs], [[1, 3]]],
])('finds %s', (_name, lines, expected) => {
  for (const end of ['\n', '\r\n', '\r']) {
    expect(findConflicts(lines.join(end)).map((each) => [each.line, each.end])).toStrictEqual(expected);
  }
});

test.each([
  ['an underlined heading', 'Title\n=======\n'],
  ['more or fewer signs', '<<<<<<<< a\n>>>>>> b\n>>>>>>>> c\n'],
  ['signs in a line', 'a <<<<<<< HEAD\n  >>>>>>> b\n'],
  ['quotes in quotes', '>>>>>>>a\n>>>>>>>\n'],
  ['the row of a table', '||||||| a |\n|||||||\n'],
])('%s is no conflict', (_name, text) => expect(findConflicts(text)).toStrictEqual([]));

test('both sides can be read without the markers, at their lines', () => {
  expect(withoutMarkers(`a\n${ours}\nb\n${middle}\nc\n${theirs}\n`)).toBe('a\n\nb\n\nc\n\n');
});
