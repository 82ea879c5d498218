import { mkdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { hashOf } from '../../../../src/system/hash.ts';
import { openCache } from '../../../../src/cache/cache.ts';
import { examineOutput } from '../../../../src/build/output/examine-output.ts';
import { openBuildRecord, type BuildRecord, type RecordedFile } from '../../../../src/build/output/build-record.ts';
import { makeFolder } from '../../../support/small-site.ts';
import { testOutput } from '../../../support/test-output.ts';

let root: string;
let file: string;
beforeEach(async () => {
  root = makeFolder();
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  file = join(root, 'out', 'docs', 'index.html');
  await outputIn('out').publish({ 'docs/index.html': 'a page' });
  const entries = await openEntries();
  openBuildRecord({ owned: new Map() }, entries).add('docs/index.html', entry());
  await entries.close();
});

const openEntries = () => openCache({ folder: root, identity: '1' }).packed<RecordedFile>('record');
const outputIn = (out: string) => testOutput(join(root, out), root);
const open = async (out = 'out'): Promise<BuildRecord> =>
  openBuildRecord(examineOutput(outputIn(out).place), await openEntries());
const find = async () => (await open()).find('docs/index.html');

function entry() {
  const { size, mtimeMs } = statSync(file);
  return { key: 'key', inputFingerprint: 'quick', hash: hashOf('a page'), size, mtimeMs, searchKey: null };
}

/** Writes to the file at another time than the build. */
function write(text: string): void {
  writeFileSync(file, text);
  utimesSync(file, new Date(0), new Date(0));
}

test('an unchanged file is found', async () => {
  expect(await find()).toStrictEqual(entry());
  expect((await open()).find('other.html')).toBeNull();
});

test('a file with another time but the same bytes is found', async () => {
  const written = entry();
  utimesSync(file, new Date(0), new Date(0));
  expect(await find()).toStrictEqual(written);
});

test.each(['b page', 'a Page', '', 'a page ', 'a pag'])('a file with the new text %j is not found', async (text) => {
  write(text);
  expect(await find()).toBeNull();
});

test('a removed file is not found', async () => {
  await rm(file);
  expect(await find()).toBeNull();
  await rm(join(root, 'out'), { recursive: true });
  expect(await find()).toBeNull();
});

test('neither is a folder in its place, nor a file in place of its folder', async () => {
  await rm(file);
  mkdirSync(file);
  expect(await find()).toBeNull();
  await rm(join(root, 'out', 'docs'), { recursive: true });
  writeFileSync(join(root, 'out', 'docs'), 'a file');
  expect(await find()).toBeNull();
});

test('another output has none of the entries', async () => {
  expect((await open('elsewhere')).find('docs/index.html')).toBeNull();
});
