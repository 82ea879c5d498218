import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { lookUp, readInside, type SiteFolder } from '../../../src/config/site-folder.ts';
import { openCheckouts } from '../../../src/content/checkouts.ts';
import { listSiteFiles } from '../../../src/content/list-site-files.ts';
import { makeRepository } from '../../support/git-repository.ts';
import { makeFolder } from '../../support/small-site.ts';

const folder = makeFolder();
const root = join(folder, 'site');
const security = { inlineStyles: false, dotfiles: [], linkedFolders: ['../shared', '../..'] };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let site: SiteFolder;
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
  git('update-index', '--add', '--cacheinfo', `160000,${id},site/content/en/docs/library`);
  git('commit', '--quiet', '--message', 'Add a submodule');
  const commitId = git('rev-parse', 'HEAD');
  // What is in the folder now does not count.
  rmSync(join(folder, 'site'), { recursive: true });
  mkdirSync(root);
  writeFileSync(join(root, 'secret.md'), 'Secret of today');
  const { folder: files, submodules } = openCheckouts(join(root, '.docsgen/cache/checkouts')).open({
    repository: folder,
    commit: commitId,
    folders: ['site', 'shared'],
  });
  const checkout = { ref: 'v1', commit: commitId, folder: relative(root, files), prefix: 'site/', submodules };
  site = { root, security, refs: new Map([['v1:./', checkout]]) };
});

const read = async (path: string) => {
  const found = await readInside(site, `v1:./${path}`);
  return found.type === 'file' ? found.bytes.toString() : found.type === 'refused' ? found.what : null;
};

describe('the files at a git ref', () => {
  test('are listed like those of a folder, with links followed inside the site only', () => {
    const listing = listSiteFiles(site, 'v1:./content/en/docs');
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
      'library is in a submodule, which has its own repository',
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
    ['../../../../../secret.md', null],
    ['../../../etc/hosts', null],
  ])('%s is read as %s', async (path, expected) => {
    expect(await read(path)).toBe(expected);
  });

  test('are none of the folder, and those of the folder are none of the ref', () => {
    expect(listSiteFiles(site, 'v1:./content/en/none')).toBeNull();
    expect(listSiteFiles(site, 'content/en/docs')).toBeNull();
    expect(lookUp(site, 'v1:./content/en/docs')).toMatchObject({ type: 'folder' });
    expect(lookUp(site, 'v1:./content/en/docs/alias.md')).toStrictEqual(lookUp(site, 'v1:./content/en/docs/real.md'));
    expect(lookUp(site, 'v2:./content/en/docs')).toStrictEqual({ type: 'missing' });
    expect(lookUp(site, 'v1:./../shared/part.md')).toMatchObject({ type: 'file' });
    expect(lookUp(site, 'v1:./content/en/docs/library/a.md')).toMatchObject({ type: 'refused' });
  });
});

describe('a checkout', () => {
  /** Makes a repository and returns a function that checks out what is committed. */
  const setUp = () => {
    const parent = makeFolder();
    onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
    const repository = join(parent, 'repository');
    const store = join(parent, 'checkouts');
    const open = (commit: string) => openCheckouts(store).open({ repository, commit, folders: ['.'] });
    return { ...makeRepository(repository), repository, store, open };
  };

  test('runs no filter and no hook, and has the bytes of git', () => {
    const { git, commit, repository, open } = setUp();
    const run = `touch "${join(repository, 'ran')}"; cat`;
    const id = commit({
      '.gitattributes': '*.md filter=foreign text eol=crlf ident\n*.txt export-ignore\n',
      'page.md': '$Id$ line\n',
      'left.txt': 'text\n',
    });
    git('config', 'filter.foreign.smudge', run);
    writeFileSync(join(repository, '.git/hooks/post-checkout'), `#!/bin/sh\n${run}\n`, { mode: 0o755 });
    const { folder: files } = open(id);
    expect(readFileSync(join(files, 'page.md'), 'utf8')).toBe('$Id$ line\n');
    expect(readFileSync(join(files, 'left.txt'), 'utf8')).toBe('text\n');
    expect(existsSync(join(repository, 'ran'))).toBe(false);
  });

  test('has no file outside its folder, whatever the tree says', () => {
    const { git, commit, repository, store, open } = setUp();
    commit({ 'a.md': 'A' });
    const blob = git('rev-parse', 'HEAD:a.md');
    writeFileSync(join(repository, 'link'), '../..');
    const link = git('hash-object', '-w', 'link');
    /** Git itself would not make such a tree. */
    const makeTree = (entries: readonly (readonly [mode: string, name: string, id: string])[]) => {
      const parts = entries.flatMap(([mode, name, id]) => [Buffer.from(`${mode} ${name}\0`), Buffer.from(id, 'hex')]);
      writeFileSync(join(repository, 'tree'), Buffer.concat(parts));
      return git('hash-object', '-w', '-t', 'tree', '--literally', 'tree');
    };
    const inner = makeTree([['100644', 'b.md', blob]]);
    const tree = makeTree([
      ['40000', '..', inner],
      ['40000', '.GIT', inner],
      ['120000', 'out', link],
      ['40000', 'out', inner],
      ['100644', 'a.md', blob],
    ]);
    const { folder: files } = open(git('commit-tree', '-m', 'Bad', tree));
    expect(readdirSync(store)).toHaveLength(1);
    expect(readdirSync(join(files, '..')).toSorted()).toStrictEqual(['files', 'submodules.json']);
    expect(readdirSync(files).toSorted()).toStrictEqual(['a.md', 'out']);
    expect(readdirSync(join(files, 'out'))).toStrictEqual(['b.md']);
  });

  test('is made once, is complete or not there, and goes when nobody has used it for a week', () => {
    const { commit, store, open } = setUp();
    const first = open(commit({ 'a.md': 'A' }));
    expect(open(commit({ 'a.md': 'A' }, '2026-01-06T12:00:00Z')).folder).not.toBe(first.folder);
    // A killed run leaves a part, which nobody takes for a checkout.
    mkdirSync(join(store, 'temporary-killed/files'), { recursive: true });
    const long = new Date(Date.now() - 8 * 24 * 3_600_000);
    for (const name of readdirSync(store)) utimesSync(join(store, name), long, long);
    const second = open(commit({ 'a.md': 'B' }, '2026-01-07T12:00:00Z'));
    openCheckouts(store).removeUnused();
    expect(readdirSync(store).map((name) => join(store, name, 'files'))).toStrictEqual([second.folder]);
    expect(readFileSync(join(second.folder, 'a.md'), 'utf8')).toBe('B');
  });
});
