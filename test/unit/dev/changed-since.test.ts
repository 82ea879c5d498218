import { mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { changedSince } from '../../../src/dev/changed-since.ts';
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

/** Nothing here is as young as that. */
const later = () => Date.now() + 60_000;

test('what has come is found, however old it is, and what has gone', async () => {
  for (const file of ['content/en/docs/a.md', 'content/en/docs/b.md', 'content/en/docs/_part.md', 'README.md'])
    write(file);
  expect(await changedSince(root, later(), ['content/en/docs/a.md', 'content/en/docs/c.md'])).toStrictEqual(
    new Set(['content/en/docs/b.md', 'content/en/docs/c.md']),
  );
});

test('a folder that is moved here has come', async () => {
  write('elsewhere/en/docs/a.md');
  write('elsewhere/en/docs/img/b.png');
  renameSync(join(root, 'elsewhere'), join(root, 'content'));
  expect(await changedSince(root, later(), [])).toStrictEqual(new Set(['content/en/docs/a.md']));
});

test('any file that has changed is found, but for packages, hidden folders and the output', async () => {
  for (const file of ['theme.css', 'node_modules/a/a.js', '.git/index', 'build/a.html', 'content/en/docs/_part.md'])
    write(file);
  utimesSync(join(root, 'theme.css'), 0, 0);
  expect(await changedSince(root, 0, [])).toStrictEqual(new Set(['theme.css', 'content/en/docs/_part.md']));
});
