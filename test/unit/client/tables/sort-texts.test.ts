import { describe, expect, test } from 'vitest';
import { sortTexts } from '../../../../src/client/tables/sort-texts.ts';

function sorted(texts: readonly string[], language = 'en', isDescending = false): readonly string[] {
  return sortTexts(texts, language, isDescending).map((index) => texts[index] ?? '');
}

describe('the texts of a column are in the order', () => {
  test.each([
    ['en', ['item 10', 'Item 9', 'item 2'], ['item 2', 'Item 9', 'item 10']],
    ['sv', ['ö', 'z', 'å'], ['z', 'å', 'ö']],
    ['de', ['z', 'ö', 'p'], ['ö', 'p', 'z']],
    ['es', ['ñu', 'oca', 'nube'], ['nube', 'ñu', 'oca']],
    ['en', ['2026-10-02', '2026-09-30'], ['2026-09-30', '2026-10-02']],
    ['en', ['1.10.0', '1.9.1', '1.9.0'], ['1.9.0', '1.9.1', '1.10.0']],
  ])('of the language %s: %j', (language, texts, expected) => {
    expect(sorted(texts, language)).toStrictEqual(expected);
  });

  test.each([
    ['en', ['$1,200.50', '$-3', '$999.9'], ['$-3', '$999.9', '$1,200.50']],
    ['es', ['1.200,5 ms', '3,25 ms', '1200 ms'], ['3,25 ms', '1200 ms', '1.200,5 ms']],
    ['fr', ['12 000 €', '1 500,5 €', '700 €'], ['700 €', '1 500,5 €', '12 000 €']],
    ['en', ['0.5%', '−2%', '0.25%'], ['−2%', '0.25%', '0.5%']],
  ])('of their numbers, as %s writes them: %j', (language, texts, expected) => {
    expect(sorted(texts, language)).toStrictEqual(expected);
  });

  test('of texts if the units differ', () => {
    expect(sorted(['5 ms', '2 s', '10 ms'])).toStrictEqual(['2 s', '5 ms', '10 ms']);
  });

  test('with empty ones last in both directions, and equal ones as they were', () => {
    expect(sortTexts(['2', '', '1', '2'], 'en', false)).toStrictEqual([2, 0, 3, 1]);
    expect(sortTexts(['2', '', '1', '2'], 'en', true)).toStrictEqual([0, 3, 2, 1]);
  });
});
