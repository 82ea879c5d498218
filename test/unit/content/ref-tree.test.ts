import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSiteFiles, type SiteFiles } from '../../../src/content/site-files.ts';
import { makeRepository } from '../../support/git-repository.ts';
import { makeFolder } from '../../support/small-site.ts';

const folder = makeFolder();
const site = {
  root: join(folder, 'site'),
  security: { inlineStyles: false, dotfiles: [], linkedFolders: ['../shared'] },
};
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files: SiteFiles;
const placeOf = (commit: string, tree: string) => ({ ref: 'v1', commit, tree, folder: 'site/' });
beforeAll(() => {
  const { commit, git } = makeRepository(folder);
  mkdirSync(join(folder, 'site/content/en/docs/deep'), { recursive: true });
  const link = (target: string, path: string) => symlinkSync(target, join(folder, 'site/content/en/docs', path));
  link('../../../examples', 'linked');
  link('./real.md', 'alias.md');
  link('../../../../shared/part.md', 'shared.md');
  link('../../../../secret.md', 'outside.md');
  link('/etc/hosts', 'absolute.md');
  link('../../../../../../etc/hosts', 'above.md');
  link('../../../.env', 'hidden.md');
  link('./nothing.md', 'dead.md');
  link('./circle.md', 'circle.md');
  link('..', 'deep/up');
  const id = commit({
    'site/content/en/docs/real.md': 'Real',
    'site/content/en/docs/deep/page.md': 'Deep',
    'site/content/en/docs/.draft.md': 'Hidden',
    'site/content/en/docs/.git-notes/note.md': 'Hidden',
    'site/content/en/docs/picture.bin': 'version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 1\n',
    'site/examples/a.md': 'Example',
    'site/.env': 'TOKEN=1',
    'shared/part.md': 'Shared',
    'secret.md': 'Secret',
  });
  // What is in the folder now does not count.
  rmSync(join(folder, 'site'), { recursive: true });
  mkdirSync(site.root);
  files = createSiteFiles(site, new Map([['v1:./', placeOf(id, git('rev-parse', 'HEAD^{tree}'))]]));
});

const read = async (path: string) => {
  const found = await files.read(`v1:./${path}`);
  return found.type === 'file' ? found.bytes.toString() : found.type === 'refused' ? found.what : null;
};

describe('the files at a git ref', () => {
  test('are listed like those of a folder, with links followed inside the site only', () => {
    const listing = files.list('v1:./content/en/docs');
    expect(listing?.files).toStrictEqual([
      'alias.md',
      'deep/page.md',
      'linked/a.md',
      'picture.bin',
      'real.md',
      'shared.md',
    ]);
    expect(listing?.leftOut.map(({ path, what }) => `${path} ${what}`)).toStrictEqual([
      '.draft.md has a name that begins with a dot',
      '.git-notes has a name that begins with a dot',
      'above.md is a symbolic link that points outside the site',
      'absolute.md is a symbolic link that points outside the site',
      'circle.md is a symbolic link that points back to itself',
      'dead.md is a symbolic link to nothing',
      'deep/up is a symbolic link to a folder that contains it',
      'hidden.md is a link to `.env`, where a name begins with a dot',
      'outside.md is a symbolic link that points outside the site',
    ]);
  });

  test.each([
    ['content/en/docs/real.md', 'Real'],
    ['content/en/docs/alias.md', 'Real'],
    ['content/en/docs/shared.md', 'Shared'],
    ['content/en/docs/linked/a.md', 'Example'],
    ['examples/a.md', 'Example'],
    ['content/en/docs', null],
    ['content/en/docs/none.md', null],
    ['content/en/docs/real.md/more', null],
    ['content/en/docs/outside.md', 'is a symbolic link that points outside the site'],
    ['content/en/docs/hidden.md', 'is a link to `.env`, where a name begins with a dot'],
    ['content/en/docs/picture.bin', 'is in Git LFS, so git does not have it'],
    ['../../../etc/hosts', null],
  ])('%s is read as %s', async (path, expected) => {
    expect(await read(path)).toBe(expected);
  });

  test('have the ids of git, and none is a file of the folder', () => {
    expect(files.list('v1:./content/en/none')).toBeNull();
    expect(files.list('content/en/docs')).toBeNull();
    expect(files.lookUp('v1:./content/en/docs')).toMatchObject({ type: 'folder' });
    expect(files.lookUp('v1:./content/en/docs/alias.md')).toStrictEqual(files.lookUp('v1:./content/en/docs/real.md'));
    expect(files.lookUp('v2:./content/en/docs')).toStrictEqual({ type: 'missing' });
    const id = files.idOf('v1:./content/en/docs/real.md');
    expect(id).toMatch(/^[\da-f]{40}$/);
    expect(files.readId('v1:./content/en/docs/real.md', id ?? '').toString()).toBe('Real');
  });
});
