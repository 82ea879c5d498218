import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createSecondLook } from '../../../src/dev/second-look.ts';
import { watchSite } from '../../../src/dev/watch-site.ts';
import { makeFolder } from '../../support/small-site.ts';

function makeSite(): string {
  const root = makeFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, 'content'));
  writeFileSync(join(root, 'content/a.md'), 'one');
  return root;
}

test('a change that follows another one at once is told, too', async () => {
  const root = makeSite();
  const file = join(root, 'content/a.md');
  const told: string[][] = [];
  const watcher = watchSite({
    root,
    onChange: async (files) => {
      told.push([...files]);
      // The watcher itself would pass over this.
      if (told.length === 1) writeFileSync(file, 'three');
    },
    onFault: (error) => {
      throw error;
    },
  });
  onTestFinished(() => watcher.close());
  await watcher.ready;
  writeFileSync(file, 'two');
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(1), { timeout: 10_000 });
  expect(new Set(told.flat())).toStrictEqual(new Set(['content/a.md']));
});

test('what was told of is missed only if it has changed since', async () => {
  const root = makeSite();
  const look = createSecondLook(root);
  await look.begin();
  const file = join(root, 'content/a.md');
  expect(await look.findMissed()).toStrictEqual([]);
  utimesSync(file, 1, 1);
  expect(await look.findMissed()).toStrictEqual([]);
  look.note('unlink', 'content/a.md', undefined);
  expect(await look.findMissed()).toStrictEqual(['content/a.md']);
  expect(await look.findMissed()).toStrictEqual([]);
});

test('after a folder has come or gone all files are looked at', async () => {
  const root = makeSite();
  const look = createSecondLook(root);
  await look.begin();
  renameSync(join(root, 'content'), join(root, 'moved'));
  writeFileSync(join(root, 'b.md'), 'new');
  look.note('unlinkDir', 'content', undefined);
  expect((await look.findMissed()).toSorted()).toStrictEqual(['b.md', 'content/a.md', 'moved/a.md']);
  expect(await look.findMissed()).toStrictEqual([]);
});
