import { cpSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { attributes, links, one, textOf } from './support/elements.ts';
import { buildFolder, makeFolder, siteFile, type SmallSite } from './support/small-site.ts';

const folder = makeFolder();
let site: SmallSite;
beforeAll(async () => {
  cpSync(siteFile('sources', '.'), folder, { recursive: true });
  site = await buildFolder(join(folder, 'site'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('a collection has the files of the folder that it names, with and without folders of languages', () => {
  const rows = site.routes.map(({ url, source, fallback }) => [url, source, fallback]);
  const isOwn = (source: unknown) => /^(?!\.\.\/modules).*\.md$/.test(String(source));
  expect(rows.filter(([, source]) => isOwn(source))).toStrictEqual([
    ['/docs/calls/start', '../packages/voice/docs/calls/start.md', false],
    ['/docs/intro', '../packages/voice/docs/intro.md', false],
    ['/es/docs/calls/start', '../packages/voice/docs/calls/start.md', true],
    ['/es/docs/intro', '../packages/voice/docs/intro.md', true],
    ['/es/guides/first/end', 'guides/en/first/end.md', true],
    ['/es/guides/first/steps', 'guides/es/first/steps.md', false],
    ['/guides/first/end', 'guides/en/first/end.md', false],
    ['/guides/first/steps', 'guides/en/first/steps.md', false],
  ]);
});

test('its links, pictures and included files are found as in other folders', () => {
  const article = one(site.page('/docs/intro'), 'article');
  expect(links(article).filter(([text]) => text !== '#')).toStrictEqual([
    ['Calls', '/docs/calls/start'],
    ['also from the root', '/docs/calls/start'],
    ['a guide', '/guides/first/steps'],
    ['a link', '/docs/calls/start'],
  ]);
  expect(attributes(article, 'img', 'width')).toStrictEqual(['4']);
  expect(links(one(site.page('/es/guides/first/steps'), 'article'))).toContainEqual(['Fin', '/es/guides/first/end']);
  expect(textOf(one(site.page('/es/docs/intro'), 'h1'))).toContain('Voice');
});

test('a collection has the addresses, ids and sidebars of the paths that it rewrites', () => {
  const article = one(site.page('/modules/billing/invoices'), 'article');
  expect(links(article).filter(([text]) => text !== '#')).toStrictEqual([
    ['the module', '/modules/billing'],
    ['a call', '/modules/calls/deep/start'],
    ['from the root', '/modules/changes/calls'],
  ]);
  expect(links(one(site.page('/modules/billing'), 'article'))).toContainEqual([
    'Invoices',
    '/modules/billing/invoices',
  ]);
  const sidebar = one(site.page('/es/modules/billing/invoices'), '.sidebar');
  expect(links(sidebar)).toStrictEqual([
    ['Money', '/es/modules/billing'],
    ['Invoices', '/es/modules/billing/invoices'],
    ['Start', '/es/modules/calls/deep/start'],
    ['What changed', '/es/modules/changes/calls'],
  ]);
});

test('static files come from all folders that are named, and the first one counts', () => {
  const article = one(site.page('/docs/calls/start'), 'article');
  expect(links(article)).toContainEqual(['note', '/note.txt']);
  expect(attributes(article, 'img', 'src')).toStrictEqual(['/img/logo.svg']);
  expect(attributes(article, 'img', 'width')).toStrictEqual(['4']);
  expect(site.read('note.txt')).toBe('own\n');
  expect(site.read('img/logo.svg')).toContain('<circle');
});
