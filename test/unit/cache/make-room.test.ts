import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { makeRoom } from '../../../src/cache/make-room.ts';
import { listFiles } from '../../../src/system/list-files.ts';
import { makeFolder } from '../../support/small-site.ts';

let folder: string;
beforeEach(() => {
  folder = makeFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

const day = (number: number) => new Date(Date.UTC(2026, 0, number));

/** Writes a file of ten bytes that was last used on a day of January. */
function put(file: string, used: number): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), '0123456789');
  utimesSync(join(folder, file), day(used), day(used));
}

test('the least recently used files are removed until the rest fits', async () => {
  for (const [file, used] of [
    ['b', 2],
    ['deep/d', 4],
    ['a', 1],
    ['deep/c', 3],
  ] as const)
    put(file, used);
  await makeRoom(folder, 25, day(9));
  expect(listFiles(folder)).toStrictEqual(['deep/c', 'deep/d']);
});

test('nothing is removed while everything fits', async () => {
  put('a', 1);
  put('b', 2);
  await makeRoom(folder, 20, day(9));
  expect(listFiles(folder)).toStrictEqual(['a', 'b']);
});

test('files that this build has used stay, however large they are', async () => {
  put('old', 1);
  put('new', 5);
  put('newest', 6);
  await makeRoom(folder, 5, day(5));
  expect(listFiles(folder)).toStrictEqual(['new', 'newest']);
});

test('the folder need not exist', async () => {
  await makeRoom(join(folder, 'none'), 0, day(1));
  expect(readdirSync(folder)).toStrictEqual([]);
});

test('two builds may make room at once', async () => {
  for (let number = 0; number < 200; number += 1) put(`${number % 16}/${number}`, 1);
  await Promise.all(Array.from({ length: 4 }, () => makeRoom(folder, 0, day(2))));
  expect(listFiles(folder)).toStrictEqual([]);
});
