import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readManifest } from '../../../../src/cli/init/read-manifest.ts';
import { makeFolder } from '../../../support/small-site.ts';

/** Makes a folder in which `package.json` is made by a function. */
function folderWith(make: (path: string) => void): string {
  const folder = makeFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  make(join(folder, 'package.json'));
  return folder;
}

test.each([
  ['a folder', (path: string) => mkdirSync(path)],
  ['a FIFO', (path: string) => void execFileSync('mkfifo', [path])],
])('%s in place of package.json is refused, and nothing waits for it', (_, make) => {
  expect(() => readManifest(folderWith(make))).toThrow('package.json cannot be extended: it is not a file');
});

test('without a package.json there is nothing to read', () => {
  expect(readManifest(folderWith(() => undefined))).toBeNull();
});
