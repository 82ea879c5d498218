import { mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { changedSince } from '../../../src/dev/watch/changed-since.ts';
import { makeFolder } from '../../support/small-site.ts';

let root: string;
beforeEach(() => {
  root = makeFolder();
  onTestFinished(() => rmSync(root, { recursive: true }));
});

function write(file: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), '');
}

/**
 * Writes a file until the clock by which the disk stamps files has moved on. Returns its time, in
 * milliseconds.
 */
function nextTick(file: string): number {
  const path = join(root, file);
  const before = statSync(path).ctimeMs;
  while (statSync(path).ctimeMs === before) write(file);
  return statSync(path).ctimeMs;
}

/** The files that were known before, in a site with a folder outside. */
function known(...files: readonly string[]) {
  return { files, contentFolders: ['content', '../shared/docs'], staticFolders: ['static', '../brand'] };
}

/** Later than all files here. */
const later = () => Date.now() + 60_000;

test('added files are found, however old they are, and removed ones', async () => {
  for (const file of ['content/en/docs/a.md', 'content/en/docs/b.md', 'content/en/docs/_part.md', 'README.md'])
    write(file);
  expect(await changedSince(root, later(), known('content/en/docs/a.md', 'content/en/docs/c.md'))).toStrictEqual(
    new Set(['content/en/docs/b.md', 'content/en/docs/c.md']),
  );
});

test('a folder that was moved here counts as added', async () => {
  write('elsewhere/en/docs/a.md');
  write('elsewhere/en/docs/img/b.png');
  renameSync(join(root, 'elsewhere'), join(root, 'content'));
  expect(await changedSince(root, later(), known())).toStrictEqual(new Set(['content/en/docs/a.md']));
});

test('the files of a replaced folder count as changed, however old they are', async () => {
  for (const folder of ['next', 'content/en/docs']) {
    write(`${folder}/a.md`);
    write(`${folder}/deep/b.md`);
  }
  write('content/en/pages/c.md');
  const files = ['content/en/docs/a.md', 'content/en/docs/deep/b.md', 'content/en/pages/c.md'] as const;
  const start = nextTick(files[2]);
  renameSync(join(root, 'content/en/docs'), join(root, '.former'));
  renameSync(join(root, 'next'), join(root, 'content/en/docs'));
  expect(await changedSince(root, start, known(...files))).toContain('content/en/docs/deep/b.md');
});

test('any changed file is found, except in packages, hidden folders and the output', async () => {
  for (const file of ['theme.css', 'node_modules/a/a.js', '.git/index', 'build/a.html', 'content/en/docs/_part.md'])
    write(file);
  utimesSync(join(root, 'theme.css'), 0, 0);
  expect(await changedSince(root, 0, known())).toStrictEqual(new Set(['theme.css', 'content/en/docs/_part.md']));
});

test('the folders outside the site are read, without packages in them', async () => {
  const folder = root;
  root = join(folder, 'site');
  const old = ['../shared/docs/a.md', '../brand/logo.svg'];
  for (const file of ['index.md', ...old, '../shared/docs/b.md', '../shared/docs/node_modules/c.md', '../brand/d.svg'])
    write(file);
  expect(await changedSince(root, later(), known(...old, '../brand/gone.svg'))).toStrictEqual(
    new Set(['../shared/docs/b.md', '../brand/d.svg', '../brand/gone.svg']),
  );
  root = folder;
});
