import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { loadSite } from '../src/pipeline/load-site.ts';
import { DocsgenError } from '../src/shared/problem.ts';
import { runDocsgen } from './support/docsgen.ts';
import { all, attributes, links, one, textOf } from './support/elements.ts';
import { makeRepository, writeFiles } from './support/git-repository.ts';
import { parseHtml } from './support/parse-html.mjs';
import { readSite } from './support/read-folder.ts';
import { makeFolder } from './support/small-site.ts';
import { tryBuild } from './support/try-build.ts';

const dot = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="4"></svg>`;

const docs = 'content/en/docs';

/** The docs of a release, in two languages, with everything that a page may refer to. */
const release = (name: string): Readonly<Record<string, string>> => ({
  [`${docs}/_defaults.yml`]: `description: The docs of ${name}.\n`,
  [`${docs}/intro.md`]: `---\nsidebar_position: 1\ntags: [calls, ${name}]\n---\n\n# Intro ${name}\n\n[Calls](./guide/01-calls.md), [again](/guide/01-calls.md), [page](@site/content/en/pages/about.md).\n\n![Beside](./img/beside.svg) ![Static](/static.svg)\n\n<!--@include: ./_part.md-->\n`,
  [`${docs}/_part.md`]: `A part of ${name}, ![from there](img/beside.svg).\n`,
  [`${docs}/img/beside.svg`]: dot(name.length),
  [`${docs}/guide/_category_.yml`]: `label: Guide of ${name}\n`,
  [`${docs}/guide/01-calls.md`]: `# Calls of ${name}\n\n\`\`\`js file="../sample.js"\n\`\`\`\n\n[Back](../intro.md#intro-${name})\n`,
  [`${docs}/guide/02-parts.mdx`]: `import { Badge } from 'docsgen/theme';\n\n# Parts of ${name}\n\n<Badge>{'${name}'.toUpperCase()}</Badge>\n`,
  [`${docs}/sample.js`]: `call('${name}');\n`,
  'content/es/docs/intro.md': `# Introducción ${name}\n\n[Llamadas](./guide/01-calls.md) ![Al lado](./img/beside.svg)\n`,
  'content/es/docs/guide/_category_.yml': `label: Guía de ${name}\n`,
});

const common = { 'static/static.svg': dot(9), 'content/en/pages/about.md': '# About\n\nText.\n' };

const config = (versions: string, rest = '') => `export default {
  title: 'S', url: 'https://docs.example.com', locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs', versions: [${versions}] }, pages: { type: 'pages', path: '' } },
  navbar: { items: [{ type: 'docsVersionDropdown', collection: 'docs' }, { type: 'localeDropdown' }] },
  ${rest}
};
`;

const three = `{ name: 'current' }, { name: '2.0', ref: 'release/2.x' }, { name: '1.0', ref: 'v1.0' }`;

/**
 * Makes a repository with the tag `v1.0`, the branch `release/2.x`, and other docs in its folder.
 */
function makeSite(versions = three, rest = '') {
  const root = makeFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const { git, commit } = makeRepository(root);
  writeFileSync(join(root, '.gitignore'), 'build\n.docsgen\n');
  commit({ ...release('one'), ...common });
  git('tag', '--annotate', '--message', 'First', 'v1.0');
  commit(release('second'), '2026-02-05T12:00:00Z');
  git('branch', 'release/2.x');
  commit({ ...release('third'), 'site.config.mjs': config(versions, rest) }, '2026-03-05T12:00:00Z');
  return { root, git, commit, out: join(root, 'build') };
}

const page = (out: string, path: string) => parseHtml(readFileSync(join(out, path, 'index.html'), 'utf8'));

test('a version at a tag is byte for byte the same as one in a folder', async () => {
  // The copy has no history.
  const undated = 'sitemap: { lastmod: false },';
  const { root, out } = makeSite(`{ name: 'current' }, { name: '1.0', ref: 'v1.0' }`, undated);
  expect((await tryBuild(root, { cache: true, out })).problems).toStrictEqual([]);
  const copy = makeFolder();
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  for (const name of ['content', 'static']) cpSync(join(root, name), join(copy, name), { recursive: true });
  const inFolders = Object.entries(release('one')).map(([path, text]) => [path.replace('/docs/', '/docs@1.0/'), text]);
  writeFiles(copy, {
    ...Object.fromEntries(inFolders),
    'site.config.mjs': config(`{ name: 'current' }, { name: '1.0' }`, undated),
  });
  const folderOut = join(copy, 'build');
  expect((await tryBuild(copy, { cache: true, out: folderOut })).problems).toStrictEqual([]);
  const [fromTag, fromFolder] = [readSite(out), readSite(folderOut)];
  expect([...fromTag.keys()]).toStrictEqual([...fromFolder.keys()]);
  expect([...fromTag].filter(([path, bytes]) => fromFolder.get(path) !== bytes).map(([path]) => path)).toStrictEqual(
    [],
  );
});

test('a folder, a branch and a tag are versions in two languages, each with its own files', async () => {
  const { out, root } = makeSite();
  expect(await tryBuild(root, { cache: true, out })).toMatchObject({ problems: [] });
  for (const [path, name, label, width] of [
    ['docs', 'third', 'Guide of third', '5'],
    ['docs/2.0', 'second', 'Guide of second', '6'],
    ['docs/1.0', 'one', 'Guide of one', '3'],
    ['es/docs/1.0', 'one', 'Guía de one', '3'],
  ] as const) {
    const intro = page(out, `${path}/intro`);
    expect(textOf(one(intro, 'h1')), path).toMatch(new RegExp(`${name}$`));
    expect(textOf(one(intro, '.sidebar')), path).toContain(label);
    expect(attributes(one(intro, 'article'), 'img', 'width'), path).toContain(width);
    expect(textOf(one(page(out, `${path}/guide/calls`), 'article')), path).toContain(`call('${name}');`);
    expect(textOf(one(page(out, `${path}/guide/parts`), 'article')), path).toContain(name.toUpperCase());
  }
  const article = one(page(out, 'docs/1.0/intro'), 'article');
  expect(textOf(article)).toContain('A part of one');
  expect(links(article).filter(([text]) => text !== '#')).toStrictEqual([
    ['Calls', '/docs/1.0/guide/calls'],
    ['again', '/docs/1.0/guide/calls'],
    ['page', '/about'],
  ]);
  expect(attributes(article, 'img', 'src')).toContain('/static.svg');
});

test('no entry of a menu of versions or languages leads nowhere, from pages and tags of any ref', async () => {
  const { out, root } = makeSite();
  await tryBuild(root, { cache: true, out });
  const paths = [...readSite(out).keys()].flatMap((path) => /^(.+)\/index\.html$/.exec(path)?.[1] ?? []);
  const menus = new Map(paths.map((path) => [path, all(page(out, path), '.dropdown-menu').map((menu) => links(menu))]));
  const addresses = [...menus.values()].flat(2).map(([, href]) => href);
  expect(addresses.length).toBeGreaterThan(100);
  expect(addresses.filter((href) => !existsSync(join(out, href, 'index.html')))).toStrictEqual([]);
  expect(menus.get('es/docs/1.0/tags/one')?.[0]).toStrictEqual([
    ['current Introducción third', '/es/docs/intro'],
    ['2.0 Introducción second', '/es/docs/2.0/intro'],
    ['1.0', '/es/docs/1.0/tags/one'],
  ]);
  expect(menus.get('docs/tags/calls')?.[0]?.map(([, href]) => href)).toStrictEqual([
    '/docs/tags/calls',
    '/docs/2.0/tags/calls',
    '/docs/1.0/tags/calls',
  ]);
});

test('a static file that was another at the ref is published beside the one of today', async () => {
  const { root, out, commit } = makeSite();
  commit({ 'static/static.svg': dot(2) });
  rmSync(join(root, docs, 'img'), { recursive: true });
  writeFiles(root, {
    [`${docs}/intro.md`]: '# Intro third\n\n![Static](/static.svg)\n',
    [`${docs}/_part.md`]: 'Part.\n',
  });
  rmSync(join(root, 'content/es/docs/intro.md'));
  expect(await tryBuild(root, { cache: true, out })).toMatchObject({ problems: [] });
  const widths = (path: string) => attributes(one(page(out, path), 'article'), 'img', 'width');
  expect(widths('docs/intro')).toStrictEqual(['2']);
  expect(widths('docs/1.0/intro')).toStrictEqual(['3', '9', '3']);
  expect(attributes(one(page(out, 'docs/1.0/intro'), 'article'), 'img', 'src')[1]).toMatch(
    /^\/assets\/static-\w{8}\.svg$/,
  );
});

/** Removes the contents of all files from a repository, and returns how many there were. */
function removeBlobs(root: string, git: (...args: readonly string[]) => string): number {
  const ids = git('cat-file', '--batch-all-objects', '--batch-check=%(objecttype) %(objectname)').split('\n');
  const blobs = ids.flatMap((line) => (line.startsWith('blob ') ? [line.slice(5)] : []));
  for (const id of blobs) rmSync(join(root, '.git/objects', id.slice(0, 2), id.slice(2)));
  return blobs.length;
}

test('an unchanged ref is not read again, and a moved one is', async () => {
  const { root, out, git, commit } = makeSite();
  const first = await tryBuild(root, { cache: true, out });
  expect(first.problems).toStrictEqual([]);
  git('checkout', '--quiet', 'release/2.x');
  commit({ [`${docs}/guide/01-calls.md`]: '# Calls of second\n\nMoved on.\n' });
  git('checkout', '--quiet', 'main');
  expect(await tryBuild(root, { cache: true, out })).toStrictEqual({ problems: [], rendered: 2 });
  expect(textOf(one(page(out, 'es/docs/2.0/guide/calls'), 'article'))).toContain('Moved on.');

  expect(removeBlobs(root, git)).toBeGreaterThan(10);
  expect(await tryBuild(root, { cache: true, out })).toStrictEqual({ problems: [], rendered: 0 });
  writeFileSync(join(root, docs, 'guide/01-calls.md'), '# Calls of third\n\nNew text.\n');
  expect(await tryBuild(root, { cache: true, out })).toStrictEqual({ problems: [], rendered: 2 });
  const before = readSite(out);
  // A clean build cannot do without them.
  const clean = await tryBuild(root, { cache: false, out: join(root, 'clean') });
  expect(clean.problems).toMatchObject([{ code: 'missing-ref', title: expect.stringContaining('contents') }]);
  expect(readSite(out)).toStrictEqual(before);
});

test('the edit link and the last change of a page are those of its ref', async () => {
  const details = (editUrl: string) => `pageDetails: { lastUpdated: true, editUrl: '${editUrl}' },`;
  const { root, out } = makeSite(three, details('https://git.example.com/{ref}/{path}'));
  await tryBuild(root, { cache: true, out });
  const shown = (path: string) => one(page(out, path), '.page-details');
  const edit = (path: string) => attributes(shown(path), 'a', 'href');
  expect(edit('docs/intro')).toStrictEqual([`https://git.example.com/HEAD/${docs}/intro.md`]);
  expect(edit('docs/2.0/intro')).toStrictEqual([`https://git.example.com/release/2.x/${docs}/intro.md`]);
  expect(edit('es/docs/1.0/intro')).toStrictEqual(['https://git.example.com/v1.0/content/es/docs/intro.md']);
  expect(textOf(shown('docs/intro'))).toContain('March 5, 2026');
  expect(textOf(shown('docs/2.0/intro'))).toContain('February 5, 2026');
  expect(textOf(shown('docs/1.0/intro'))).toContain('January 5, 2026');

  writeFileSync(join(root, 'site.config.mjs'), config(three, details('https://git.example.com/main/{path}')));
  await tryBuild(root, { cache: true, out });
  expect(edit('docs/intro')).toHaveLength(1);
  expect(edit('docs/1.0/intro')).toStrictEqual([]);
});

test('a mistake in a page at a ref is reported with the ref and its line', async () => {
  const { root, git, commit } = makeSite(`{ name: 'current' }, { name: '3.0', ref: 'v3.0' }`);
  commit({ [`${docs}/broken.md`]: '# Broken\n\n[Nowhere](./nowhere.md)\n\n![None](./none.png)\n' });
  git('tag', 'v3.0');
  rmSync(join(root, docs, 'broken.md'));
  const { status, stderr } = await runDocsgen(['build', '--root', root]);
  expect(status).toBe(1);
  expect(stderr).toContain(`v3.0:./${docs}/broken.md:3:1\n`);
  expect(stderr).toContain('3 │ [Nowhere](./nowhere.md)');
  expect(stderr).toContain(`v3.0:./${docs}/broken.md:5:1\n`);
});

const problemsOf = async (root: string) => {
  try {
    return (await loadSite({ root, drafts: false })).problems;
  } catch (error) {
    if (error instanceof DocsgenError) return error.problems;
    throw error;
  }
};

test('a missing ref is named, with the nearest ones', async () => {
  const { root, git } = makeSite(
    `{ name: 'current' }, { name: '1.0', ref: 'v1.O' }, { name: '2.0', ref: 'release/2.x' }`,
  );
  expect(await problemsOf(root)).toMatchObject([
    {
      code: 'missing-ref',
      title: 'The repository has no tag, branch or commit `v1.O`',
      hint: 'Did you mean `v1.0`? Tags and branches: main, release/2.x, v1.0.',
      file: 'site.config.mjs',
      line: 3,
    },
  ]);
  // A commit is a ref, and so is a branch that only the remote has.
  const [first = ''] = git('rev-list', '--reverse', 'HEAD').split('\n');
  writeFileSync(
    join(root, 'site.config.mjs'),
    config(`{ name: '1.0', ref: '${first.slice(0, 12)}' }, { name: '2.0', ref: '2.x' }`),
  );
  git('update-ref', 'refs/remotes/origin/2.x', 'HEAD');
  expect(await problemsOf(root)).toStrictEqual([]);
});

test.each(['-x', '--output=x', 'v1 0', 'v1:content', 'a..b', 'HEAD^', 'HEAD~1', '@{-1}', '/v1', 'v1\\n', ''])(
  'the text %j is not taken for a ref',
  async (ref) => {
    const { root } = makeSite(`{ name: 'current' }, { name: '1.0', ref: '${ref}' }`);
    expect(await problemsOf(root)).toMatchObject([{ code: 'invalid-config-value', line: 3 }]);
  },
);

test('a ref without the folder, a shallow clone and a folder without repository are explained', async () => {
  const { root, git, commit } = makeSite(
    `{ name: 'current' }, { name: '1.0', ref: 'v1.0' }, { name: '0.9', ref: 'v0.9' }`,
  );
  git('checkout', '--quiet', '--orphan', 'old');
  git('rm', '-r', '--quiet', '--cached', 'content');
  rmSync(join(root, 'content'), { recursive: true });
  commit({ 'docs/intro.md': '# Intro\n' });
  git('tag', 'v0.9');
  git('checkout', '--quiet', 'main');
  expect(await problemsOf(root)).toMatchObject([
    { code: 'empty-collection', title: 'There is no folder content/en/docs/ at the git ref `v0.9`', line: 3 },
  ]);

  const parent = makeFolder();
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  git('clone', '--quiet', '--depth', '1', '--no-tags', pathToFileURL(root).href, join(parent, 'clone'));
  const [missing] = await problemsOf(join(parent, 'clone'));
  expect(missing).toMatchObject({ code: 'missing-ref', title: 'The repository has no tag, branch or commit `v1.0`' });
  expect(missing?.hint).toContain('`git fetch --unshallow --tags`');

  git('config', 'uploadpack.allowFilter', 'true');
  git('clone', '--quiet', '--filter=blob:none', pathToFileURL(root).href, join(parent, 'partial'));
  expect(await problemsOf(join(parent, 'partial'))).toMatchObject([
    {
      code: 'missing-ref',
      title: 'The clone has the names of the files at `v1.0`, but not all of their contents',
      file: 'site.config.mjs',
      line: 3,
    },
  ]);

  rmSync(join(parent, 'clone/.git'), { recursive: true });
  expect(await problemsOf(join(parent, 'clone'))).toMatchObject([
    {
      code: 'missing-ref',
      title: 'The git ref `v1.0` cannot be read',
      hint: expect.stringContaining('not in a git repository'),
      line: 3,
    },
  ]);
});
