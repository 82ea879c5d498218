import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createSiteReader } from '../../../../src/plugins/loading/read-site-file.ts';
import { makeFolder } from '../../../support/small-site.ts';

function useFolder(): string {
  const folder = makeFolder();
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a plugin reads files of the site, and docsgen knows which', () => {
  const root = useFolder();
  mkdirSync(join(root, 'data'));
  writeFileSync(join(root, 'data/terms.yml'), 'en: {}');
  symlinkSync('data/terms.yml', join(root, 'linked.yml'));
  const read: string[] = [];
  const reader = createSiteReader(root, ({ path }) => read.push(path));
  expect(reader('./data/terms.yml')).toBe('en: {}');
  expect(reader('linked.yml')).toBe('en: {}');
  expect(read).toEqual(['data/terms.yml', 'linked.yml']);
});

test('it reads nothing that the site may not publish', () => {
  const [root, outside] = [useFolder(), useFolder()];
  writeFileSync(join(outside, 'secret.yml'), 'secret');
  writeFileSync(join(root, '.env'), 'secret');
  mkdirSync(join(root, '.git'));
  writeFileSync(join(root, '.git/config'), 'secret');
  mkdirSync(join(root, 'folder'));
  symlinkSync(join(outside, 'secret.yml'), join(root, 'out.yml'));
  symlinkSync('.env', join(root, 'hidden.yml'));
  const reader = createSiteReader(root, () => expect.unreachable());
  expect(() => reader('../secret.yml')).toThrow('`../secret.yml` is outside the site');
  expect(() => reader(join(outside, 'secret.yml'))).toThrow('is outside the site');
  expect(() => reader('out.yml')).toThrow('`out.yml` is a symbolic link that points outside the site');
  expect(() => reader('hidden.yml')).toThrow('`hidden.yml` is a link to `.env`, where a name begins with a dot');
  expect(() => reader('.env')).toThrow('`.env` has a name that begins with a dot');
  expect(() => reader('.git/config')).toThrow('has a name that begins with a dot');
  expect(() => reader('folder')).toThrow('there is no file `folder`');
  expect(() => reader('none.yml')).toThrow('there is no file `none.yml`');
});
