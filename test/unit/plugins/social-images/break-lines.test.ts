import { expect, test } from 'vitest';
import { clamp, fitTitle } from '../../../../src/plugins/social-images/break-lines.ts';

/** Every character is as wide as the font is large. */
const measure = (text: string) => Array.from(text).length * 1000;
const sizes = [
  { size: 100, lines: 2 },
  { size: 50, lines: 3 },
];

const titles: readonly (readonly [title: string, size: number, lines: readonly string[]])[] = [
  ['Short', 100, ['Short']],
  ['Two short words', 100, ['Two short', 'words']],
  // The lines are about as long as each other.
  ['aaa bbb ccc ddd', 100, ['aaa bbb', 'ccc ddd']],
  ['A title that needs a smaller size', 50, ['A title that needs', 'a smaller size']],
  ['Donaudampfschifffahrtsgesellschaft', 50, ['Donaudampfschifffahr', 'tsgesellschaft']],
];

test.each(titles)('%s', (title, size, lines) => {
  expect(fitTitle(title, sizes, 1000, measure)).toStrictEqual({ size, lines });
});

test('a path breaks after its slashes and hyphens', () => {
  expect(fitTitle('plugins/social-images', sizes, 1000, measure).lines).toStrictEqual(['plugins/', 'social-images']);
});

test('a title that fits in no size ends with an ellipsis', () => {
  const { lines } = fitTitle(
    'A title that is so long that it fits in no size, however it is broken',
    sizes,
    1000,
    measure,
  );
  expect(lines).toStrictEqual(['A title that is so', 'long that it fits in', 'no size, however it…']);
});

test('lines of Japanese begin with no punctuation, end with no bracket, and keep words of katakana', () => {
  const { lines } = fitTitle('電話番号の設定、方法。「質問」とエージェント', [{ size: 100, lines: 3 }], 1000, measure);
  expect(lines).toStrictEqual(['電話番号の設定、', '方法。「質問」と', 'エージェント']);
});

test('marks stay with their characters when a text is cut', () => {
  expect(clamp('abcde\u0301f', 5000, (text) => text.replaceAll(/\p{M}/gu, '').length * 1000)).toBe('abcd…');
  expect(clamp('abc', 3000, measure)).toBe('abc');
  expect(clamp('One, two, three', 6000, measure)).toBe('One…');
});
