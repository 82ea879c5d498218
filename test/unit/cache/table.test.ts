import { expect, test } from 'vitest';
import { createTable } from '../../../src/cache/table.ts';

test('a value is found by its key until it was unused for a while', () => {
  const table = createTable<number>();
  table.put('a', 1);
  table.put('b', 2);
  table.collect();
  expect(table.find('a')).toBe(1);
  table.put('c', 3);
  const removed: string[] = [];
  table.collect((key) => removed.push(key));
  expect(removed).toStrictEqual(['b']);
  expect(['a', 'b', 'c'].map(table.find)).toStrictEqual([1, null, 3]);
});

test('what was stored before counts as unused', () => {
  const table = createTable([{ key: 'a', value: 1, about: 'file' }]);
  expect(table.latest('file')).toBe(1);
  table.collect();
  expect([table.find('a'), table.latest('file')]).toStrictEqual([null, null]);
  expect([...table.rows()]).toStrictEqual([]);
});

test('the latest value about something is the one that was last used, as after an edit that is taken back', () => {
  const table = createTable<string>();
  table.put('1', 'first', 'file');
  table.put('2', 'second', 'file');
  expect(table.latest('file')).toBe('second');
  table.find('1');
  expect(table.latest('file')).toBe('first');
  table.collect();
  table.find('1');
  table.collect();
  expect([table.latest('file'), table.find('2')]).toStrictEqual(['first', null]);
});

test('each value is listed once', () => {
  const table = createTable([{ key: 'a', value: 1, about: '' }]);
  table.put('b', 2);
  table.find('a');
  table.put('b', 3);
  expect([...table.rows()].map(({ key }) => key)).toStrictEqual(['b', 'a']);
  expect(table.find('b')).toBe(3);
});
