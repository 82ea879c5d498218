import { expect, test } from 'vitest';
import { parseLog } from '../../../src/pipeline/parse-log.ts';

const commit = (hash: string, time: number, author: string, ...files: readonly string[]) =>
  `\u0001${hash}\u0002${time}\u0002${author}\0\n${files.map((file) => `${file}\0`).join('')}`;

test('the newest commit of a file counts, in UTC', () => {
  const log =
    commit('b', Date.UTC(2026, 0, 2, 23, 59) / 1000, 'Bob', 'a "b".md') +
    commit('a', Date.UTC(2026, 0, 1) / 1000, 'Ann', 'a "b".md', 'c/é.md');
  expect(parseLog(log, new Set())).toStrictEqual({
    changes: new Map([
      ['a "b".md', { day: '2026-01-02', author: 'Bob' }],
      ['c/é.md', { day: '2026-01-01', author: 'Ann' }],
    ]),
    cut: [],
  });
});

test('the first commit of a shallow clone does not date its files, not even by an older one', () => {
  const log = commit('c', 86_400, 'Bob', 'new') + commit('b', 0, 'Bob', 'new', 'old') + commit('a', 0, 'Ann', 'old');
  expect(parseLog(log, new Set(['b']))).toStrictEqual({
    changes: new Map([['new', { day: '1970-01-02', author: 'Bob' }]]),
    cut: ['old'],
  });
});

test('a commit without files is passed', () => {
  expect(parseLog('\u0001a\u00020\u0002Ann\0', new Set())).toStrictEqual({ changes: new Map(), cut: [] });
});
