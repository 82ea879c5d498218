import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { lookUp, readInside } from '../../../src/config/site-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'docsgen-folder-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const site = { root, security: { inlineStyles: false, dotfiles: [], linkedFolders: [] } };

test('a file is read, and a folder counts as missing', async () => {
  mkdirSync(join(root, 'folder'));
  writeFileSync(join(root, 'folder/a.md'), 'A');
  expect(await readInside(site, 'folder/a.md')).toStrictEqual({ type: 'file', bytes: Buffer.from('A') });
  expect(await readInside(site, 'folder')).toStrictEqual({ type: 'missing' });
});

test('a link to nothing is refused, not missing', async () => {
  symlinkSync('nowhere.md', join(root, 'link.md'));
  expect(await readInside(site, 'link.md')).toMatchObject({ type: 'refused', what: 'is a symbolic link to nothing' });
});

test.each(['gone.md', 'folder/a.md/inside.md', 'a\0.md', `${'a'.repeat(5000)}.md`])('no file has the path %j', (path) =>
  expect(lookUp(site, path)).toStrictEqual({ type: 'missing' }),
);
