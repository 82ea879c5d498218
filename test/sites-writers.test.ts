import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { runDocsgen, runProcess } from './support/docsgen.ts';
import { attributes, one, texts } from './support/elements.ts';
import { parseHtml } from './support/parse-html.mjs';
import { makeFolder } from './support/small-site.ts';

// What writers meet: names of files, index pages, titles, posts of the future.

const config = (more = '') => `import { defineConfig } from 'docsgen';
export default defineConfig({
  title: 'Phone',
  url: 'https://phone.example.org',
  reports: { 'placeholder-address': 'off', 'unreachable-locale': 'off' },
  locales: { en: { label: 'English' }, de: { label: 'Deutsch' } },
  navbar: { items: [{ type: 'docSidebar', collection: 'guide', position: 'left' }, { type: 'docSidebar', collection: 'web-api', position: 'left' }] },
  machineReaders: true,
  collections: {
    guide: { type: 'docs', title: { en: 'User guide', de: 'Anleitung' } },
    'web-api': { type: 'docs' },
    blog: { type: 'blog'${more} },
  },
});
`;

const index = (label: string, slug = '') => `label: ${label}\nlink:\n  type: generated-index\n${slug}`;

const files: Readonly<Record<string, string>> = {
  'site.config.ts': config(),
  'guide/calls.md': '# Calls\n\nA call.\n',
  'guide/zones.md': '# Zones\n\nA zone.\n',
  'guide/index.md': '# Welcome\n\n[a](<./other page.md>) [b](other%20page.md) [c](./deep/) [d](./deep/b/)\n',
  'guide/other page.md': '# Other\n\nText.\n',
  'guide/100% sure?.md': '# Sure\n\nText.\n',
  'guide/deep/index.md': '# Deep\n\n[a](./b/) [b](./b) [c](./x/) [d](./b/#more)\n',
  'guide/deep/b/index.md': '# B\n\n## More\n\nText.\n',
  'guide/deep/x.md': '# X\n\nText.\n',
  'guide/page/index.md': '# The index\n\nText.\n',
  'guide/page/Page.md': '# The page\n\nText.\n',
  'guide/server.md': '## Run a server\n\nText.\n\n## Stop it\n\nText.\n',
  'guide/links.mdx': '# Links\n\nSee <Link to="./calls.md">Calls</Link> <Link to="https://example.com/">Far</Link>\n',
  'web-api/start.md': '# Start\n\nText.\n',
  'web-api/one/_category_.yml': index('Overview'),
  'web-api/one/a.md': '# A\n\nText.\n',
  'web-api/2-two/_category_.yml': index('Overview'),
  'web-api/2-two/b.md': '# B\n\nText.\n',
  'web-api/three/_category_.yml': index('Limits'),
  'web-api/three/c.md': '# C\n\nText.\n',
  'blog/2020-01-01-past.md': '# Past\n\nText.\n',
  'blog/2099-01-01-future.md': '# Future\n\nText.\n',
  'blog/sooner.md': '---\ndate: 2098-05-05 10:30\n---\n\n# Sooner\n\nText.\n',
};

const root = makeFolder();
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  const file = join(root, path.includes('/') ? `content/en/${path}` : path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const summary = z.looseObject({
  waitingPosts: z.array(z.looseObject({})).default([]),
  problems: z.array(z.looseObject({ code: z.string() })),
});

/** Builds the site, at a time that counts as now if there is one. */
async function build(seconds?: number) {
  const command = ['build', '--json', '--root', root];
  const { stdout } = await (seconds === undefined
    ? runDocsgen(command)
    : runProcess(command, { SOURCE_DATE_EPOCH: String(seconds) }));
  return summary.parse(JSON.parse(stdout));
}

const read = (file: string) => readFileSync(join(root, 'build', file), 'utf8');
const page = (url: string) => parseHtml(read(`${url}/index.html`));
const article = (url: string) => one(page(url), 'article');
const linksIn = (url: string) => attributes(one(article(url), 'p'), 'a', 'href');
const isBuilt = (url: string) => existsSync(join(root, 'build', url, 'index.html'));

let built: z.output<typeof summary>;
beforeAll(async () => {
  for (const [path, text] of Object.entries(files)) write(path, text);
  built = await build();
});

test('the site has no mistakes', () => expect(built.problems).toStrictEqual([]));

test('the index page of a collection is first, and the others follow by name', () => {
  const labels = texts(one(page('guide/calls'), '.sidebar'), 'a');
  expect(labels[0]).toBe('Welcome');
});

test('a collection is called by its title, or else by its key', () => {
  expect(read('llms.txt')).toMatch(/^## User guide$[^]*^## Web api$/m);
  expect(read('de/guide/index.html')).toContain('Anleitung');
  const navbar = texts(one(page('guide'), 'header'), 'a');
  expect(navbar).toEqual(expect.arrayContaining(['User guide', 'Web api']));
  expect(navbar).not.toContain('Start');
});

test('files with spaces and signs in their names have addresses, and links by file find them', () => {
  expect(isBuilt('guide/other-page')).toBe(true);
  expect(isBuilt('guide/100-sure')).toBe(true);
  expect(linksIn('guide')).toStrictEqual([
    ...['/guide/other-page', '/guide/other-page', '/guide/deep', '/guide/deep/b'],
  ]);
});

test('folders in links of an index page are looked up from its own folder', () => {
  expect(linksIn('guide/deep')).toStrictEqual([
    ...['/guide/deep/b', '/guide/deep/b', '/guide/deep/x', '/guide/deep/b#more'],
  ]);
});

test('an index page wins over a file that is named like its folder', () => {
  expect(texts(article('guide/page'), 'h1')).toStrictEqual(['The index']);
  expect(texts(article('guide/page/Page'), 'h1')).toStrictEqual(['The page']);
});

test('a page without a title is called by its first heading everywhere', () => {
  const server = page('guide/server');
  expect(texts(one(server, 'article'), 'h1')).toStrictEqual(['Run a server']);
  expect(texts(one(server, 'head'), 'title').join()).toMatch(/^Run a server/);
  expect(texts(one(server, '.sidebar'), 'a')).toContain('Run a server');
  expect(texts(one(server, '.breadcrumbs'), 'li').at(-1)).toBe('Run a server');
});

test('`to` of a link is its address', () => {
  const [near, far] = linksIn('guide/links');
  expect([near, far]).toStrictEqual(['/guide/calls', 'https://example.com/']);
});

test('categories with one label have addresses of their folders', () => {
  expect(['one', 'two', 'limits'].map((name) => isBuilt(`web-api/category/${name}`))).toStrictEqual([true, true, true]);
  expect(isBuilt('web-api/category/overview-1')).toBe(false);
});

test('posts of the future wait, and the build says until when', async () => {
  expect(built.waitingPosts).toStrictEqual([
    { file: 'content/en/blog/sooner.md', date: '2098-05-05T10:30Z' },
    { file: 'content/en/blog/2099-01-01-future.md', date: '2099-01-01' },
  ]);
  expect(isBuilt('blog/2020/01/01/past')).toBe(true);
  for (const file of ['blog/rss.xml', 'sitemap-en.xml', 'blog/index.html'].filter((each) =>
    existsSync(join(root, 'build', each)),
  ))
    expect(read(file)).not.toMatch(/future|sooner/i);
  const later = await build(Date.UTC(2098, 5, 1) / 1000);
  expect(later.waitingPosts).toHaveLength(1);
  expect(isBuilt('blog/sooner')).toBe(true);
  write('site.config.ts', config(', futurePosts: true'));
  expect((await build()).waitingPosts).toStrictEqual([]);
  expect(isBuilt('blog/2099/01/01/future')).toBe(true);
});

test('mistakes of writers are told once, with what to write', async () => {
  const same = ['errors', 'hooks', 'calls'].map((name) => `web-api/same/${name}.md`);
  for (const file of same) write(file, '<h1>Fastify</h1>\n\n## Part\n\nText.\n');
  write('guide/links.mdx', '# Links\n\n<Link to="./nix.md">Nix</Link>\n');
  write('guide/zones.md', '---\nhead:\n  - tag: title\n  - tag: meta\n    attrs: { name: a }\n---\n\n# Zones\n');
  write('guide/other-page.md', '# Other\n\nText.\n');
  const { problems } = await build();
  const found = problems.map(({ code, title, hint }) => [code, `${String(title)} ${String(hint)}`] as const);
  const textsOf = (code: string) => found.flatMap(([each, text]) => (each === code ? [text] : []));
  expect(textsOf('repeated-title')).toStrictEqual([
    expect.stringMatching(/^3 pages have the title “Fastify”.*calls\.md.*errors\.md.*hooks\.md/),
  ]);
  expect(textsOf('broken-link')).toStrictEqual([expect.stringContaining('./nix.md')]);
  expect(textsOf('invalid-front-matter').join()).toContain('title_meta');
  expect(textsOf('unknown-front-matter-key').join()).toContain('`attributes`');
  expect(textsOf('duplicate-address').join()).toContain('/guide/other-page');
});
