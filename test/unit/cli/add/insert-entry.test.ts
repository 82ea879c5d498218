import { expect, test } from 'vitest';
import { insertEntry } from '../../../../src/cli/add/insert-entry.ts';

test.each([
  ['an entry of a line', 'a({ x: { en: {} }, y: 1 });', 'en', 'a({ x: { en: {}, NEW }, y: 1 });'],
  [
    'an entry with brackets and a comma after it',
    'a({ x: { en: { b: [1, (2)] }, } });',
    'en',
    'a({ x: { en: { b: [1, (2)] }, NEW, } });',
  ],
  [
    'an entry on lines of its own',
    'a({\n  en: {\n    b: 1,\n  },\n});',
    'en',
    'a({\n  en: {\n    b: 1,\n  },\n  NEW,\n});',
  ],
  ['an entry before a comment', 'a({\n  en: 1 // }\n});', 'en', 'a({\n  en: 1,\n  NEW // }\n});'],
  [
    'strings and comments with brackets',
    `a({ en: { b: '}', /* } */ c: \`}\` } });`,
    'en',
    `a({ en: { b: '}', /* } */ c: \`}\` }, NEW });`,
  ],
  ['an element of an array', `a({ p: ['en'] });`, `'en'`, `a({ p: ['en', NEW] });`],
])('writes after %s', (_, source, at, expected) => {
  const before = source.slice(0, source.indexOf(at));
  const place = { line: before.split('\n').length, column: before.length - before.lastIndexOf('\n') };
  expect(insertEntry(source, place, 'NEW')).toBe(expected);
});
