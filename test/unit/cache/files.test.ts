import { readdirSync, readFileSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { hashOf } from '../../../src/system/hash.ts';
import { type FileNamespace, openFiles } from '../../../src/cache/files.ts';
import { makeFolder } from '../../support/small-site.ts';

let folder: string;
let files: FileNamespace;
const open = () => openFiles(folder, (key) => hashOf(key));
beforeEach(() => {
  const root = makeFolder();
  folder = join(root, 'pages');
  files = open();
  onTestFinished(() => rm(root, { recursive: true, force: true }));
});

const key = 'a key';
const addressOf = (each: string) => `${hashOf(each).slice(0, 1)}/${hashOf(each)}`;
const path = () => join(folder, addressOf(key));
const textOf = (each: string) => files.find(each)?.bytes.toString();

const never = async (): Promise<string> => {
  throw new Error('made again');
};

test('a value is found by its key, by another run too', () => {
  const written = files.put(key, '{"a":"línea"}');
  expect(written.digest).toBe(hashOf('{"a":"línea"}'));
  expect(textOf(key)).toBe('{"a":"línea"}');
  expect(open().find(key)).toStrictEqual(written);
});

test('a value is made once', async () => {
  const made = await files.get(key, async () => 'content');
  expect(await open().get(key, never)).toStrictEqual(made);
});

test('a value that is spoilt is made again', async () => {
  await files.get(key, async () => 'content');
  writeFileSync(path(), 'conten');
  expect((await files.get(key, async () => 'content')).bytes.toString()).toBe('content');
  expect(textOf(key)).toBe('content');
});

test('what fails leaves nothing behind', async () => {
  await expect(files.get(key, never)).rejects.toThrow('made again');
  expect(files.find(key)).toBeNull();
  expect((await files.get(key, async () => 'x')).bytes.toString()).toBe('x');
});

test('bytes come back as they were', () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  files.put(key, bytes);
  expect([...(files.find(key)?.bytes ?? [])]).toStrictEqual([...bytes]);
});

test('there is no value of another key', () => {
  files.put(key, '{}');
  expect(files.find('another')).toBeNull();
});

test('a value that is written again takes the place of the first', () => {
  files.put(key, '1');
  files.put(key, '2');
  expect(textOf(key)).toBe('2');
  expect(readdirSync(join(path(), '..'))).toStrictEqual([hashOf(key)]);
});

test('a value with any byte changed is not there', () => {
  files.put(key, '{"text":"a page"}');
  const whole = readFileSync(path());
  for (const at of whole.keys()) {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 4, at);
    writeFileSync(path(), bytes);
    expect(files.find(key)).toBeNull();
  }
});

test('a value that was cut off is not there, and can be written again', () => {
  files.put(key, '{"text":"a page"}');
  for (let length = readFileSync(path()).length - 1; length >= 0; length -= 1) {
    truncateSync(path(), length);
    expect(files.find(key)).toBeNull();
  }
  files.put(key, '{}');
  expect(textOf(key)).toBe('{}');
});

test('a value that is read counts as used', () => {
  files.put(key, '{}');
  utimesSync(path(), new Date(0), new Date(0));
  files.find(key);
  expect(statSync(path()).mtimeMs).toBeGreaterThan(0);
});

/**
 * Writes values of a few keys over and over, without the cache: it is TypeScript, which a thread
 * cannot load.
 */
const writer = `
const { workerData: { folder, text, hashes } } = require('node:worker_threads');
const { mkdirSync, renameSync, writeFileSync } = require('node:fs');
for (let round = 0; round < 50; round += 1) {
  for (const [address, digest] of hashes) {
    mkdirSync(folder + '/' + address.slice(0, 1), { recursive: true });
    const draft = folder + '/' + address.slice(0, 1) + '/draft-' + text[0] + round;
    writeFileSync(draft, digest + text);
    renameSync(draft, folder + '/' + address);
  }
}`;

test('a value is whole whoever writes it meanwhile', async () => {
  const keys = ['1', '2', '3'];
  const texts = ['a', 'b'].map((letter) => letter.repeat(50_000));
  const ends = texts.map((text) => {
    const workerData = { folder, text, hashes: keys.map((each) => [addressOf(each), hashOf(text)]) };
    return new Promise<number>((done) => new Worker(writer, { eval: true, workerData }).once('exit', done));
  });
  for (let round = 0; round < 200; round += 1) {
    for (const each of keys) {
      const found = textOf(each);
      if (found !== undefined) expect(texts).toContain(found);
      files.put(each, texts[0] ?? '');
    }
    await new Promise(setImmediate);
  }
  expect(await Promise.all(ends)).toStrictEqual([0, 0]);
  for (const each of keys) expect(texts).toContain(textOf(each));
});
