import { appendFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { build } from '../src/build/build.ts';
import { DocsgenError } from '../src/shared/problem.ts';
import { makeRepository, writeFiles } from './support/git-repository.ts';
import { pickDifferent } from './support/pick-different.ts';
import { readFolder } from './support/read-folder.ts';
import { runLength } from './support/run-length.ts';
import { makeFolder } from './support/small-site.ts';

// Nothing changes at a git ref, so a build takes much of a version from the cache. Each case builds a
// site that was built before, and compares files and messages with those of a build without a cache.

// Threads load all modules again for every build.
vi.mock('tinypool', async () => ({ Tinypool: (await import('./support/pool-without-threads.ts')).PoolWithoutThreads }));

const dot = (width: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="4"></svg>`;
const docs = 'content/en/docs';

/** The docs of a release in two languages: plain pages, and one of each other kind. */
const release = (name: string): Readonly<Record<string, string>> => ({
  [`${docs}/intro.md`]: `---\ntags: [calls]\n---\n\n# Intro ${name}\n\n[Calls](./guide/calls.md#more), [about](/about#text).\n`,
  [`${docs}/guide/calls.md`]: `# Calls of ${name}\n\n[Intro](../intro.md)\n\n## More\n\nText.\n`,
  [`${docs}/guide/plain.md`]: `# Plain ${name}\n\nText.\n`,
  [`${docs}/guide/static.md`]: `# Static ${name}\n\n[A file](/files/list.txt), ![dot](/dot.svg).\n`,
  [`${docs}/guide/picture.md`]: `# Picture ${name}\n\n![Beside](./beside.svg)\n`,
  [`${docs}/guide/beside.svg`]: dot(name.length),
  [`${docs}/guide/include.md`]: `# Include ${name}\n\n<!--@include: ./_part.md-->\n`,
  [`${docs}/guide/_part.md`]: `A part of ${name}.\n`,
  [`${docs}/guide/parts.mdx`]: `import { Badge } from 'docsgen/theme';\n\n# Parts of ${name}\n\n<Badge>{'${name}'.toUpperCase()}</Badge>\n`,
  [`${docs}/guide/warning.md`]: `# Warning ${name}\n\n:::nothing\nText.\n:::\n`,
  [`${docs}/guide/draft.md`]: `---\ndraft: true\n---\n\n# Draft ${name}\n`,
  'content/es/docs/intro.md': `# Introducción ${name}\n\n[Llamadas](./guide/calls.md#more).\n`,
});

const three = `{ name: 'current' }, { name: '2.0', ref: 'release/2.x' }, { name: '1.0', ref: 'v1.0' }`;

const config = (versions = three, rest = '') => `export default {
  title: 'S', url: 'https://docs.example.com', locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs', versions: [${versions}] }, pages: { type: 'pages', path: '' } },
  navbar: { items: [{ type: 'docsVersionDropdown', collection: 'docs' }, { type: 'localeDropdown' }] },
  ${rest}
};
`;

/** A site that was built once. */
let built: string;
beforeAll(async () => {
  built = makeFolder();
  const { git, commit } = makeRepository(built);
  writeFiles(built, {
    '.gitignore': 'build\nclean\n.docsgen\n',
    'static/files/list.txt': 'A list.\n',
    'static/dot.svg': dot(9),
    'content/en/pages/about.md': '# About\n\n## Text\n\nText.\n',
  });
  commit(release('one'));
  git('tag', 'v1.0');
  commit(release('second'), '2026-02-05T12:00:00Z');
  git('branch', 'release/2.x');
  commit({ ...release('third'), 'site.config.mjs': config() }, '2026-03-05T12:00:00Z');
  await tryBuild(built, 'build');
});
afterAll(() => rmSync(built, { recursive: true, force: true }));

let root: string;
beforeEach(() => {
  root = makeFolder();
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  cpSync(built, root, { recursive: true, preserveTimestamps: true });
});

interface Choice {
  readonly cache?: boolean;
  readonly locales?: readonly string[];
  readonly drafts?: boolean;
}

async function tryBuild(folder: string, out: string, choice: Choice = {}) {
  const quiet = { profile: false, onProgress: () => undefined, onWait: () => undefined };
  try {
    const options = { root: folder, out: join(folder, out), drafts: false, cache: true, ...quiet, ...choice };
    const { warnings, rendered } = await build(options);
    return { problems: warnings, rendered };
  } catch (error) {
    if (!(error instanceof DocsgenError)) throw error;
    return { problems: error.problems, rendered: null };
  }
}

/**
 * Builds the site again, and checks that files and messages are those of a build without a cache.
 * Returns how many pages were rendered; null for a site that was refused.
 */
async function rebuild(choice: Choice = {}): Promise<number | null> {
  const again = await tryBuild(root, 'build', choice);
  rmSync(join(root, 'clean'), { recursive: true, force: true });
  const afresh = await tryBuild(root, 'clean', { ...choice, cache: false });
  expect(again.problems).toStrictEqual(afresh.problems);
  expect(again.rendered === null).toBe(afresh.rendered === null);
  if (again.rendered !== null && choice.locales === undefined) {
    expect(pickDifferent(readFolder(join(root, 'build')), readFolder(join(root, 'clean')))).toStrictEqual([]);
  }
  return again.rendered;
}

const edit = (path: string, text: string) => appendFileSync(join(root, path), text);
const write = (path: string, text: string) => writeFiles(root, { [path]: text });
const repository = () => makeRepository(root);
test('an edit in the newest version renders no page of the others, and tells their warnings', async () => {
  edit(`${docs}/guide/plain.md`, '\nEdited.\n');
  expect(await rebuild()).toBe(2);
  expect((await tryBuild(root, 'build')).problems.map(({ file }) => file)).toContain(
    'v1.0:./content/en/docs/guide/warning.md',
  );
});

const changes: readonly (readonly [string, () => unknown])[] = [
  ['a title of the newest version', () => write(`${docs}/intro.md`, '# Another title\n')],
  [
    'a heading that pages of other versions link to',
    () => write('content/en/pages/about.md', '# About\n\n## Another\n'),
  ],
  ['a removed page that pages of other versions link to', () => rmSync(join(root, 'content/en/pages/about.md'))],
  ['a new page', () => write(`${docs}/new.md`, '# New\n')],
  ['a translated page', () => write('content/es/pages/about.md', '# Sobre\n\n## Texto\n')],
  ['two pages with one address', () => write(`${docs}/again.md`, '---\nslug: /2.0/intro\n---\n\n# Again\n')],
  [
    'the configuration',
    () => write('site.config.mjs', config(three, "tagline: 'T', pageDetails: { readingTime: true },")),
  ],
  ['the level of a report', () => write('site.config.mjs', config(three, "reports: { brokenLinks: 'error' },"))],
  [
    'an address to edit pages',
    () =>
      write('site.config.mjs', config(three, "pageDetails: { editUrl: ({ path }) => 'https://example.com/' + path },")),
  ],
  ['the history', () => write('site.config.mjs', config(three, 'pageDetails: { lastUpdated: true },'))],
  ['the strings', () => write('strings/en.yml', 'contentNext: Onward\n')],
  ['the theme', () => write('theme/Footer.tsx', 'export function Footer() { return <p>Foot</p>; }\n')],
  [
    'a style sheet',
    () => write('site.config.mjs', config(three, "styles: ['./own.css'],")) ?? write('own.css', 'p { color: red; }\n'),
  ],
  ['a static file', () => write('static/files/list.txt', 'Another list.\n')],
  ['a static picture', () => write('static/dot.svg', dot(40))],
  ['a new static file at the address of a page', () => write('static/docs/1.0/guide/plain', 'A file.\n')],
  ['a removed static file', () => rmSync(join(root, 'static/files/list.txt'))],
];
/** One for each reason to look at a page of an old version again. */
const few = new Set([
  'a heading that pages of other versions link to',
  'two pages with one address',
  'the configuration',
  'the level of a report',
  'a new static file at the address of a page',
  'a removed static file',
]);

test.each(runLength({ short: changes.filter(([name]) => few.has(name)), long: changes }))(
  'after a change of %s a build is as without a cache',
  async (_, change) => {
    change();
    await rebuild();
    edit(`${docs}/guide/calls.md`, '\nEdited after that.\n');
    await rebuild();
  },
);

test('a plugin that looks at pages sees each of them', async () => {
  const plugin = (name: string) =>
    `export default () => ({ name: 'own', page: ({ title }) => ({ head: [{ tag: 'meta', attributes: { name: '${name}', content: title } }] }) });\n`;
  write('site.config.mjs', config(three, "plugins: ['./own.mjs'],"));
  for (const name of ['one', 'two']) {
    write('own.mjs', plugin(name));
    await rebuild();
  }
});

test('changed and deleted files of the output are written again', async () => {
  edit('build/docs/1.0/guide/plain/index.html', 'changed');
  rmSync(join(root, 'build/docs/2.0/guide/calls/index.html'));
  rmSync(join(root, 'build/es/docs/1.0/intro'), { recursive: true });
  expect(await rebuild()).toBe(3);
  rmSync(join(root, 'build'), { recursive: true });
  await rebuild();
});

test('a moved branch', async () => {
  const { git, commit } = repository();
  git('checkout', '--quiet', '--force', 'release/2.x');
  commit({ [`${docs}/guide/plain.md`]: '# Plain moved\n' });
  git('checkout', '--quiet', 'main');
  await rebuild();
  expect(readFileSync(join(root, 'build/docs/2.0/guide/plain/index.html'), 'utf8')).toContain('Plain moved');
  git('checkout', '--quiet', '--force', 'release/2.x');
  commit({ [`${docs}/guide/calls.md`]: '# Calls\n\nThe heading that others link to is gone.\n' });
  git('checkout', '--quiet', 'main');
  expect(await rebuild()).toBeNull();
  git('branch', '--force', 'release/2.x', 'v1.0');
  await rebuild();
});

test('a moved branch with only other words', async () => {
  const { git, commit } = repository();
  git('checkout', '--quiet', '--force', 'release/2.x');
  commit({ [`${docs}/guide/plain.md`]: '# Plain second\n\nText.\n\nOther words.\n' });
  git('checkout', '--quiet', 'main');
  expect(await rebuild()).toBe(2);
  expect(await rebuild()).toBe(0);
});

test('a new version is in the menus of all pages, and one that is taken out is not', async () => {
  repository().git('tag', 'v3.0');
  write('site.config.mjs', config(`${three}, { name: '3.0', ref: 'v3.0' }`));
  await rebuild();
  expect(readFileSync(join(root, 'build/docs/1.0/guide/plain/index.html'), 'utf8')).toContain('/docs/3.0/guide/plain');
  write('site.config.mjs', config());
  await rebuild();
  expect(await rebuild()).toBe(0);
});

test('one language, drafts, and both again', async () => {
  write(`${docs}/intro.md`, '# Another title\n');
  await rebuild({ locales: ['en'] });
  write(`${docs}/intro.md`, release('third')[`${docs}/intro.md`] ?? '');
  await rebuild();
  await rebuild({ drafts: true });
  await rebuild();
  expect(await rebuild()).toBe(0);
});

test('a refused build, and a repaired site after it', async () => {
  const before = readFileSync(join(root, 'content/en/pages/about.md'), 'utf8');
  write('content/en/pages/about.md', '---\ntitle: [\n---\n');
  expect(await rebuild()).toBeNull();
  write('content/en/pages/about.md', before);
  expect(await rebuild()).toBe(0);
});

test('an output folder of its own', async () => {
  write('content/en/pages/about.md', '# Other\n\n## Text\n');
  await tryBuild(root, 'other');
  await rebuild();
  expect(pickDifferent(readFolder(join(root, 'build')), readFolder(join(root, 'other')))).toStrictEqual([]);
});

test('lost and damaged files of the cache', async () => {
  for (const name of ['metadata', 'refs', 'outputs', 'search', 'content']) {
    const folder = join(root, '.docsgen/cache', name);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
    for (const entry of files.slice(0, 6)) writeFileSync(join(entry.parentPath, entry.name), 'damaged');
    edit(`${docs}/guide/plain.md`, '\nEdited.\n');
    await rebuild();
  }
});
