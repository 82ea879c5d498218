import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { openRecordStore } from '../../../src/build/search/record-store.ts';
import type { PageRecord } from '../../../src/search/index/page-record.ts';
import { makeFolder } from '../../support/small-site.ts';

let path: string;
beforeEach(() => {
  const folder = makeFolder();
  path = join(folder, 'search', 'en');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

const record =
  (...terms: readonly string[]) =>
  (): PageRecord => ({ terms, weights: Uint8Array.from(terms, () => 3) });
const never = (): PageRecord => {
  throw new Error('made again');
};

/** Returns the terms of some records of the store, as a build that asks for them sees them. */
async function build(pages: Readonly<Record<string, () => PageRecord>>): Promise<readonly (readonly string[])[]> {
  const store = await openRecordStore(path);
  const records = Object.entries(pages).map(([key, make]) => store.get(key, make));
  await store.save();
  return records.map(({ ids }) => Array.from(ids, (id) => store.terms()[id] ?? ''));
}

it('keeps the records of one build for the next', async () => {
  await build({ a: record('one', 'two'), b: record('two', 'three') });
  expect(await build({ a: never, b: never })).toEqual([
    ['one', 'two'],
    ['two', 'three'],
  ]);
});

it('forgets what no page asks for any more, with its terms', async () => {
  await build({ a: record('one', 'two'), b: record('two', 'three') });
  await build({ b: never });
  const store = await openRecordStore(path);
  expect(store.terms()).toEqual(['two', 'three']);
  expect(() => store.get('a', never)).toThrow('made again');
});

it('makes records anew when the file is not what was written', async () => {
  await build({ a: record('one') });
  const bytes = readFileSync(path);
  bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1);
  writeFileSync(path, bytes);
  expect(await build({ a: record('new') })).toEqual([['new']]);
  writeFileSync(path, 'short');
  expect(await build({ a: record('newer') })).toEqual([['newer']]);
});
