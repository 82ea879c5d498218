import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { systemProblem } from '../../../../src/cli/terminal/system-problem.ts';

const folder = mkdtempSync(join(tmpdir(), 'docsgen-system-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const file = join(folder, 'file');
writeFileSync(file, '');
symlinkSync('loop', join(folder, 'loop'));

/** Returns the error that a function throws. */
function thrownBy(act: () => unknown): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown');
}

test.each([
  ['a full disk', () => writeFileSync('/dev/full', 'x'), 'There is no space left on the disk'],
  ['a file in place of a folder', () => mkdirSync(join(file, 'x')), `${file}/x cannot be used`],
  ['a folder in place of a file', () => writeFileSync(folder, ''), `${folder} cannot be used`],
  ['a link to itself', () => readFileSync(join(folder, 'loop')), 'loop is a symbolic link that points back to itself'],
  ['a long name', () => writeFileSync(join(folder, 'x'.repeat(300)), ''), 'is longer than the file system allows'],
])('%s is described, with a hint', (_, act, title) => {
  const error = thrownBy(act);
  const problem = systemProblem(error);
  expect(problem?.severity).toBe('error');
  expect(problem?.title).toContain(title);
  expect(problem?.hint).not.toBe('');
  expect(systemProblem(new Error('It was caused', { cause: error }))).toStrictEqual(problem);
});

test.each([
  ["EROFS: read-only file system, open '/ro/file'", '/ro/file cannot be written: its file system is read-only'],
  ["ENOENT: no such file or directory, mkdir '/ro/.docsgen'", 'The folder /ro/.docsgen cannot be created'],
  ["EACCES: permission denied, open '/x'", '/x is not readable or not writable'],
  ["EMFILE: too many open files, open '/x'", 'Too many files are open at the same time'],
  ["ENOSPC: no space left on device, copyfile '/a' -> '/b'", 'There is no space left on the disk for /b'],
])('an error from a thread, which has only a message, is recognized: %s', (message, title) => {
  expect(systemProblem(new Error(message))?.title).toContain(title);
});

test.each([new TypeError('x is not a function'), new Error("ENOENT: no such file or directory, open '/x'"), 'text'])(
  '%s is none of these',
  (error) => expect(systemProblem(error)).toBeNull(),
);
