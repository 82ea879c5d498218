import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { correct, rightValues } from '../../../src/config/right-values.ts';

const schema = z.strictObject({
  title: z.string().optional(),
  sizes: z.array(z.number()).optional(),
  items: z
    .array(z.strictObject({ label: z.string(), to: z.string().optional(), items: z.array(z.string()).optional() }))
    .optional(),
});

describe('the right values of a configuration', () => {
  test.each([
    ['a right value is kept as it is', { title: 'A', sizes: [1] }, { title: 'A', sizes: [1] }],
    ['a wrong field and an unknown key are left out', { title: 7, sizes: [1], other: 1 }, { sizes: [1] }],
    ['a wrong item is left out of its list', { sizes: [1, 'two', 3, Number.NaN] }, { sizes: [1, 3] }],
    ['a wrong field is left out of an item', { items: [{ label: 'A', to: 1 }] }, { items: [{ label: 'A' }] }],
    [
      'an item without a required field is left out',
      { items: [{ to: '/a' }, { label: 'B' }] },
      { items: [{ label: 'B' }] },
    ],
    ['what is no object has no values', 'text', {}],
  ])('%s', (_, input, value) => {
    expect(rightValues(schema, input).value).toStrictEqual(value);
  });

  test('each item has the path that it was written at', () => {
    const input = { items: [{ to: '/a' }, { label: 'B', items: [1, 'c', 2, 'd'] }, {}, { label: 'E' }] };
    const { value, writtenPath } = rightValues(schema, input);
    expect(value).toStrictEqual({ items: [{ label: 'B', items: ['c', 'd'] }, { label: 'E' }] });
    expect(writtenPath(['items', 0, 'items', 1])).toStrictEqual(['items', 1, 'items', 3]);
    expect(writtenPath(['items', 1, 'label'])).toStrictEqual(['items', 3, 'label']);
    expect(writtenPath(['title'])).toStrictEqual(['title']);
  });
});

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
