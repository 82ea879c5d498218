import { readdirSync, writeFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openFileCache } from '../../../src/cache/file-cache.ts';
import { makeFolder } from '../../support/small-site.ts';

let folder: string;
beforeEach(() => {
  folder = makeFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

const bytes = (text: string) => async () => new TextEncoder().encode(text);
const never = async (): Promise<Uint8Array> => {
  throw new Error('made again');
};

test('a file is made once, and found by a later run', async () => {
  const made = await (await openFileCache(folder, '1')).get('key', bytes('content'));
  expect(made).toMatchObject({ size: 7 });
  const found = await (await openFileCache(folder, '1')).get('key', never);
  expect(found).toStrictEqual(made);
  expect(await readFile(found.path, 'utf8')).toBe('content');
});

test('another key is another file', async () => {
  const cache = await openFileCache(folder, '1');
  await cache.get('a', bytes('1'));
  expect(await readFile((await cache.get('b', bytes('2'))).path, 'utf8')).toBe('2');
});

test('a damaged file is made again', async () => {
  const { path } = await (await openFileCache(folder, '1')).get('key', bytes('content'));
  writeFileSync(path, 'conten');
  const again = await (await openFileCache(folder, '1')).get('key', bytes('content'));
  expect(await readFile(again.path, 'utf8')).toBe('content');
});

test('a failure leaves nothing behind', async () => {
  const cache = await openFileCache(folder, '1');
  await expect(cache.get('key', never)).rejects.toThrow('made again');
  expect(readdirSync(folder)).toStrictEqual([]);
  await expect(cache.get('key', bytes('x'))).resolves.toMatchObject({ size: 1 });
});
