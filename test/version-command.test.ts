import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runDocsgen } from './support/docsgen.ts';
import { readFolder } from './support/read-folder.ts';
import { buildFolder, makeFolder } from './support/small-site.ts';

const head = `import { defineConfig } from 'docsgen';

export default defineConfig({
  title: 'Small',
  url: 'https://docs.example.com',
  locales: { en: {}, es: {}, pt: {} },
`;
const config = `${head}  collections: {
    guide: { type: 'docs' }, // not the last
    pages: { type: 'pages' },
  },
});
`;

const files = {
  'site.config.ts': config,
  'content/en/guide/intro.md': '# Intro\n\nSee [calls](app/calls.md) and ![a dot](app/dot.svg).\n',
  'content/en/guide/app/_category_.yml': 'label: The app\n',
  'content/en/guide/app/calls.md': '---\nslug: /phone\n---\n\n# Calls\n\nText.\n',
  'content/en/guide/app/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>\n',
  'content/en/guide/.hidden': 'No page.\n',
  'content/es/guide/intro.md': '# Introducción\n\nTexto.\n',
  'content/en/pages/index.md': '# Home\n\nText.\n',
};

function makeSite(changed: Readonly<Record<string, string>> = {}) {
  const root = makeFolder();
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const put = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  for (const [file, text] of Object.entries({ ...files, ...changed })) put(file, text);
  const version = (...args: readonly string[]) => runDocsgen(['version', ...args, '--root', root]);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return { root, put, version, read };
}

const withVersions = (versions: string, more = '') =>
  `${head}  collections: { guide: { type: 'docs', ${more}versions: ${versions} } },\n});\n`;

describe('docsgen version', () => {
  test('copies the docs of every language, and names the version in the configuration', async () => {
    const { root, version, read } = makeSite();
    const { status, stdout } = await version('1.0');
    expect({ status, stdout }).toStrictEqual({
      status: 0,
      stdout: [
        '✓ content/en/guide@1.0/',
        '✓ content/es/guide@1.0/',
        "✓ site.config.ts now has versions: [{ name: 'current' }, { name: '1.0' }]",
        "Readers see `current` first. If they should see 1.0, set `lastVersion: '1.0'`.",
        '',
      ].join('\n'),
    });
    expect(read('site.config.ts')).toBe(
      config.replace("{ type: 'docs' }", "{ type: 'docs', versions: [{ name: 'current' }, { name: '1.0' }] }"),
    );
    const copies = readFolder(join(root, 'content/en/guide@1.0'));
    const originals = new Map(readFolder(join(root, 'content/en/guide')));
    originals.delete('.hidden');
    expect(copies).toStrictEqual(originals);
    expect(readdirSync(join(root, 'content/en')).toSorted()).toStrictEqual(['guide', 'guide@1.0', 'pages']);
    expect(readdirSync(join(root, 'content')).toSorted()).toStrictEqual(['en', 'es']);

    const { routes } = await buildFolder(root);
    const urls = routes.map(({ url }) => url);
    expect(urls.filter((url) => url.includes('1.0'))).toStrictEqual([
      '/es/guide/1.0/intro',
      '/es/guide/1.0/phone',
      '/guide/1.0/intro',
      '/guide/1.0/phone',
      '/pt/guide/1.0/intro',
      '/pt/guide/1.0/phone',
    ]);
  });

  test('writes each new version before the older ones, and leaves the rest of the file as it is', async () => {
    const versions = `[
      { name: 'current', label: '2.0' }, // the docs of main
      { label: 'One', name: '1.0' },
    ]`;
    const text = withVersions(versions, "lastVersion: '1.0', ");
    const { version, read, put } = makeSite({ 'site.config.ts': text });
    put('content/en/guide@1.0/intro.md', '# Intro\n\nText.\n');
    const { status, stdout } = await version('2.0');
    expect({ status, stdout }).toMatchObject({ status: 0 });
    expect(stdout).toContain('`current` has the label 2.0 too: change it to the next release.');
    expect(stdout).toContain("Readers see `1.0` first. If they should see 2.0, set `lastVersion: '2.0'`.");
    expect(read('site.config.ts')).toBe(
      text.replace("label: '2.0' }, //", "label: '2.0' },\n      { name: '2.0' }, //"),
    );
    expect(read('content/en/guide@1.0/intro.md')).toBe('# Intro\n\nText.\n');
  });

  test('says what to write if the configuration cannot be changed safely', async () => {
    const text = `${head.replace('export', 'const versions = [{ name: "current" as const }];\n\nexport')}  collections: { guide: { type: 'docs', versions } },\n});\n`;
    const { version, read, root } = makeSite({ 'site.config.ts': text });
    const { status, stdout } = await version('1.0', '--quiet');
    expect({ status, stdout }).toStrictEqual({
      status: 0,
      stdout: "Add this after `current` in `collections.guide.versions` in site.config.ts:\n\n  { name: '1.0' },\n",
    });
    expect(read('site.config.ts')).toBe(text);
    expect(existsSync(join(root, 'content/es/guide@1.0/intro.md'))).toBe(true);
  });

  test('prints what it has done as JSON', async () => {
    const { version } = makeSite();
    const { stdout } = await version('1.0', '--json');
    expect(JSON.parse(stdout)).toStrictEqual({
      ok: true,
      problems: [],
      collection: 'guide',
      folders: ['content/en/guide@1.0', 'content/es/guide@1.0'],
      config: 'site.config.ts',
      entry: "versions: [{ name: 'current' }, { name: '1.0' }]",
      isEdited: true,
    });
  });

  test('needs the collection if there are several, where nobody can be asked', async () => {
    const { version, root, read } = makeSite({
      'site.config.ts': config.replace('    pages', "    api: { type: 'docs' },\n    pages"),
      'content/en/api/calls.md': '# Calls\n\nText.\n',
    });
    expect(await version('1.0')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('Name one with --collection: guide, api.'),
    });
    expect(await version('1.0', '--collection', 'api')).toMatchObject({ status: 0 });
    expect(read('site.config.ts')).toContain("api: { type: 'docs', versions: [{ name: 'current' }, { name: '1.0' }] }");
    expect(existsSync(join(root, 'content/en/guide@1.0'))).toBe(false);
  });

  test.each([
    ['of the languages', { 'docs/en/intro.md': '# Intro\n\nText.\n', 'docs/es/intro.md': '# Hola\n\nTexto.\n' }],
    ['with the docs themselves', { 'docs/intro.md': '# Intro\n\nText.\n' }],
  ])('copies a folder that the configuration names: one %s', async (_, docs) => {
    const text = `${head}  collections: { guide: { type: 'docs', source: 'docs' } },\n});\n`;
    const { version, root } = makeSite({ 'site.config.ts': text, ...docs });
    expect(await version('1.0')).toMatchObject({ status: 0, stdout: expect.stringContaining('✓ docs@1.0/\n') });
    expect(readFolder(join(root, 'docs@1.0'))).toStrictEqual(readFolder(join(root, 'docs')));
    const { routes } = await buildFolder(root);
    expect(routes.map(({ url }) => url)).toContain('/guide/1.0/intro');
  });

  test('copies the files behind links, in a site with one language without a folder of it', async () => {
    const { version, root } = makeSite({
      'site.config.ts': config.replace('{ en: {}, es: {}, pt: {} }', '{ en: {} }'),
    });
    cpSync(join(root, 'content/en'), join(root, 'content'), { recursive: true });
    await rm(join(root, 'content/en'), { recursive: true });
    symlinkSync('app/calls.md', join(root, 'content/guide/more.md'));
    await version('1.0');
    expect(readFolder(join(root, 'content/guide@1.0')).has('more.md')).toBe(true);
    writeFileSync(join(root, 'content/guide/app/calls.md'), '# Changed\n');
    expect(readFileSync(join(root, 'content/guide@1.0/more.md'), 'utf8')).toContain('# Calls');
  });
});

describe('docsgen version changes nothing if', () => {
  const two = withVersions("[{ name: 'current' }, { name: '1.0' }]");
  const older = { 'content/en/guide@1.0/intro.md': '# Intro\n\nText.\n' };
  test.each<[string, readonly string[], Readonly<Record<string, string>>, string]>([
    ['there is such a version', ['1.0'], { 'site.config.ts': two, ...older }, 'has the version `1.0` already'],
    ['it is the current one', ['current'], {}, 'has the version `current` already'],
    ['no folder can have the name', ['1/0'], {}, '`1/0` cannot be the name of a version'],
    ['the name is too long', ['1'.repeat(33)], {}, 'cannot be the name of a version'],
    ['a folder has the name', ['1.0'], older, 'content/en/guide@1.0 exists already'],
    [
      'a run that was interrupted has left a folder',
      ['1.0'],
      { 'content/pt/guide@1.0/intro.md': '# Intro\n' },
      'content/pt/guide@1.0 exists already',
    ],
    [
      'another version has its address',
      ['next'],
      { 'site.config.ts': withVersions("[{ name: 'current' }, { name: '1.0' }]", "lastVersion: '1.0', "), ...older },
      'The versions `current` and `next` of `guide` have the same path, "next"',
    ],
    [
      'the newest is not first',
      ['2.0'],
      { 'site.config.ts': withVersions("[{ name: '1.0' }, { name: 'current', path: 'next' }]"), ...older },
      '`current` is not the first of `collections.guide.versions`',
    ],
    ['there are no docs', ['1.0', '--collection', 'pages'], {}, 'has no collection `pages` of docs'],
  ])('%s', async (_, args, changed, title) => {
    const { root, version } = makeSite(changed);
    const before = readFolder(root);
    expect(await version(...args)).toMatchObject({ status: 2, stderr: expect.stringContaining(title) });
    expect(readFolder(root)).toStrictEqual(before);
  });

  test('a file is not readable', async () => {
    const { root, version } = makeSite();
    symlinkSync('nowhere.md', join(root, 'content/es/guide/lost.md'));
    expect(await version('1.0')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('content/es/guide/lost.md is a symbolic link to nothing'),
    });
    expect(existsSync(join(root, 'content/en/guide@1.0'))).toBe(false);
  });
});

describe('a name that a version cannot have is refused before anything is written', () => {
  const refused = async (name: string, changed: Readonly<Record<string, string>>, title: string) => {
    const { root } = makeSite(changed);
    const before = readFolder(root);
    const { status, stderr } = await runDocsgen(['version', '--root', root, '--', name]);
    expect({ name, status, stderr }).toStrictEqual({ name, status: 2, stderr: expect.stringContaining(title) });
    expect(readFolder(root)).toStrictEqual(before);
  };

  test.each([
    ['next', { 'content/en/guide/next.md': '# Next\n' }, '`guide` has a page at /guide/next, where the version'],
    ['2.0', { 'content/en/guide/2.0/a.md': '# A\n' }, '`guide` has a page at /guide/2.0/a, where the version'],
    ['phone', {}, '`guide` has a page at /guide/phone, where the version'],
    ['App', { 'content/en/guide/app/more.md': '# More\n' }, '`guide` has a page at /guide/app/more, where the version'],
    ['plan', { 'content/en/pages/guide/plan.md': '# Plan\n' }, '`guide` has a page at /guide/plan, where the version'],
  ] as const)('%s: a page has its address', (name, changed, title) => refused(name, changed, title));

  test.each([
    'con',
    'NUL',
    'aux',
    'lpt1',
    'com1.2',
    'prn',
    '-1',
    '--x',
    '.hidden',
    '2.',
    '2. ',
    ' 2',
    'guide',
    'Guide',
  ])('%j', (name) => refused(name, {}, `\`${name.trim()}`.slice(0, -1)));

  test('a name that differs from another one in case only', () =>
    refused('Current', {}, '`guide` has the version `current` already'));
});
