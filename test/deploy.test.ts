import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { runDocsgen } from './support/docsgen.ts';
import { makeFolder } from './support/small-site.ts';

// Commits need an author, and the tests do not depend on the configuration of the machine.
const identity = { name: 'Writer', email: 'writer@example.com' };

beforeAll(() => {
  const settings = {
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: identity.name,
    GIT_AUTHOR_EMAIL: identity.email,
    GIT_COMMITTER_NAME: identity.name,
    GIT_COMMITTER_EMAIL: identity.email,
  };
  const earlier = Object.keys(settings).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, settings);
  return () => {
    for (const [name, value] of earlier) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  };
});

function git(folder: string, ...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

/** Returns a small site in a repository with a bare remote, and changes that are not committed. */
function makeRepository() {
  const parent = makeFolder();
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const [root, remote] = [join(parent, 'site'), join(parent, 'remote.git')];
  git(parent, 'init', '--quiet', '--bare', remote);
  git(parent, 'init', '--quiet', '--initial-branch', 'main', root);
  const put = (file: string, text: string) => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  put(
    'site.config.mjs',
    `export default { title: 'S', url: 'https://docs.internal', locales: { en: {} }, collections: { guide: { type: 'docs' } } };\n`,
  );
  put('content/en/guide/intro.md', '# Intro\n\nFirst text.\n');
  put('.gitignore', 'build/\n.docsgen/\n');
  git(root, 'add', '--all');
  git(root, 'commit', '--quiet', '--message', 'Begin');
  git(root, 'remote', 'add', 'origin', remote);
  put('staged.txt', 'staged');
  git(root, 'add', 'staged.txt');
  put('staged.txt', 'changed after that');
  put('new.txt', 'new');
  const deploy = (...options: readonly string[]) => runDocsgen(['deploy', '--root', root, ...options]);
  const show = (path: string) => git(remote, 'show', `gh-pages:${path}`);
  return { root, remote, put, deploy, show };
}

describe('docsgen deploy of a site with several folders', () => {
  const makeSite = () => {
    const repository = makeRepository();
    repository.put(
      'site.config.mjs',
      `export default {
  title: 'S',
  url: 'https://docs.internal',
  locales: { en: {}, es: { url: 'https://es.internal' }, 'es-MX': { url: 'https://es.internal' } },
  collections: { guide: { type: 'docs' } },
};\n`,
    );
    repository.put('.gitignore', 'build*/\n.docsgen/\n');
    const branches = () => git(repository.remote, 'branch', '--list', '--format', '%(refname:short)');
    return { ...repository, branches };
  };

  test('publishes none of them if it is not said which, and says how', async () => {
    const { root, deploy, branches } = makeSite();
    const { status, stderr } = await deploy();
    expect(status).toBe(1);
    expect(stderr).toContain('The site has 2 folders, each for a different address, but origin/gh-pages can have one');
    expect(stderr).toContain('build/ for https://docs.internal/: docsgen deploy --locale en\n');
    expect(stderr).toContain('build-es/ for https://es.internal/: docsgen deploy --locale es --branch …\n');
    expect([branches(), existsSync(join(root, 'build'))]).toStrictEqual(['', false]);
  });

  test('does not put the folder of another address into the branch of the site', async () => {
    const { deploy, branches } = makeSite();
    const { status, stderr } = await deploy('--locale', 'es');
    expect([status, stderr]).toStrictEqual([
      1,
      expect.stringContaining('origin/gh-pages is for build/, not for build-es/'),
    ]);
    expect(branches()).toBe('');
    const unknown = await deploy('--locale', 'it');
    expect([unknown.status, unknown.stderr]).toStrictEqual([2, expect.stringContaining('has no locale `it`')]);
  });

  test('publishes the whole folder of a locale, built or as it is', async () => {
    const { root, remote, deploy, branches, show } = makeSite();
    const spanish = await deploy('--locale', 'es-MX', '--branch', 'pages-es');
    expect([spanish.status, spanish.stderr]).toStrictEqual([0, '']);
    expect(spanish.stdout).toContain('  build-es/ for https://es.internal/; not published: build/\n');
    const files = git(remote, 'ls-tree', '-r', '--name-only', 'pages-es').split('\n');
    expect(files).toStrictEqual(expect.arrayContaining(['guide/intro/index.html', 'es-MX/guide/intro/index.html']));
    const { stdout } = await deploy('--locale', 'en', '--json');
    expect(JSON.parse(stdout)).toMatchObject({ branch: 'gh-pages', folder: join(root, 'build'), isPushed: true });
    expect(show('guide/intro/index.html')).toContain('lang="en"');
    expect(branches()).toBe('gh-pages\npages-es');
    const again = await deploy('--out', join(root, 'build'), '--locale', 'es', '--branch', 'pages-es');
    expect(again.stdout).toContain('✓ origin/pages-es already has this site\n');
  });
});

describe('docsgen deploy', () => {
  test('commits the built site on the branch, and leaves work tree, index and branches alone', async () => {
    const { root, remote, put, deploy, show } = makeRepository();
    const state = () => [
      git(root, 'status', '--porcelain'),
      git(root, 'diff', '--cached'),
      git(root, 'rev-parse', 'HEAD'),
      git(root, 'branch', '--list'),
    ];
    const before = state();
    const first = await deploy('--message', 'Publish it\n\nSaid twice: "publish".');
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.stdout).toMatch(/^✓ origin\/gh-pages now has [0-9a-f]{10} \d+ files changed/);
    expect(show('guide/intro/index.html')).toContain('First text.');
    const files = git(remote, 'ls-tree', '-r', '--name-only', 'gh-pages').split('\n');
    expect(files).toContain('.nojekyll');
    expect(files.filter((file) => /manifest|\.docsgen|staged|content/.test(file))).toStrictEqual([]);
    expect(git(remote, 'log', '-1', '--format=%B', 'gh-pages')).toBe('Publish it\n\nSaid twice: "publish".');
    expect(state()).toStrictEqual(before);

    expect((await deploy()).stdout).toContain('origin/gh-pages already has this site');
    expect(git(remote, 'rev-list', '--count', 'gh-pages')).toBe('1');

    put('content/en/guide/intro.md', '# Intro\n\nSecond text.\n');
    const trial = await deploy('--dry-run');
    expect(trial).toMatchObject({ status: 0, stdout: expect.stringContaining('would get') });
    expect(git(remote, 'rev-list', '--count', 'gh-pages')).toBe('1');
    expect(await deploy()).toMatchObject({ status: 0 });
    expect(show('guide/intro/index.html')).toContain('Second text.');
    expect(git(remote, 'rev-list', '--count', 'gh-pages')).toBe('2');
  });

  test('publishes a built folder as it is, on top of what somebody else has pushed', async () => {
    const { root, remote, put, deploy } = makeRepository();
    put('made/index.html', 'one\r\n');
    put('made/.docsgen-manifest', '{"files":[]}');
    put('made/.docsgen-draft', 'half a file');
    put('made/.docsgen-lock', '1');
    git(root, 'push', '--quiet', 'origin', 'main:pages');
    const made = ['--out', join(root, 'made'), '--branch', 'pages'];
    expect(await deploy(...made)).toMatchObject({ status: 0 });
    expect(git(remote, 'ls-tree', '-r', '--name-only', 'pages').split('\n')).toStrictEqual(['.nojekyll', 'index.html']);
    expect(execFileSync('git', ['show', 'pages:index.html'], { cwd: remote, encoding: 'utf8' })).toBe('one\r\n');
    expect(git(remote, 'rev-parse', 'pages~1')).toBe(git(root, 'rev-parse', 'main'));
    expect(() => readFileSync(join(root, 'build/index.html'))).toThrow('ENOENT');
  });

  test('refuses what it cannot do, before it builds', async () => {
    const { root, remote, put, deploy } = makeRepository();
    const refused = async (title: string, ...options: readonly string[]) =>
      expect(await deploy(...options)).toMatchObject({ status: 1, stderr: expect.stringContaining(title) });
    await refused('The repository has no remote upstream', '--remote', 'upstream');
    await refused('The branch main is checked out', '--branch', 'main');
    expect(await deploy('--branch', 'a..b')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('`a..b` cannot be the name of a branch'),
    });
    await refused(`There is no built site in ${join(root, 'content')}`, '--out', join(root, 'content'));
    put('index.html', 'A page of something else.');
    put('.docsgen-manifest', '{"files":[]}');
    await refused(`${root} is or contains the site's folder`, '--out', root);
    await refused(`${join(root, '..')} is or contains the site's folder`, '--out', join(root, '..'));
    symlinkSync(root, join(root, 'link'));
    await refused(`${root} is or contains the site's folder`, '--out', join(root, 'link'));
    put('made/index.html', '');
    await refused(`There is no built site in ${join(root, 'made')}`, '--out', join(root, 'made'));
    put('made/.docsgen-manifest', '{"files":[]}');
    symlinkSync('/etc/hostname', join(root, 'made/name.txt'));
    await refused(`name.txt in ${join(root, 'made')} is a symbolic link`, '--out', join(root, 'made'));
    await rm(join(root, 'made/name.txt'));
    put('made/part/.git/HEAD', '');
    await refused(`${join('part', '.git')} in ${join(root, 'made')} belongs to a`, '--out', join(root, 'made'));
    await rm(join(root, 'made/part'), { recursive: true });
    put('made/.git/HEAD', '');
    await refused(`${join(root, 'made')} is a git repository`, '--out', join(root, 'made'));
    await rm(join(root, 'made/.git'), { recursive: true });
    await rm(remote, { recursive: true });
    await refused('`git ls-remote` failed', '--out', join(root, 'made'));
  });

  test('names the two lines to type if git has no name for the author', async () => {
    const { root, deploy } = makeRepository();
    git(root, 'config', 'user.useConfigOnly', 'true');
    for (const name of ['GIT_AUTHOR_NAME', 'GIT_AUTHOR_EMAIL', 'GIT_COMMITTER_NAME', 'GIT_COMMITTER_EMAIL'])
      vi.stubEnv(name, undefined);
    onTestFinished(() => void vi.unstubAllEnvs());
    const { status, stderr } = await deploy();
    expect(status).toBe(1);
    expect(stderr).toContain('git does not know who you are');
    expect(stderr).toContain('git config --global user.name "Your Name"\n');
    expect(stderr).toContain('git config --global user.email "you@example.com"\n');
    expect(existsSync(join(root, 'build'))).toBe(false);
  });

  test('removes what an earlier run has left, in the output and in the repository', async () => {
    const { root, put, deploy } = makeRepository();
    expect(await deploy('--dry-run')).toMatchObject({ status: 0 });
    put('build/.docsgen-draft', 'half a file');
    put('.git/docsgen-index-1.lock', '');
    put('.git/docsgen-index-2', '');
    utimesSync(join(root, '.git/docsgen-index-1.lock'), 1, 1);
    expect(await deploy('--dry-run')).toMatchObject({ status: 0 });
    expect(existsSync(join(root, 'build/.docsgen-draft'))).toBe(false);
    // Another run may still use it.
    expect(readdirSync(join(root, '.git')).filter((name) => name.startsWith('docsgen-'))).toStrictEqual([
      'docsgen-index-2',
    ]);
  });

  test.each([
    ['https://docs.example.com', []],
    ['https://example.org', ['--dry-run']],
    ['http://localhost:3000', ['--json']],
  ])('refuses a site whose address %s is a placeholder, before it builds', async (url, options) => {
    const { root, put, deploy } = makeRepository();
    put(
      'site.config.mjs',
      `export default { title: 'S', url: '${url}', locales: { en: {} }, collections: { guide: { type: 'docs' } } };\n`,
    );
    const { status, stderr } = await deploy(...options);
    expect([status, stderr]).toStrictEqual([
      1,
      expect.stringContaining(`error The URL ${url} is only a placeholder (placeholder-address)`),
    ]);
    expect(existsSync(join(root, 'build'))).toBe(false);
    put(
      'site.config.mjs',
      `export default { title: 'S', url: '${url}', locales: { en: {} }, collections: { guide: { type: 'docs' } }, reports: { 'placeholder-address': 'off' } };\n`,
    );
    expect(await deploy(...options)).toMatchObject({ status: 0 });
  });

  test('says for which address the site was built, and where a domain of its own leads', async () => {
    const { put, deploy } = makeRepository();
    const first = await deploy();
    expect(first.stdout).toContain('\n  Built for https://docs.internal/\n');
    put('static/CNAME', 'docs.internal\n');
    expect(JSON.parse((await deploy('--json')).stdout)).toMatchObject({
      address: 'https://docs.internal/',
      base: null,
    });
  });

  test('needs a repository', async () => {
    const root = makeFolder();
    onTestFinished(() => rm(root, { recursive: true, force: true }));
    const { status, stderr } = await runDocsgen(['deploy', '--root', root]);
    expect({ status, stderr }).toStrictEqual({
      status: 1,
      stderr: expect.stringContaining(`${root} is not in a git repository`),
    });
  });
});
