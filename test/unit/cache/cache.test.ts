import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openCache } from '../../../src/cache/cache.ts';
import { makeFolder } from '../../support/small-site.ts';

let folder: string;
beforeEach(() => {
  folder = makeFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

const open = (identity = '1') => openCache({ folder, identity });

test('namespaces with the same keys do not know each other', async () => {
  const [one, other] = await Promise.all([open().packed<string>('one'), open().packed<string>('other')]);
  one.put('key', 'value');
  expect(other.find('key')).toBeNull();
  open().files('pages').put('key', 'value');
  expect(open().files('images').find('key')).toBeNull();
});

test('other code does not find a file', () => {
  open().files('pages').put('key', 'value');
  expect(open('2').files('pages').find('key')).toBeNull();
  expect(open().files('pages').find('key')?.bytes.toString()).toBe('value');
});

test('what an older version of docsgen has left counts as missing', async () => {
  const before = await open().packed<string>('content');
  before.put('key', 'value');
  await before.close();
  const [shard = ''] = readdirSync(join(folder, 'content'));
  writeFileSync(join(folder, 'content', shard), 'of another form\n');
  const after = await open().packed<string>('content');
  expect([after.isEmpty, after.get('key', () => 'new')]).toStrictEqual([true, 'new']);
  await after.close();
  expect((await open().packed<string>('content')).find('key')).toBe('new');
});

test('a folder in place of a file counts as missing too', async () => {
  const files = open().files('diagrams');
  files.put('key', 'value');
  const [shard = ''] = readdirSync(join(folder, 'diagrams'));
  await rm(join(folder, 'diagrams', shard), { recursive: true });
  writeFileSync(join(folder, 'diagrams', shard), '');
  expect(files.find('key')).toBeNull();
});

test('files that were not used for longest make room, those of this build stay', async () => {
  const files = open().files('pages');
  for (const key of ['a', 'b']) files.put(key, key);
  for (const shard of readdirSync(join(folder, 'pages'))) {
    for (const name of readdirSync(join(folder, 'pages', shard))) {
      utimesSync(join(folder, 'pages', shard, name), new Date(0), new Date(0));
    }
  }
  // Two bytes are far from too many.
  await open().makeRoom(new Date());
  expect(['a', 'b'].map((key) => files.find(key)?.bytes.toString())).toStrictEqual(['a', 'b']);
});
