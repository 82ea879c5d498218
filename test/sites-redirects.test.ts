import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runDocsgen } from './support/docsgen.ts';
import { attributes, links, one } from './support/elements.ts';
import { parseHtml } from './support/parse-html.mjs';
import { borrowSite, buildSite, siteFile, type SmallSite } from './support/small-site.ts';

let site: SmallSite;
beforeAll(async () => {
  site = await buildSite('redirects');
});
afterAll(() => rm(site.root, { recursive: true, force: true }));

const pagesIn = (out: string) =>
  readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.html'));

/**
 * The pages of old addresses: those that are in no list of pages, except redirects to a home page.
 */
const oldPages = () => {
  const own = new Set(site.routes.map(({ output }) => output));
  return pagesIn(site.out)
    .filter((path) => !own.has(path))
    .toSorted();
};

describe('files as they are expected; `UPDATE=1` writes them', () => {
  test.each(['_redirects', '_headers', 'vercel.json', 'start/index.html', 'assets/404/addresses.json'])(
    '%s',
    (path) => {
      const text = site.read(path);
      const file = siteFile('redirects', join('expected', path));
      if (process.env['UPDATE'] === '1') {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text);
      }
      expect(text).toBe(readFileSync(file, 'utf8'));
    },
  );
});

test('GitHub Pages is told to publish every file', () => expect(site.read('.nojekyll')).toBe(''));

test('each old address is a page that leads to the new one, in every language that has it', () => {
  const found = oldPages().map((path) => [path, attributes(parseHtml(site.read(path)), 'script', 'dataTo')[0]]);
  expect(Object.fromEntries(found)).toStrictEqual({
    'api/index.html': '/docs/API',
    'begin/index.html': '/docs/intro#begin',
    'chat/index.html': 'https://chat.example.com/room?a=b',
    'company/index.html': '/about',
    'docs/first.html': '/docs/intro#begin',
    'docs/introduction/index.html': '/docs/intro',
    'docs/reference/api/index.html': '/docs/API',
    'es/api/index.html': '/es/docs/API',
    'es/begin/index.html': '/es/docs/intro#begin',
    'es/chat/index.html': 'https://chat.example.com/room?a=b',
    'es/company/index.html': '/es/about',
    'es/docs/first.html': '/es/docs/intro#begin',
    'es/docs/introduccion/index.html': '/es/docs/intro',
    'es/docs/introduction/index.html': '/es/docs/intro',
    'es/docs/reference/api/index.html': '/es/docs/API',
    'es/news/first/index.html': '/es/blog/2026/01/05/first',
    'es/start/index.html': '/es/docs/intro#begin',
    'es/viejo/index.html': '/es/docs/intro',
    'news/first/index.html': '/blog/2026/01/05/first',
    'start/index.html': '/docs/intro#begin',
  });
});

test('such a page has a link to the new one, and its address without the anchor as the canonical one', () => {
  for (const path of oldPages()) {
    const page = parseHtml(site.read(path));
    const [to = ''] = attributes(page, 'script', 'dataTo');
    expect(links(one(page, 'body')).map(([, href]) => href)).toStrictEqual([to]);
    expect(attributes(page, 'link', 'href')).toStrictEqual([
      new URL(to.replace(/#.*/, ''), 'https://docs.example.com').href,
    ]);
  }
});

test('old addresses are in no map and no list of addresses of the site', () => {
  const maps = readdirSync(site.out).filter((name) => /^(?:sitemap.*\.xml|llms.*\.txt)$/.test(name));
  expect(maps).not.toStrictEqual([]);
  for (const name of maps) expect(site.read(name)).not.toMatch(/\/(?:start|begin|company|introduction)\b/);
});

test('texts have copies for servers, with the old pages and without small files', () => {
  expect(existsSync(join(site.out, 'docs/intro/index.html.br'))).toBe(true);
  expect(existsSync(join(site.out, 'docs/intro/index.html.gz'))).toBe(true);
  expect(existsSync(join(site.out, '_redirects.br'))).toBe(site.read('_redirects').length >= 1024);
});

test('a redirect that is removed takes its page and its rules with it', async () => {
  const root = borrowSite('redirects');
  const file = join(root, 'site.config.ts');
  expect(await runDocsgen(['build', '--root', root])).toMatchObject({ status: 0 });
  writeFileSync(file, readFileSync(file, 'utf8').replace(/.*\/chat.*\n/, ''));
  expect(await runDocsgen(['build', '--root', root])).toMatchObject({ status: 0 });
  const out = join(root, 'build');
  expect(pagesIn(site.out).filter((path) => !existsSync(join(out, path)))).toStrictEqual([
    'chat/index.html',
    'es/chat/index.html',
  ]);
  expect(readFileSync(join(out, '_redirects'), 'utf8')).toBe(site.read('_redirects').replace(/.*\/chat .*\n/g, ''));
});

test('`docsgen permalinks` writes the addresses, and a build says which are gone', async () => {
  const root = borrowSite('redirects');
  const list = join(root, 'permalinks.txt');
  expect(await runDocsgen(['permalinks', '--root', root, '--quiet'])).toMatchObject({ status: 0, stdout: '' });
  const text = readFileSync(list, 'utf8');
  expect(text).toMatch(/^\/docs\/intro$/m);
  writeFileSync(list, `# Ours\n/docs/gone\n${text}`);
  const again = await runDocsgen(['permalinks', '--root', root, '--json']);
  expect(JSON.parse(again.stdout)).toMatchObject({ file: 'permalinks.txt', added: 0 });
  expect(readFileSync(list, 'utf8')).toContain('/docs/gone\n');
  const { status, stderr } = await runDocsgen(['build', '--root', root]);
  expect(status).toBe(0);
  expect(stderr).toContain('/docs/gone was published, but is gone (gone-address)');
});
