import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { openRecordStore } from '../../../../src/pipeline/search/record-store.ts';
import type { PageRecord } from '../../../../src/search/index/page-record.ts';
import { makeFolder } from '../../../support/small-site.ts';

let path: string;
beforeEach(() => {
  const folder = makeFolder();
  path = join(folder, 'search', 'en');
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

const record = (...terms: readonly string[]): PageRecord => ({ terms, weights: Uint8Array.from(terms, () => 3) });

/**
 * Returns the terms of some records of the store, as a build that adds them, or takes them from
 * before, sees them.
 */
async function build(
  pages: Readonly<Record<string, PageRecord | null>>,
  version = '1',
): Promise<readonly (readonly string[])[]> {
  const store = await openRecordStore(path, version);
  const records = Object.entries(pages).map(([key, made]) => {
    if (made) store.add(key, made);
    return store.get(key);
  });
  await store.save();
  return records.map(({ ids }) => Array.from(ids, (id) => store.terms()[id] ?? ''));
}

it('keeps the records of one build for the next', async () => {
  await build({ a: record('one', 'two'), b: record('two', 'three') });
  expect(await build({ a: null, b: null })).toEqual([
    ['one', 'two'],
    ['two', 'three'],
  ]);
});

it('forgets what no page asks for any more, with its terms', async () => {
  await build({ a: record('one', 'two'), b: record('two', 'three') });
  await build({ b: null });
  const store = await openRecordStore(path, '1');
  expect(store.terms()).toEqual(['two', 'three']);
  expect(store.has('a')).toBe(false);
  expect(store.has('b')).toBe(true);
});

it('is empty when the file is not what was written', async () => {
  await build({ a: record('one') });
  const bytes = readFileSync(path);
  bytes.writeUInt8((bytes.at(-1) ?? 0) ^ 1, bytes.length - 1);
  writeFileSync(path, bytes);
  expect((await openRecordStore(path, '1')).has('a')).toBe(false);
  writeFileSync(path, 'short');
  expect((await openRecordStore(path, '1')).has('a')).toBe(false);
});

it('is empty for code that makes records otherwise', async () => {
  await build({ a: record('one') });
  expect((await openRecordStore(path, '2')).has('a')).toBe(false);
  expect(await build({ a: record('new') }, '2')).toEqual([['new']]);
});
