import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { projectRoot, runDocsgen } from './support/docsgen.ts';
import { openEditedSite } from './support/edits/edited-site.ts';
import { all, links, one, textOf, texts } from './support/elements.ts';
import { parseHtml } from './support/parse-html.mjs';
import { pluginExample, pluginExamples, pluginText } from './support/plugin-manual.ts';
import { makeFolder } from './support/small-site.ts';

// Examples of the chapter about plugins that need no site of a special kind: one site has them all.

const root = makeFolder();
const site = openEditedSite(root);

/**
 * Writes all files of a page of the manual that have a path; those of a package lie in
 * `node_modules`.
 */
function putExamples(page: string): void {
  for (const { title, code } of pluginExamples().filter(
    (each) => each.page === page && each.title !== '' && each.title !== 'site.config.ts',
  ))
    site.write(title.replace(/^docsgen-plugin-/, 'node_modules/$&'), code);
}

beforeAll(async () => {
  mkdirSync(join(root, 'node_modules'));
  symlinkSync(projectRoot, join(root, 'node_modules/docsgen'));
  for (const page of ['config.md', 'parser.md', 'theme.md', 'strings.md', 'draw.md', 'references.md', 'publish.md'])
    putExamples(page);
  const plugins = ['status-link', 'figures', 'votes/votes', 'feedback/feedback', 'bars', 'issues'];
  site.write(
    'site.config.ts',
    `export default {
  title: 'All',
  url: 'https://all.internal',
  locales: { en: {}, es: {} },
  collections: { docs: { type: 'docs' } },
  navbar: { items: [{ type: 'search' }] },
  plugins: [${plugins.map((name) => `'./plugins/${name}.ts'`).join(', ')}],
};
`,
  );
  site.write(
    'content/en/docs/intro.md',
    `# Intro\n\n[The fault](/issues/812)\n\n${pluginText('draw.md', /````md\n([^]*?)````/)}`,
  );
  site.write('content/en/docs/figures.md', '%figures\n98 % answered\n12 s waiting\n');
  const { status, stderr } = await runDocsgen(['build', '--root', root, '--no-cache']);
  expect({ status, stderr }).toStrictEqual({ status: 0, stderr: '' });
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const page = (url: string) => parseHtml(site.read(`build/${url}/index.html`));

test('a plugin changes the configuration', () => {
  expect(links(one(page('docs/intro'), '.navbar')).at(-1)).toStrictEqual([
    'Status (opens in a new tab)',
    'https://status.example.com',
  ]);
});

test('a plugin parses texts of its own form', () => {
  expect(texts(one(page('docs/figures'), 'article'), 'p')).toStrictEqual(['98 % answered', '12 s waiting']);
});

test('a plugin brings a slot, a style sheet and a script', async () => {
  expect(texts(one(page('docs/intro'), '.votes'), 'button')).toStrictEqual(['Yes', 'No']);
  const names = await site.files(/^build\/assets\/.*\.(?:css|js)$/, 'build');
  const assets = names.map((name) => site.read(name)).join('\n');
  expect(textOf(one(page('docs/intro'), 'style'))).toContain('.votes{');
  expect(assets).toContain('Thank you.');
});

test('a plugin brings words in two languages', () => {
  expect(texts(page('docs/intro'), '.feedback')).toStrictEqual(['Was this page helpful?']);
  expect(texts(page('es/docs/intro'), '.feedback')).toStrictEqual(['¿Le ha servido esta página?']);
  expect(texts(parseHtml(site.read('build/404.html')), 'h1')).toStrictEqual(['This page is gone']);
});

test('a plugin draws code blocks, and reports the line that it cannot draw', async () => {
  const [light] = all(one(page('docs/intro'), '.diagram'), 'img').map(({ properties }) => properties);
  expect(light).toMatchObject({ alt: 'Bars: Monday 40, Tuesday 120', width: 300, height: 48 });
  expect(site.read(`build${String(light?.['src'])}`)).toContain('<rect y="24" width="120" height="16"/>');
  site.write('content/en/docs/wrong.md', '# Wrong\n\n```bars\nMonday 40\nTuesday\n```\n');
  const { status, stderr } = await runDocsgen(['build', '--root', root]);
  site.remove('content/en/docs/wrong.md');
  expect(status).toBe(1);
  expect(stderr).toContain('`Tuesday` does not end with a number');
  expect(stderr).toContain('content/en/docs/wrong.md:5:1');
  expect(stderr).toContain('Write a name and a number, such as `Monday 40`.');
});

test('a plugin answers links that lead nowhere', () => {
  expect(links(one(page('docs/intro'), 'article'))).toStrictEqual([
    ['The fault (opens in a new tab)', 'https://issues.example.com/812'],
  ]);
});

test('the package of the page about publishing works when a site names it, and refuses wrong options', async () => {
  const configure = (entry: string) =>
    site.write(
      'packaged/site.config.ts',
      `export default { title: 'P', url: 'https://p.internal', locales: { en: {} }, collections: { docs: { type: 'docs' } },\n${entry}};\n`,
    );
  const build = () => runDocsgen(['build', '--root', join(root, 'packaged')]);
  const entry = pluginExample('publish.md', 'site.config.ts');
  configure(entry);
  site.write('packaged/content/en/docs/intro.md', '# Intro\n\n[The fault](/issues/812)\n');
  expect(await build()).toMatchObject({ status: 0, stderr: '' });
  expect(site.read('packaged/build/docs/intro/index.html')).toContain('href="https://issues.example.com/812"');
  configure(entry.replace('tracker', 'traker'));
  expect((await build()).stderr).toContain('refuses its options: `tracker` must be an address.');
  const { files } = z
    .object({ files: z.array(z.string()) })
    .parse(JSON.parse(pluginExample('publish.md', 'docsgen-plugin-issues/package.json')));
  const named = pluginExamples().flatMap(({ page: name, title }) =>
    name === 'publish.md' && title.startsWith('docsgen-plugin-issues/') ? [basename(title)] : [],
  );
  expect(named.toSorted()).toStrictEqual([...files, 'package.json'].toSorted());
});
