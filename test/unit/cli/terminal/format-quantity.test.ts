import { expect, test } from 'vitest';
import { countedText, durationText, sizeText } from '../../../../src/cli/terminal/format-quantity.ts';

test.each([
  [0.4, '0 ms'],
  [999.4, '999 ms'],
  [999.6, '1.00 s'],
  [1240, '1.24 s'],
  [59_996, '1 min 0 s'],
  [125_400, '2 min 5 s'],
])('%d ms is %s', (ms, text) => {
  expect(durationText(ms)).toBe(text);
});

test.each([
  [512, '0.5 kB'],
  [404_321, '404.3 kB'],
  [12_400_000, '12.40 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});

test('counts have separators, and a noun in the right number', () => {
  expect([countedText(1, 'route'), countedText(12_000, 'route')]).toStrictEqual(['1 route', '12,000 routes']);
});
