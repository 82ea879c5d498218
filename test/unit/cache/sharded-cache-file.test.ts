import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openShardedCacheFile } from '../../../src/cache/sharded-cache-file.ts';
import { makeFolder } from '../../support/small-site.ts';

let folder: string;
beforeEach(() => {
  const root = makeFolder();
  folder = join(root, 'sheet');
  onTestFinished(() => rm(root, { recursive: true, force: true }));
});

type Texts = Readonly<Record<string, string>>;

/** Stores texts like a build that has computed all of them. */
async function keep(texts: Texts, version = '1'): Promise<void> {
  const cacheFile = await openShardedCacheFile(folder, version);
  for (const [name, text] of Object.entries(texts)) cacheFile.set(name, 'proof', text);
  await cacheFile.save();
}

async function read(names: readonly string[], version = '1'): Promise<readonly (string | null)[]> {
  const cacheFile = await openShardedCacheFile(folder, version);
  return names.map((name) => cacheFile.get(name, 'proof'));
}

const shards = () => readdirSync(folder).map((name) => join(folder, name));

/** More names than shards, so that some share one. */
const many: Texts = Object.fromEntries(
  Array.from({ length: 60 }, (_, number) => [`page-${number}.md`, `text ${number}`]),
);

test('what was kept is found by a later run', async () => {
  await keep(many);
  expect(await read(Object.keys(many))).toStrictEqual(Object.values(many));
});

test('a sheet that was never saved has nothing', async () => {
  expect(await read(['a'])).toStrictEqual([null]);
});

test('texts and names may have any characters, or none', async () => {
  const texts = { '': 'no name', 'päge\n"1".md': 'Ümläut\0\n\u{1F600}', 'línea/صفحة.md': '', 'lone \uD800': 'a' };
  await keep(texts);
  expect(await read(Object.keys(texts))).toStrictEqual(Object.values(texts));
});

test('a text that was kept with another proof is not found', async () => {
  await keep({ a: 'text' });
  const cacheFile = await openShardedCacheFile(folder, '1');
  expect(cacheFile.get('a', 'other')).toBeNull();
  cacheFile.set('a', 'other', 'new text');
  expect(cacheFile.get('a', 'other')).toBe('new text');
  expect(cacheFile.get('a', 'proof')).toBeNull();
});

test('another version has nothing, and takes the place of the first', async () => {
  await keep({ a: '1' });
  expect(await read(['a'], '2')).toStrictEqual([null]);
  await keep({ a: '2' }, '2');
  expect(await read(['a'], '2')).toStrictEqual(['2']);
  expect(await read(['a'], '1')).toStrictEqual([null]);
});

test('what was neither got nor set is forgotten, what was got stays', async () => {
  await keep(many);
  const cacheFile = await openShardedCacheFile(folder, '1');
  const [first = '', second = '', ...others] = Object.keys(many);
  expect(cacheFile.get(first, 'proof')).toBe(many[first]);
  cacheFile.set(second, 'proof', 'changed');
  await cacheFile.save();
  expect(await read([first, second])).toStrictEqual([many[first], 'changed']);
  expect(new Set(await read(others))).toStrictEqual(new Set([null]));
});

test('nothing is written when all is as it was', async () => {
  await keep(many);
  const cacheFile = await openShardedCacheFile(folder, '1');
  for (const name of Object.keys(many)) cacheFile.get(name, 'proof');
  await rm(folder, { recursive: true });
  await cacheFile.save();
  expect(existsSync(folder)).toBe(false);
});

test('a file with a byte changed counts as missing, and the others do not', async () => {
  await keep(many);
  const path = shards()[0] ?? '';
  const whole = readFileSync(path);
  // In the hash, the index and the texts.
  for (let at = 0; at < whole.length; at += 11) {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 4, at);
    writeFileSync(path, bytes);
    const found = await read(Object.keys(many));
    const lost = found.filter((text) => text === null).length;
    expect(lost).toBeGreaterThan(0);
    expect(lost).toBeLessThan(found.length);
    for (const [index, text] of found.entries()) expect([null, `text ${index}`]).toContain(text);
  }
});

test('a file that was cut off counts as missing', async () => {
  await keep({ a: 'some text' });
  const path = shards()[0] ?? '';
  for (let length = readFileSync(path).length - 1; length >= 0; length -= 1) {
    truncateSync(path, length);
    expect(await read(['a'])).toStrictEqual([null]);
  }
  await keep({ a: 'some text' });
  expect(await read(['a'])).toStrictEqual(['some text']);
});

test('of two runs that save at once each file is that of one of them, and no draft is left', async () => {
  const runs = await Promise.all(
    ['x', 'y', 'z'].map(async (run) => {
      const cacheFile = await openShardedCacheFile(folder, '1');
      for (const name of Object.keys(many)) cacheFile.set(name, 'proof', `${run.repeat(5000)} ${name}`);
      return cacheFile;
    }),
  );
  await Promise.all(runs.map((cacheFile) => cacheFile.save()));
  const names = Object.keys(many);
  for (const [index, text] of (await read(names)).entries()) {
    expect(['x', 'y', 'z'].map((run) => `${run.repeat(5000)} ${names[index]}`)).toContain(text);
  }
  expect(readdirSync(folder).filter((name) => name.startsWith('draft'))).toStrictEqual([]);
});
