import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCache } from '../../../../src/cache/cache.ts';
import { openFileStamps } from '../../../../src/dev/session/file-stamps.ts';

let root = '';
const pathOf = (file: string) => join(root, file);
const hashOf = (file: string) =>
  createHash('sha256')
    .update(readFileSync(pathOf(file)))
    .digest('hex');

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'docsgen-'));
  for (const file of ['a.md', 'b.md']) writeFileSync(pathOf(file), `# ${file}\n`);
  await untilLater('a.md', 'b.md');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Resolves when the clock of the file system has advanced after the last write. */
async function untilLater(...files: readonly string[]): Promise<void> {
  const newest = Math.max(...files.map((file) => statSync(pathOf(file)).ctimeMs));
  do {
    await new Promise((done) => setTimeout(done, 1));
    writeFileSync(pathOf('clock'), '');
  } while (statSync(pathOf('clock')).ctimeMs <= newest);
}

const openStamps = () => openFileStamps(root, openCache({ folder: pathOf('cache'), identity: 'of this code' }));

/** Stores the current hashes of the files. */
async function keep(): Promise<void> {
  const stamps = await openStamps();
  await stamps.keep(new Map(['a.md', 'b.md'].map((file) => [file, hashOf(file)])));
}

async function known(): Promise<readonly (string | undefined)[]> {
  const stamps = await openStamps();
  return ['a.md', 'b.md', 'gone.md'].map(stamps.get);
}

test('files that have not changed are known, and stay so', async () => {
  expect(await known()).toStrictEqual([undefined, undefined, undefined]);
  await keep();
  expect(await known()).toStrictEqual([hashOf('a.md'), hashOf('b.md'), undefined]);
  await keep();
  expect(await known()).toStrictEqual([hashOf('a.md'), hashOf('b.md'), undefined]);
});

test('a file of the same size and time but another content is not known', async () => {
  const { atime, mtime } = statSync(pathOf('a.md'));
  await keep();
  await untilLater('a.md');
  writeFileSync(pathOf('a.md'), '# z.md\n');
  utimesSync(pathOf('a.md'), atime, mtime);
  expect(await known()).toStrictEqual([undefined, hashOf('b.md'), undefined]);
});

test('a file that was replaced by another one is not known', async () => {
  await keep();
  await untilLater('a.md');
  renameSync(pathOf('b.md'), pathOf('a.md'));
  expect(await known()).toStrictEqual([undefined, undefined, undefined]);
});

test('a file that changes while the server runs is not stored: it may have been read before', async () => {
  const stamps = await openStamps();
  const before = hashOf('a.md');
  writeFileSync(pathOf('a.md'), '# c.md\n');
  await stamps.keep(new Map([['a.md', before]]));
  expect(await known()).toStrictEqual([undefined, undefined, undefined]);
});
