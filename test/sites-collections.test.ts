import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { listRoutes } from '../src/api/site.ts';
import { createEngine } from '../src/search/engine/create-engine.ts';
import { readHtml } from '../src/search/index/read-html.ts';
import { runDocsgen } from './support/docsgen.ts';
import { openTestSession } from './support/dev/open-test-session.ts';
import { attributes, links, one, textOf, texts } from './support/elements.ts';
import { ask } from './support/memory-index.ts';
import { parseHtml } from './support/parse-html.mjs';
import { pluginExample } from './support/plugin-manual.ts';
import { borrowBuiltSite, buildReport, type BuiltSite, cleanOutput } from './support/site-build.ts';
import { copySite } from './support/small-site.ts';

// Two types of collections from plugins: a history with components, and a glossary without.

let built: string;
let site: BuiltSite;
beforeAll(async () => {
  built = copySite('collections');
  await buildReport(built);
});
afterAll(() => rm(built, { recursive: true, force: true }));
beforeEach(() => {
  site = borrowBuiltSite(built);
});

const page = (url: string) => parseHtml(site.read(`build${url}/index.html`));

describe('a type of collection from a plugin', () => {
  test('has the pages that it returns, in every language, without drafts', async () => {
    const routes = await listRoutes({ root: site.root });
    const own = routes.filter(({ kind }) => /^(?:history|glossary)-/.test(kind));
    expect(own.map(({ kind, url, title, fallback }) => [kind, url, title, fallback])).toStrictEqual([
      ['history-list', '/changes', 'Changes', false],
      ['history-release', '/changes/1.0.0', 'Phone 1.0', false],
      ['history-release', '/changes/1.1.0', 'Phone 1.1', false],
      ['history-list', '/es/changes', 'Cambios', false],
      ['history-release', '/es/changes/1.0.0', 'Teléfono 1.0', false],
      ['history-release', '/es/changes/1.1.0', 'Phone 1.1', true],
      ['glossary-page', '/es/words/sip', 'SIP', true],
      ['glossary-page', '/words/sip', 'SIP', false],
    ]);
  });

  test('shows them with its own components, which get the text, the front matter and the data', () => {
    const release = one(page('/changes/1.1.0'), '.release');
    expect(texts(release, 'h1')).toStrictEqual(['Phone 1.1']);
    expect(textOf(one(release, '.release-day'))).toBe('Phone, 2026-03-02 minor');
    expect(attributes(one(release, '.prose'), 'h2', 'id')).toStrictEqual(['ringing']);
    expect(links(one(release, '.release-links'))).toStrictEqual([['Older: Phone 1.0', '/changes/1.0.0']]);
    expect(links(one(page('/changes/1.1.0'), '.toc'))).toStrictEqual([['Ringing', '#ringing']]);
  });

  test('takes over what a translation does not set, and marks what is not translated', () => {
    const translated = one(page('/es/changes/1.0.0'), '.release');
    expect(textOf(one(translated, '.release-day'))).toBe('Phone, 2026-01-15 major');
    const fallback = page('/es/changes/1.1.0');
    expect(attributes(fallback, 'h1', 'lang')).toStrictEqual(['en']);
    expect(attributes(fallback, '.prose', 'lang')).toStrictEqual(['en']);
    expect(textOf(one(fallback, '.callout-title'))).toBe('Sin traducir todavía');
  });

  test('lists entries with their texts up to the mark', () => {
    const list = one(page('/changes'), '.release-list');
    expect(links(list)).toStrictEqual(
      expect.arrayContaining([
        ['Phone 1.1', '/changes/1.1.0'],
        ['Phone 1.0', '/changes/1.0.0'],
      ]),
    );
    expect(texts(list, 'p')).toContain('The first phone that answers by itself.');
    expect(textOf(list)).not.toContain('It listens');
  });

  test('looks like a page of text without components', () => {
    const main = one(page('/words/sip'), 'main');
    expect(texts(main, 'h1')).toStrictEqual(['SIP']);
    expect(links(one(main, '.toc'))).toStrictEqual([['History', '#history']]);
  });

  test('is linked to by file, by address and by id, from the navbar and from the list of all pages', () => {
    expect(links(one(page('/docs/intro'), '.prose'))).toStrictEqual([
      ['the last release', '/changes/1.1.0#ringing'],
      ['the word', '/words/sip'],
    ]);
    expect(links(one(page('/es/docs/intro'), '.prose'))).toStrictEqual([['la última versión', '/es/changes/1.1.0']]);
    expect(links(one(page('/changes/1.1.0'), '.prose'))).toContainEqual(['the first release', '/changes/1.0.0']);
    expect(links(one(page('/es/docs/intro'), '.navbar'))).toContainEqual(['Phone 1.1', '/es/changes/1.1.0']);
    const all = links(one(page('/es/search'), 'main'));
    expect(all).toContainEqual(['Cambios', '/es/changes']);
    expect(all).toContainEqual(['Teléfono 1.0', '/es/changes/1.0.0']);
  });

  test('is found by the search, also by the keywords that it gives', async () => {
    const folder = join(site.root, 'build/assets/search/en');
    const engine = createEngine({
      read: async (name) => new Response(readFileSync(join(folder, name))),
      addressOf: (href) => href,
      readPage: async (address) => readHtml(site.read(`build${address}/index.html`)),
    });
    const found = async (query: string) =>
      (await ask(engine, query)).pages.map(({ kind, trail, title }) => [kind, trail, title]);
    expect(await found('blackbird')).toStrictEqual([['history', ['Changes'], 'Phone 1.1']]);
    expect((await found('version'))[0]).toStrictEqual(['history', ['Changes'], 'Phone 1.0']);
  });

  test('may bring islands', () => {
    expect(attributes(page('/changes/1.1.0'), 'docs-island', 'name')).toContain('./plugins/history/Stars');
  });
});

describe('caches follow it', () => {
  test('a warm build renders nothing', async () => {
    expect(await site.rebuild()).toStrictEqual({ rendered: 0, changed: [] });
  });

  test.each([
    ['a component', 'plugins/history/Release.tsx', 'Older: ', 'Before: '],
    ['what a component imports', 'plugins/history/Stars.tsx', 'stars for', 'points for'],
    ['the pages of the type', 'plugins/history/history.ts', '?? null, older', '?? null, earlier'],
    ['an option', 'site.config.ts', "product: 'Phone'", "product: 'Telephone'"],
    ['a title', 'plugins/glossary.ts', "en: 'Glossary'", "en: 'Words'"],
    ['front matter', 'content/en/releases/1.0.0.md', '2026-01-15', '2026-04-15'],
  ])('%s', async (_, file, from, to) => {
    expect(site.read(file)).toContain(from);
    site.write(file, site.read(file).replace(from, to));
    expect((await site.rebuild()).changed).not.toStrictEqual([]);
    expect(site.output()).toStrictEqual(await cleanOutput(site.root));
  });
});

test('a component of a package that fails is named', async () => {
  const folder = 'node_modules/docsgen-plugin-cards';
  site.write(`${folder}/package.json`, '{ "type": "module", "exports": "./index.js" }');
  const pages = "({ entries }) => entries.map((entry) => ({ kind: 'card', entry }))";
  const type = `{ name: 'cards', title: 'Cards', components: { card: './parts/Card.jsx' }, pages: ${pages} }`;
  site.write(`${folder}/index.js`, `export default { name: 'cards', collections: [${type}] };\n`);
  site.write(`${folder}/parts/Card.jsx`, 'export default function Card({ data }) {\n  return data.first.word;\n}\n');
  const config = site.read('site.config.ts').replace("'./plugins/glossary.ts'", "'docsgen-plugin-cards'");
  site.write('site.config.ts', config.replace("'glossary'", "'cards'"));
  const { status, stderr } = await runDocsgen(['build', '--root', site.root]);
  expect(status).toBe(1);
  expect(stderr).toContain(`${folder}/parts/Card.jsx:2:15`);
});

test('the example of the manual makes a history', async () => {
  const folder = 'plugins/history';
  for (const name of ['history.ts', 'Release.tsx', 'ReleaseList.tsx'])
    site.write(`${folder}/${name}`, pluginExample('collections.md', `${folder}/${name}`));
  const config = site.read('site.config.ts').replace(/^ {2}navbar: .*$/m, '');
  site.write('site.config.ts', config.replace(", product: 'Phone'", ''));
  for (const name of ['1.0.0', '1.1.0', '2.0.0']) {
    const file = `content/en/releases/${name}.md`;
    site.write(file, site.read(file).replace(/^level: .*$/m, ''));
  }
  await site.rebuild();
  expect(links(one(page('/changes'), '.release-list'))[0]).toStrictEqual(['Phone 1.1', '/changes/1.1.0']);
  expect(texts(page('/changes/1.0.0'), 'time')).toStrictEqual(['2026-01-15']);
});

describe('in `dev`', () => {
  const mainOf = async (session: Awaited<ReturnType<typeof openTestSession>>, url: string) => {
    const answer = await session.answer(url);
    if (answer.type !== 'page') throw new Error(`The answer is of the type ${answer.type}`);
    return textOf(one(parseHtml(answer.html), 'main'));
  };
  const edit = (file: string, from: string, to: string) => {
    expect(site.read(file)).toContain(from);
    site.write(file, site.read(file).replace(from, to));
    return new Set([file]);
  };

  test('edits of a text, of front matter, of a component and of the plugin show', async () => {
    const session = await openTestSession(site.root);
    expect(await mainOf(session, '/changes/1.0.0')).toBe(textOf(one(page('/changes/1.0.0'), 'main')));
    const text = edit('content/en/releases/1.1.0.md', 'a blackbird', 'a robin');
    expect((await session.update(text)).kind).toBe('pages');
    expect(await mainOf(session, '/changes/1.1.0')).toContain('It rings like a robin.');
    const front = edit('content/en/releases/1.1.0.md', '2026-03-02', '2026-04-01');
    expect((await session.update(front)).kind).toBe('site');
    expect(await mainOf(session, '/changes/1.1.0')).toContain('2026-04-01');
    const component = edit('plugins/history/Release.tsx', 'Older: ', 'Before: ');
    expect((await session.update(component)).kind).toBe('scripts');
    expect(await mainOf(session, '/changes/1.1.0')).toContain('Before: Phone 1.0');
    const plugin = edit('plugins/history/history.ts', 'product: options.product', "product: 'A new phone'");
    expect((await session.update(plugin)).kind).toBe('configuration');
    expect(await mainOf(session, '/changes/1.1.0')).toContain('A new phone, 2026-04-01');
    expect(session.problems().problems).toStrictEqual([]);
  });

  test('a mistake in a component is reported, and its correction is taken in', async () => {
    const session = await openTestSession(site.root);
    await mainOf(session, '/changes/1.1.0');
    await session.update(edit('plugins/history/Release.tsx', '<article', '<<article'));
    expect((await session.check()).problems).toMatchObject([
      { code: 'invalid-module', file: 'plugins/history/Release.tsx' },
    ]);
    await session.update(edit('plugins/history/Release.tsx', '<<article', '<article'));
    expect(await mainOf(session, '/changes/1.1.0')).toContain('Older: Phone 1.0');
    expect((await session.check()).problems).toStrictEqual([]);
  });

  test('a draft is shown', async () => {
    const session = await openTestSession(site.root);
    expect(await mainOf(session, '/changes/2.0.0')).toContain('Phone 2.0');
  });
});
