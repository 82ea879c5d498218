import { readdirSync, readFileSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { hashOf } from '../../../src/system/hash.ts';
import { openPageStore, type PageStore } from '../../../src/cache/page-store.ts';
import { makeFolder } from '../../support/small-site.ts';

let folder: string;
let store: PageStore;
beforeEach(() => {
  const root = makeFolder();
  folder = join(root, 'pages');
  store = openPageStore(folder);
  onTestFinished(() => rm(root, { recursive: true, force: true }));
});

const key = hashOf('a key');
const path = () => join(folder, key.slice(0, 1), key);

test('a page is found by its key, by another run too', () => {
  const written = store.write(key, '{"a":"línea"}');
  expect(written).toStrictEqual({ digest: hashOf('{"a":"línea"}'), json: '{"a":"línea"}' });
  expect(store.read(key)).toStrictEqual(written);
  expect(openPageStore(folder).read(key)).toStrictEqual(written);
});

test('there is no page of another key', () => {
  store.write(key, '{}');
  expect(store.read(hashOf('another'))).toBeNull();
});

test('a page that is written again takes the place of the first', () => {
  store.write(key, '1');
  store.write(key, '2');
  expect(store.read(key)?.json).toBe('2');
  expect(readdirSync(join(folder, key.slice(0, 1)))).toStrictEqual([key]);
});

test('a page with any byte changed is not there', () => {
  store.write(key, '{"text":"a page"}');
  const whole = readFileSync(path());
  for (const at of whole.keys()) {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 4, at);
    writeFileSync(path(), bytes);
    expect(store.read(key)).toBeNull();
  }
});

test('a page that was cut off is not there, and can be written again', () => {
  store.write(key, '{"text":"a page"}');
  for (let length = readFileSync(path()).length - 1; length >= 0; length -= 1) {
    truncateSync(path(), length);
    expect(store.read(key)).toBeNull();
  }
  expect(store.read(store.write(key, '{}') && key)?.json).toBe('{}');
});

test('a page that is read counts as used', () => {
  store.write(key, '{}');
  utimesSync(path(), new Date(0), new Date(0));
  store.read(key);
  expect(statSync(path()).mtimeMs).toBeGreaterThan(0);
});

/**
 * Writes pages of a few keys over and over, without the store: it is TypeScript, which a thread
 * cannot load.
 */
const writer = `
const { workerData: { folder, text, hashes } } = require('node:worker_threads');
const { mkdirSync, renameSync, writeFileSync } = require('node:fs');
for (let round = 0; round < 50; round += 1) {
  for (const [key, digest] of hashes) {
    mkdirSync(folder + '/' + key.slice(0, 1), { recursive: true });
    const draft = folder + '/' + key.slice(0, 1) + '/draft-' + text[0] + round;
    writeFileSync(draft, digest + text);
    renameSync(draft, folder + '/' + key.slice(0, 1) + '/' + key);
  }
}`;

test('a page is complete while others write it', async () => {
  const keys = ['1', '2', '3'].map((name) => hashOf(name));
  const texts = ['a', 'b'].map((letter) => letter.repeat(50_000));
  const ends = texts.map((text) => {
    const workerData = { folder, text, hashes: keys.map((each) => [each, hashOf(text)]) };
    return new Promise<number>((done) => new Worker(writer, { eval: true, workerData }).once('exit', done));
  });
  for (let round = 0; round < 200; round += 1) {
    for (const each of keys) {
      const found = store.read(each);
      if (found) expect(texts).toContain(found.json);
      store.write(each, texts[0] ?? '');
    }
    await new Promise(setImmediate);
  }
  expect(await Promise.all(ends)).toStrictEqual([0, 0]);
  for (const each of keys) expect(texts).toContain(store.read(each)?.json);
});
