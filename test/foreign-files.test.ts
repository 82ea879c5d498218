import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runDocsgen } from './support/docsgen.ts';
import { borrowBuiltSite, buildReport, type BuiltSite, cleanOutput } from './support/site-build.ts';
import { copySite } from './support/small-site.ts';
import { readFolder } from './support/read-folder.ts';

let built: string;
let site: BuiltSite;
beforeAll(async () => {
  built = copySite('minimal');
  await buildReport(built);
});
afterAll(() => rm(built, { recursive: true, force: true }));
beforeEach(() => {
  site = borrowBuiltSite(built);
});

const docsgen = (...args: readonly string[]) => runDocsgen([...args, '--root', site.root]);
/** As on a machine that has the output, but not what earlier builds knew. */
const forget = () => rmSync(join(site.root, '.docsgen'), { recursive: true });

describe('files that docsgen did not write are never removed', () => {
  test.each(['with', 'without'])(
    'from an output, %s .docsgen: the build is refused, and lists them',
    async (record) => {
      site.write('build/CNAME', 'docs.example.com\n');
      site.write('build/.git/HEAD', 'ref: refs/heads/gh-pages\n');
      site.write('build/docs/intro/photo.jpg', 'mine');
      const before = site.output();
      if (record === 'without') forget();
      const { status, stderr } = await docsgen('build');
      expect(status).toBe(1);
      expect(stderr).toMatch(
        /files that docsgen did not write \(foreign-output-file\):\n +CNAME\n +docs\/intro\/photo\.jpg\n +→/,
      );
      expect(site.output()).toStrictEqual(before);
    },
  );

  test.each(['with', 'without'])('from a folder in which an output lies, %s .docsgen', async (record) => {
    site.write('www/index.txt', 'mine');
    site.write('www/photos/p.jpg', 'mine');
    const www = join(site.root, 'www');
    await buildReport(site.root, '--out', join(www, 'docs'));
    const before = readFolder(www);
    if (record === 'without') forget();
    const { status, stderr } = await docsgen('build', '--out', www);
    expect(status).toBe(1);
    expect(stderr).toMatch(
      /did not write \(foreign-output-file\):\n +docs\/ \(\d+ files\)\n +index\.txt\n +photos\/p\.jpg\n/,
    );
    expect(readFolder(www)).toStrictEqual(before);
  });

  test('from one that has but a page of docsgen’s, and no manifest', async () => {
    site.remove('build/.docsgen-manifest');
    forget();
    const before = site.output();
    for (const command of ['build', 'clean']) {
      const { status, stderr } = await docsgen(command);
      expect(status).toBe(1);
      expect(stderr).toContain('files that docsgen did not write (foreign-output-file):\n');
    }
    expect(site.output()).toStrictEqual(before);
  });

  test('nor are docsgen’s files that were changed, if only the output knows them', async () => {
    site.write('build/docs/intro/index.html', 'mine');
    forget();
    const { status, stderr } = await docsgen('build');
    expect(status).toBe(1);
    expect(stderr).toContain('docs/intro/index.html (changed since docsgen wrote it)');
    expect(site.read('build/docs/intro/index.html')).toBe('mine');
  });
});

test('`docsgen clean` removes docsgen’s files, and lists the files that it keeps', async () => {
  site.write('build/CNAME', 'docs.example.com\n');
  site.write('build/.git', 'gitdir: elsewhere\n');
  site.write('build/docs/intro/index.html', 'mine');
  const { status, stderr } = await docsgen('clean');
  expect(status).toBe(0);
  expect(stderr).toMatch(/Left in build\/.*:\n {2}\.git\n {2}CNAME\n {2}docs\/intro\/index\.html\n/);
  expect([...site.output().keys()]).toStrictEqual(['.git', 'CNAME', 'docs/intro/index.html']);
  expect(existsSync(join(site.root, '.docsgen'))).toBe(false);
});

describe('the manifest in an output decides which files are docsgen’s', () => {
  test.each(['a file', 'a folder'])('as in a worktree whose `.git` is %s, which stays', async (git) => {
    site.write(git === 'a file' ? 'build/.git' : 'build/.git/HEAD', 'of git');
    forget();
    site.move('content/en/docs/intro.md', 'content/en/docs/start.md');
    await buildReport(site.root);
    const { [git === 'a file' ? '.git' : '.git/HEAD']: kept, ...pages } = Object.fromEntries(site.output());
    expect(kept).toBe(Buffer.from('of git').toString('base64'));
    expect(pages).toStrictEqual(Object.fromEntries(await cleanOutput(site.root)));
  });

  test('with the files of a file manager in it', async () => {
    site.write('build/docs/.DS_Store', 'of the Finder');
    site.write('content/en/docs/next.md', '# Next\n');
    expect(await site.rebuild()).toMatchObject({ rendered: 3 });
    expect(site.read('build/docs/.DS_Store')).toBe('of the Finder');
  });

  test('with empty folders', async () => {
    mkdirSync(join(site.root, 'build/empty/deep'), { recursive: true });
    expect(await site.rebuild()).toStrictEqual({ rendered: 0, changed: [] });
    expect((await docsgen('clean')).status).toBe(0);
    expect(existsSync(join(site.root, 'build'))).toBe(false);
  });
});
