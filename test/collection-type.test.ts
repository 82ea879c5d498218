import { cpSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../src/build/build.ts';
import type { BuildResult } from '../src/build/build-options.ts';
import { collectionTypes } from '../src/collections/collection-types.ts';
import { createEngine } from '../src/search/engine/create-engine.ts';
import { readHtml } from '../src/search/index/read-html.ts';
import { openTestSession } from './support/dev/open-test-session.ts';
import { all, attributes, links, one, textOf } from './support/elements.ts';
import { openEditedSite } from './support/edits/edited-site.ts';
import { historyType } from './fixtures/history/history-type.ts';
import { ask } from './support/memory-index.ts';
import { parseHtml } from './support/parse-html.mjs';
import { makeFolder } from './support/small-site.ts';

// A type of collection is one object: with one entry more in the list of types, a site has it.
const types = [...collectionTypes, historyType];

let root: string;
let built: BuildResult;
beforeAll(async () => {
  root = makeFolder();
  cpSync(join(import.meta.dirname, 'fixtures/history/site'), root, { recursive: true });
  const options = { root, types, drafts: false, cache: true, profile: false };
  built = await build({ ...options, onProgress: () => undefined, onWait: () => undefined });
});
afterAll(() => rm(root, { recursive: true, force: true }));

const page = (file: string) => parseHtml(readFileSync(join(root, 'build', file), 'utf8'));

test('its files are scanned in every language, and each has an address', () => {
  expect(built.warnings).toStrictEqual([]);
  const own = built.routes.filter(({ collection }) => collection === 'releases');
  expect(own.map(({ kind, url, title, fallback }) => [kind.name, url, title, fallback])).toStrictEqual([
    ['history', '/changes', 'Changes', false],
    ['release', '/changes/1.0.0', 'Phone 1.0', false],
    ['release', '/changes/1.1.0', 'Phone 1.1', false],
    ['history', '/es/changes', 'Changes', false],
    ['release', '/es/changes/1.0.0', 'Phone 1.0', false],
    ['release', '/es/changes/1.1.0', 'Phone 1.1', true],
  ]);
});

test('its pages are rendered by its own components', () => {
  const release = one(page('changes/1.1.0/index.html'), '.release');
  expect(textOf(one(release, 'time'))).toBe('2026-03-02');
  expect(attributes(release, 'h2', 'id')).toStrictEqual(['ringing']);
  const list = one(page('changes/index.html'), '.history');
  expect(links(list)).toContainEqual(['Phone 1.1', '/changes/1.1.0']);
  expect(all(list, 'h2')).toStrictEqual([]);
  expect(textOf(one(page('es/changes/index.html'), '.history'))).toContain('El primer teléfono que contesta solo.');
});

test('it is linked to: by file from another collection, by id in its own, from the navbar and the list of all pages', () => {
  expect(links(one(page('docs/index.html'), '.prose'))).toStrictEqual([['the last release', '/changes/1.1.0#ringing']]);
  expect(links(one(page('changes/1.1.0/index.html'), '.release'))).toContainEqual([
    'the first release',
    '/changes/1.0.0',
  ]);
  expect(links(one(page('es/changes/index.html'), '.navbar-nav'))).toContainEqual(['Phone 1.1', '/es/changes/1.1.0']);
  expect(links(one(page('search/index.html'), 'main'))).toContainEqual(['Phone 1.0', '/changes/1.0.0']);
});

test('the search finds its pages, under its own name', async () => {
  const folder = join(root, 'build/assets/search/en');
  const engine = createEngine({
    read: async (name) => new Response(readFileSync(join(folder, name))),
    addressOf: (href) => href,
    readPage: async (address) => readHtml(readFileSync(join(root, 'build', address, 'index.html'), 'utf8')),
  });
  const { pages } = await ask(engine, 'blackbird');
  expect(pages.map(({ kind, trail, title }) => [kind, trail, title])).toStrictEqual([
    ['history', ['Changes'], 'Phone 1.1'],
  ]);
});

test('the development server answers with its pages, also after their text and their front matter change', async () => {
  const site = openEditedSite(root);
  const session = await openTestSession(root, { types });
  const release = async () => {
    const answer = await session.answer('/changes/1.1.0');
    if (answer.type !== 'page') throw new Error(`The answer is of the type ${answer.type}`);
    return one(parseHtml(answer.html), '.release');
  };
  const file = 'content/en/releases/1.1.0.md';
  expect(textOf(await release())).toBe(textOf(one(page('changes/1.1.0/index.html'), '.release')));
  site.write(file, site.read(file).replace('a blackbird', 'a robin'));
  expect((await session.update(new Set([file]))).kind).toBe('pages');
  expect(textOf(await release())).toContain('It rings like a robin.');
  site.write(file, site.read(file).replace('2026-03-02', '2026-04-01'));
  expect((await session.update(new Set([file]))).kind).toBe('site');
  expect(textOf(one(await release(), 'time'))).toBe('2026-04-01');
});
