import { expect, test } from 'vitest';
import {
  createPlainReader,
  createPrefixReader,
  parseNumberPrefix,
} from '../../../../../src/collections/docs/content/number-prefix.ts';

test.each([
  ['01-intro', 'intro', 1],
  ['1. intro', 'intro', 1],
  ['1.intro', 'intro', 1],
  ['003 - intro', 'intro', 3],
  ['12_intro', 'intro', 12],
  ['0-intro', 'intro', 0],
  ['1-2-intro', '2-intro', 1],
  ['42', '42', 42],
])('%s is %s at %i', (segment, name, position) => {
  expect(parseNumberPrefix(segment)).toStrictEqual({ name, position });
});

test.each([
  'intro',
  '2021-11-foo',
  '2021-11-21-foo',
  '2024-01',
  '7.0-foo',
  '1.2-foo',
  '1.2.3-foo',
  '3d-models',
  '1-',
  'a-1',
])('%s has no number prefix', (segment) => {
  expect(parseNumberPrefix(segment)).toStrictEqual({ name: segment, position: null });
});

test('every folder of a path loses its own', () => {
  expect(createPrefixReader(new Set()).readAll('1-app/2. web/2021-11-notes')).toBe('app/web/2021-11-notes');
});

test('a name that keeps its number is ordered by it', () => {
  const names = createPrefixReader(new Set(['1-app', '1-app/2-web']));
  expect(names.readAll('1-app/2-web/3-a')).toBe('1-app/2-web/a');
  expect(names.read('1-app/2-web')).toStrictEqual({ name: '2-web', position: 2 });
});

test('names are taken as they are, if numbers are a part of them', () => {
  expect(createPlainReader().readAll('1-app/2-web')).toBe('1-app/2-web');
  expect(createPlainReader().read('1-app/2-web')).toStrictEqual({ name: '2-web', position: null });
});
