import { expect, test } from 'vitest';
import { parseNumberPrefix, stripNumberPrefixes } from '../../../src/content/number-prefix.ts';

test.each([
  ['01-intro', 'intro', 1],
  ['1. intro', 'intro', 1],
  ['1.intro', 'intro', 1],
  ['003 - intro', 'intro', 3],
  ['12_intro', 'intro', 12],
  ['0-intro', 'intro', 0],
  ['1-2-intro', '2-intro', 1],
])('%s is %s at %i', (segment, name, position) => {
  expect(parseNumberPrefix(segment)).toStrictEqual({ name, position });
});

test.each([
  'intro',
  '2021-11-foo',
  '2021-11-21-foo',
  '2024-01',
  '7.0-foo',
  '1.2.3-foo',
  '3d-models',
  '42',
  '1-',
  'a-1',
])('%s has no number prefix', (segment) => {
  expect(parseNumberPrefix(segment)).toStrictEqual({ name: segment, position: null });
});

test('every folder of a path loses its own', () => {
  expect(stripNumberPrefixes('1-app/2. web/2021-11-notes')).toBe('app/web/2021-11-notes');
});
