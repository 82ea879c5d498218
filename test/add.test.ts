import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { runDocsgen } from './support/docsgen.ts';
import { buildFolder, makeFolder } from './support/small-site.ts';

const config = `import { defineConfig } from 'docsgen';

const blog = { type: 'blog' } as const;

export default defineConfig({
  title: 'Small',
  url: 'https://docs.example.com',
  locales: {
    en: {},
    es: { label: 'Español' }, // not the last
  },
  collections: { guide: { type: 'docs' }, blog },
});
`;

function makeSite(text = config) {
  const root = makeFolder();
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const put = (file: string, content: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), content);
  };
  put('site.config.ts', text);
  put('content/en/guide/intro.md', '# Intro\n\nText.\n');
  put('content/en/blog/2026-01-31-first.md', '# First\n\nText.\n');
  const add = (...args: readonly string[]) => runDocsgen(['add', ...args, '--root', root]);
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  return { root, put, add, read };
}

describe('docsgen add page and post', () => {
  test('write files that build', async () => {
    const { root, put, add, read } = makeSite();
    put('content/en/blog/authors.yml', 'ana:\n  name: Ana\n');
    const page = ['page', 'Café: opening hours', '--folder', 'app/', '--description', 'When we are open.'];
    expect(await add(...page)).toMatchObject({ status: 0, stdout: '✓ content/en/guide/app/café-opening-hours.md\n' });
    expect(read('content/en/guide/app/café-opening-hours.md')).toBe(
      '---\ntitle: "Café: opening hours"\ndescription: When we are open.\n---\n',
    );
    expect((await add('page', 'Intro', '--locale', 'es')).stdout).toBe('✓ content/es/guide/intro.md\n');
    const post = await add('post', 'News of March', '--tags', 'news, spring');
    const [, file = ''] = /^✓ (content\/en\/blog\/\d{4}-\d\d-\d\d-news-of-march\.md)\n$/.exec(post.stdout) ?? [];
    expect(read(file)).toBe(
      '---\ntitle: News of March\nauthors:\n  - ana\ntags:\n  - news\n  - spring\n---\n\n<!-- truncate -->\n',
    );
    const { routes } = await buildFolder(root);
    expect(routes.map(({ url }) => url)).toContain('/guide/app/café-opening-hours');
    expect(routes.filter(({ url }) => url.endsWith('/news-of-march'))).toHaveLength(2);
  });

  test.each([
    ['Installation & setup: v2.0', 'installation-setup-v2-0'],
    ['What’s new in Node.js 20.19?', 'whats-new-in-node-js-20-19'],
    ["L'accès: l'API (bêta)", 'laccès-lapi-bêta'],
    ['  -- Über / uns --  ', 'über-uns'],
    ['通話の録音', '通話の録音'],
    ['हिन्दी', 'हिन्दी'],
  ])('name the file after the words of the title: %s', async (title, name) => {
    const { add } = makeSite();
    expect((await add('page', title)).stdout).toBe(`✓ content/en/guide/${name}.md\n`);
  });

  test.each([
    [['page', 'Intro'], 'content/en/guide/intro.md exists already'],
    [['page', '?!'], 'No file can be named after the title `?!`'],
    [['page', 'A', '--folder', '../blog'], "`../blog` is not in the collection's folder"],
    [['page', 'A', '--locale', 'ex'], 'The site has no locale `ex`'],
    [['page', 'A', '--collection', 'blog'], 'The site has no collection `blog` of pages'],
    [['post', 'A', '--authors', 'bob'], 'content/en/blog/authors.yml has no author `bob`'],
  ])('refuse %j', async (args, title) => {
    const { add } = makeSite();
    expect(await add(...args)).toMatchObject({ status: 2, stderr: expect.stringContaining(title) });
  });

  test('need a title, and the collection if there are several, where nobody can be asked', async () => {
    const { add, put } = makeSite();
    expect(await add('page')).toMatchObject({ status: 2, stderr: expect.stringContaining("'title'") });
    put(
      'site.config.ts',
      config.replace("guide: { type: 'docs' }", "guide: { type: 'docs' }, pages: { type: 'pages' }"),
    );
    expect((await add('page', 'A')).stderr).toContain('Name one with --collection: guide, pages.');
    expect(await add('page', 'A', '--collection', 'pages')).toMatchObject({ stdout: '✓ content/en/pages/a.md\n' });
  });
});

describe('docsgen add locale', () => {
  test('writes into the configuration, after the other locales', async () => {
    const { root, add, read } = makeSite();
    const { status, stdout } = await add('locale', 'pt-BR');
    expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining("'pt-BR': {} in locales") });
    expect(read('site.config.ts')).toBe(
      config
        .replace(
          "es: { label: 'Español' }, // not the last",
          "es: { label: 'Español' },\n    'pt-BR': {}, // not the last",
        )
        .replace('blog },\n', "blog },\n  navbar: { items: [{ type: 'localeDropdown' }] },\n"),
    );
    expect(stdout).toContain('✓ site.config.ts now has the language menu in navbar.items\n');
    expect(readdirSync(root).toSorted()).toStrictEqual(['content', 'site.config.ts']);
    expect((await add('locale', 'pt-BR')).stderr).toContain('The site has the locale `pt-BR` already');
    expect((await add('locale', 'x_')).stderr).toContain('`x_` is not a language tag');
  });

  test.each([
    [
      'after its items',
      "navbar: { items: [{ label: 'Guide', to: '/guide/intro' }] },",
      "navbar: { items: [{ label: 'Guide', to: '/guide/intro' }, { type: 'localeDropdown' }] },",
    ],
    [
      'on a line of its own, if they have one',
      "navbar: {\n    items: [\n      { label: 'Guide', to: '/guide/intro' },\n    ],\n  },",
      "navbar: {\n    items: [\n      { label: 'Guide', to: '/guide/intro' },\n      { type: 'localeDropdown' },\n    ],\n  },",
    ],
    [
      'beside its other fields',
      "navbar: { title: 'Small', hideOnScroll: true },",
      "navbar: { title: 'Small', hideOnScroll: true, items: [{ type: 'localeDropdown' }] },",
    ],
    [
      'not again',
      "navbar: { items: [{ type: 'localeDropdown', position: 'left' }] },",
      "navbar: { items: [{ type: 'localeDropdown', position: 'left' }] },",
    ],
    [
      'not beside a component of the site',
      "navbar: { items: [{ type: 'custom', component: 'Languages' }] },",
      "navbar: { items: [{ type: 'custom', component: 'Languages' }] },",
    ],
  ])('adds the language menu to the navbar: %s', async (_, before, after) => {
    const withNavbar = (navbar: string) => config.replace('blog },\n', `blog },\n  ${navbar}\n`);
    const { add, read } = makeSite(withNavbar(before));
    expect(JSON.parse((await add('locale', 'de', '--json')).stdout)).toMatchObject({ isEdited: true, hasMenu: true });
    expect(read('site.config.ts')).toBe(withNavbar(after).replace("'Español' }, //", "'Español' },\n    de: {}, //"));
  });

  test.each([
    ['an empty list', 'navbar: { items: [] },'],
    [
      'a variable',
      'navbar: bar, // The const is above.',
      "const bar = { items: [{ label: 'Guide', to: '/guide/intro' }] };\n",
    ],
  ])('says what to write if the navbar items are %s', async (_, navbar, code = '') => {
    const text = config.replace('blog },\n', `blog },\n  ${navbar}\n`).replace('const blog', `${code}const blog`);
    const { add, read } = makeSite(text);
    const { stdout } = await add('locale', 'de');
    expect(stdout).toContain(
      "Add this at the end of navbar.items in site.config.ts, so that readers find the language:\n\n  { type: 'localeDropdown' },\n",
    );
    expect(read('site.config.ts')).toBe(text.replace("'Español' }, //", "'Español' },\n    de: {}, //"));
  });

  test.each([
    [
      'are a variable',
      config.replace(/locales: \{[^]*?\n {2}\}/, 'locales: all').replace('const', 'const all = { en: {} };\nconst'),
    ],
    ['come from a base', `export default { extends: './base.mjs' };\n`],
  ])('says what to write if the locales %s', async (_, text) => {
    const { add, put, read } = makeSite(text);
    put(
      'base.mjs',
      `export default { title: 'S', url: 'https://docs.example.com', locales: { en: {} }, collections: {} };\n`,
    );
    const { status, stdout } = await add('locale', 'de');
    expect({ status, stdout }).toMatchObject({ status: 0, stdout: expect.stringContaining('\n  de: {},\n') });
    expect(read('site.config.ts')).toBe(text);
  });
});

describe('docsgen add plugin', () => {
  test('writes a plugin that the site uses', async () => {
    const { root, add, put, read } = makeSite();
    expect(await add('plugin', 'moved')).toMatchObject({
      status: 0,
      stdout: '✓ plugins/moved.ts\n✓ site.config.ts now lists it in plugins\n',
    });
    expect(await add('plugin', 'glossary')).toMatchObject({ status: 0 });
    expect(read('site.config.ts')).toContain("  plugins: ['./plugins/moved.ts', './plugins/glossary.ts'],\n});");
    put('content/en/guide/intro.md', '# Intro\n\n[Moved](/old/guide/intro)\n');
    const { read: readOutput } = await buildFolder(root);
    expect(readOutput('guide/intro/index.html')).toMatch(/href="\/guide\/intro"[^>]*>Moved/);
    const withOption = read('site.config.ts').replace(
      "'./plugins/moved.ts'",
      "['./plugins/moved.ts', { prefix: '/gone/' }]",
    );
    put('site.config.ts', withOption);
    put('content/en/guide/intro.md', '# Intro\n\n[Moved](/gone/guide/intro)\n');
    const { read: readAgain } = await buildFolder(root);
    expect(readAgain('guide/intro/index.html')).toMatch(/href="\/guide\/intro"[^>]*>Moved/);
    expect(await add('plugin', 'moved')).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('exists already'),
    });
    expect(await add('plugin', '../x')).toMatchObject({ status: 2 });
    expect(existsSync(join(root, 'x.ts'))).toBe(false);
  });
});
