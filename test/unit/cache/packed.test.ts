import { existsSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openCache } from '../../../src/cache/cache.ts';
import { makeFolder } from '../../support/small-site.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = makeFolder();
  folder = join(root, 'texts');
  onTestFinished(() => rm(root, { recursive: true, force: true }));
});

type Texts = Readonly<Record<string, string>>;

const open = (identity = '1') => openCache({ folder: root, identity }).packed<string>('texts');

/** Adds texts as a build does that has made all of them. */
async function add(texts: Texts, identity?: string): Promise<void> {
  const namespace = await open(identity);
  for (const [key, text] of Object.entries(texts)) namespace.put(key, text);
  await namespace.close();
}

async function read(keys: readonly string[], identity?: string): Promise<readonly (string | null)[]> {
  const namespace = await open(identity);
  return keys.map(namespace.find);
}

const never = (): string => {
  throw new Error('made again');
};

const shards = () => readdirSync(folder).map((name) => join(folder, name));

/** More values than there are files, so that some share one. */
const many: Texts = Object.fromEntries(
  Array.from({ length: 60 }, (_, number) => [`page-${number}.md`, `text ${number}`]),
);

test('a value is made once, and found by a later run', async () => {
  const first = await open();
  expect(first.get('key', () => 'value')).toBe('value');
  expect(first.get('key', never)).toBe('value');
  await first.close();
  expect((await open()).get('key', never)).toBe('value');
});

test('a value that could not be made is missing', async () => {
  const namespace = await open();
  expect(() => namespace.get('key', never)).toThrow('made again');
  expect(namespace.get('key', () => 'value')).toBe('value');
});

test('what was added is found by a later run', async () => {
  await add(many);
  expect(await read(Object.keys(many))).toStrictEqual(Object.values(many));
});

test('a namespace that was never saved has nothing', async () => {
  expect((await open()).isEmpty).toBe(true);
  expect(await read(['a'])).toStrictEqual([null]);
  await add({ a: 'text' });
  expect((await open()).isEmpty).toBe(false);
});

test('values are plain data of any kind', async () => {
  const values = [null, false, 0, '', [], { list: [1, { deep: 'ü' }] }];
  const first = await openCache({ folder: root, identity: '1' }).packed<unknown>('values');
  for (const [index, value] of values.entries()) first.put(`${index}`, value);
  await first.close();
  const again = await openCache({ folder: root, identity: '1' }).packed<unknown>('values');
  for (const [index, value] of values.entries()) expect(again.get(`${index}`, never)).toStrictEqual(value);
});

test('texts and keys may have any characters, or none', async () => {
  const texts = { '': 'no key', 'päge\n"1".md': 'Ümläut\0\n\u{1F600}', 'línea/صفحة.md': '', 'lone \uD800': 'a' };
  await add(texts);
  expect(await read(Object.keys(texts))).toStrictEqual(Object.values(texts));
});

test('other code finds nothing, and takes the place of the first', async () => {
  await add({ a: '1' });
  expect((await open('2')).isEmpty).toBe(true);
  expect(await read(['a'], '2')).toStrictEqual([null]);
  await add({ a: '2' }, '2');
  expect(await read(['a'], '2')).toStrictEqual(['2']);
  expect(await read(['a'], '1')).toStrictEqual([null]);
});

test('what was neither found nor added is removed, what was found stays', async () => {
  await add(many);
  const namespace = await open();
  const [first = '', second = '', ...others] = Object.keys(many);
  expect(namespace.find(first)).toBe(many[first]);
  namespace.put(second, 'changed');
  await namespace.close();
  expect(await read([first, second])).toStrictEqual([many[first], 'changed']);
  expect(new Set(await read(others))).toStrictEqual(new Set([null]));
});

test('without a collection all stays, also in memory', async () => {
  await add(many);
  const namespace = await open();
  namespace.put('new', 'text');
  await namespace.save();
  expect(namespace.find('new')).toBe('text');
  expect(await read([...Object.keys(many), 'new'])).toStrictEqual([...Object.values(many), 'text']);
});

test('nothing is written when all is as it was', async () => {
  await add(many);
  const namespace = await open();
  for (const key of Object.keys(many)) namespace.find(key);
  await rm(folder, { recursive: true });
  await namespace.close();
  expect(existsSync(folder)).toBe(false);
});

test('an earlier run tells what it has added about a file, by a key that nobody knows any more', async () => {
  const first = await open();
  first.put('key of b.md', 'b', 'b.md');
  first.put('old key of a.md', 'old', 'a.md');
  await first.close();
  const namespace = await open();
  expect(namespace.latest('a.md')).toBe('old');
  namespace.put('new key of a.md', 'new', 'a.md');
  expect([namespace.latest('a.md'), namespace.latest('b.md'), namespace.latest('c.md')]).toStrictEqual([
    'new',
    'b',
    null,
  ]);
});

test('a file with a byte changed counts as missing, and the others do not', async () => {
  await add(many);
  const path = shards()[0] ?? '';
  const whole = readFileSync(path);
  // In the seal, the index and the values.
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
  await add({ a: 'some text' });
  const path = shards()[0] ?? '';
  for (let length = readFileSync(path).length - 1; length >= 0; length -= 1) {
    truncateSync(path, length);
    expect(await read(['a'])).toStrictEqual([null]);
  }
  await add({ a: 'some text' });
  expect(await read(['a'])).toStrictEqual(['some text']);
});

test('of two runs that save at once each file is that of one of them, and no draft is left', async () => {
  const runs = await Promise.all(
    ['x', 'y', 'z'].map(async (run) => {
      const namespace = await open();
      for (const key of Object.keys(many)) namespace.put(key, `${run.repeat(5000)} ${key}`);
      return namespace;
    }),
  );
  await Promise.all(runs.map((namespace) => namespace.close()));
  const keys = Object.keys(many);
  for (const [index, text] of (await read(keys)).entries()) {
    expect(['x', 'y', 'z'].map((run) => `${run.repeat(5000)} ${keys[index]}`)).toContain(text);
  }
  expect(readdirSync(folder).filter((name) => name.startsWith('temporary'))).toStrictEqual([]);
});
