import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { copyFolders } from '../../../../src/cli/version/copy-folders.ts';
import { makeFolder } from '../../../support/small-site.ts';

function makeRoot(): string {
  const root = makeFolder();
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const folder of ['en/docs', 'es']) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, 'en/docs/intro.md'), 'Intro');
  return root;
}

const english = { path: 'en/docs@1', files: [{ from: 'en/docs/intro.md', to: 'a/intro.md' }] };
const listed = (root: string) => readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted();

test('nothing stays of folders if one cannot be made', async () => {
  const root = makeRoot();
  const before = listed(root);
  const lost = { path: 'es/docs@1', files: [{ from: 'es/docs/gone.md', to: 'gone.md' }] };
  await expect(copyFolders(root, [english, lost])).rejects.toThrow('ENOENT');
  expect(listed(root)).toStrictEqual(before);
});

test('what an interrupted run has left beside a folder does not become a part of it', async () => {
  const root = makeRoot();
  mkdirSync(join(root, 'en/.docs@1.partial'));
  writeFileSync(join(root, 'en/.docs@1.partial/old.md'), 'Old');
  const { paths, remove } = await copyFolders(root, [english, { path: 'es/docs@1', files: [] }]);
  expect(paths).toStrictEqual(['en/docs@1']);
  expect(listed(join(root, 'en/docs@1'))).toStrictEqual(['a', 'a/intro.md']);
  await remove();
  expect(listed(root)).toStrictEqual(['en', 'en/docs', 'en/docs/intro.md', 'es']);
});
