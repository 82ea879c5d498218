import { describe, expect, test } from 'vitest';
import { correct } from '../../../src/config/correct.ts';

describe('corrections', () => {
  test('a misspelled key is read as the one that was meant, and its paths are those of the file', () => {
    const input = { a: [{ colour: 'red' }] };
    const { value, writtenPath } = correct(input, [{ path: ['a', 0, 'colour'], kind: 'key', meant: 'color' }]);
    expect(value).toStrictEqual({ a: [{ color: 'red' }] });
    expect(writtenPath(['a', 0, 'color', 'x'])).toStrictEqual(['a', 0, 'colour', 'x']);
    expect(input).toStrictEqual({ a: [{ colour: 'red' }] });
  });

  test('a key that is there already is not replaced', () => {
    const input = { titel: 'A', title: 'B' };
    expect(correct(input, [{ path: ['titel'], kind: 'key', meant: 'title' }]).value).toStrictEqual(input);
  });

  test('a misspelled type is read as the one that was meant', () => {
    const input = { docs: { type: 'doc' } };
    const { value } = correct(input, [{ path: ['docs', 'type'], kind: 'value', meant: 'docs' }]);
    expect(value).toStrictEqual({ docs: { type: 'docs' } });
  });
});
