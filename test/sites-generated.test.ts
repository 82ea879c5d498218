import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEngine } from '../src/search/engine/create-engine.ts';
import { readHtml } from '../src/search/index/read-html.ts';
import { openTestSession } from './support/dev/open-test-session.ts';
import { runDocsgen } from './support/docsgen.ts';
import { attributes, links, one, texts } from './support/elements.ts';
import { ask } from './support/memory-index.ts';
import { parseHtml } from './support/parse-html.mjs';
import { borrowBuiltSite, buildReport, type BuiltSite, cleanOutput } from './support/site-build.ts';
import { copySite } from './support/small-site.ts';

let built: string;
let site: BuiltSite;
beforeAll(async () => {
  built = copySite('generated');
  await buildReport(built);
});
afterAll(() => rm(built, { recursive: true, force: true }));
beforeEach(() => {
  site = borrowBuiltSite(built);
});

const page = (url: string) => parseHtml(site.read(`build${url}/index.html`));
const data = 'data/operations.json';
const plugin = 'plugins/api.ts';
const edit = (file: string, from: string, to: string) => site.write(file, site.read(file).replace(from, to));

describe('pages that a plugin makes', () => {
  test('are in the sidebar and in the order of the collection', () => {
    const sidebar = one(page('/api/users/list'), '.sidebar');
    expect(texts(sidebar, 'summary')).toStrictEqual(['Users of the API']);
    expect(links(sidebar)).toStrictEqual([
      ['Reference', '/api'],
      ['Written by hand', '/api/users/written'],
      ['Delete a user', '/api/users/delete'],
      ['List users', '/api/users/list'],
    ]);
    expect(links(one(page('/api/users/delete'), '.pager')).map(([, href]) => href)).toStrictEqual([
      '/api/users/written',
      '/api/users/list',
    ]);
  });

  test('link to files and addresses, and are linked to', () => {
    expect(links(one(page('/api'), 'article')).map(([, href]) => href)).toStrictEqual([
      '/api/users/list',
      '/api/users/delete#undo',
    ]);
    expect(links(one(page('/api/users/list'), 'article')).map(([, href]) => href)).toStrictEqual([
      '/api',
      '/api/users/delete',
      '/live/status',
    ]);
  });

  test('show pictures and include files beside their path', () => {
    const prose = one(page('/api/users/list'), 'article');
    expect(String(one(prose, 'img').properties['src'])).toMatch(/^\/assets\/.*dot.*\.svg$/);
    expect(texts(prose, 'p')).toContain('A hundred calls a minute.');
  });

  test('are replaced by a file of the site at the same path', () => {
    expect(texts(page('/api/users/written'), 'h1')).toStrictEqual(['Written by hand']);
  });

  test('belong to a locale, and other locales fall back to them', () => {
    expect(texts(page('/es/api/users/list'), 'h1')).toStrictEqual(['Listar usuarios']);
    const fallback = page('/es/api/users/delete');
    expect(texts(fallback, 'h1')).toStrictEqual(['Delete a user']);
    expect(attributes(fallback, 'link', 'href')).toContain('https://generated.example.com/api/users/delete');
  });

  test('belong to a version', () => {
    expect(texts(page('/api/1.0/users/list'), 'h1')).toStrictEqual(['List users of 1.0']);
  });

  test('are posts and pages too, and may be MDX in a folder that does not exist', () => {
    expect(texts(page('/notes/2026/01/31/release'), 'h1')).toStrictEqual(['A release']);
    expect(texts(one(page('/live/status'), '.prose'), 'strong')).toStrictEqual(['2']);
  });

  test('are found by the search', async () => {
    const engine = createEngine({
      read: async (name) => new Response(new Uint8Array(site.bytes(`build/assets/search/en/${name}`))),
      addressOf: (href) => href,
      readPage: async (address) => readHtml(site.read(`build${address}/index.html`)),
    });
    const { pages } = await ask(engine, 'zebras');
    expect(pages.map(({ title }) => title)).toStrictEqual(['List users']);
  });

  test('are listed by `docsgen routes`', async () => {
    const { stdout } = await runDocsgen(['routes', '--root', site.root, '--json']);
    expect(JSON.parse(stdout)).toContainEqual(
      expect.objectContaining({
        url: '/es/api/users/delete',
        source: 'content/en/api/users/delete.md',
        fallback: true,
      }),
    );
  });
});

describe('a build after another', () => {
  test('renders nothing if the plugin makes the same pages', async () => {
    expect(await site.rebuild()).toStrictEqual({ rendered: 0, changed: [] });
  });

  test('renders the page whose text has changed', async () => {
    edit(data, 'There is none.', 'There is one.');
    expect(await site.rebuild()).toMatchObject({ rendered: 2 });
    expect(site.output()).toStrictEqual(await cleanOutput(site.root));
  });

  test('adds and removes pages', async () => {
    edit(data, 'users/delete.md', 'users/remove.md');
    edit(data, './delete.md', './remove.md');
    edit('content/en/api/index.md', 'users/delete', 'users/remove');
    const { changed } = await site.rebuild();
    expect(changed).toEqual(expect.arrayContaining(['api/users/delete/index.html', 'api/users/remove/index.html']));
    expect(site.output()).toStrictEqual(await cleanOutput(site.root));
  });
});

describe('in `dev`', () => {
  const open = async () => {
    const session = await openTestSession(site.root);
    return {
      session,
      titleOf: async (url: string) => {
        const answer = await session.answer(url);
        return answer.type === 'page' ? texts(parseHtml(answer.html), 'h1')[0] : answer.type;
      },
      change: async (file: string, from: string, to: string) => {
        edit(file, from, to);
        return session.update(new Set([file]));
      },
    };
  };

  test('pages follow the file that the plugin reads', async () => {
    const { session, titleOf, change } = await open();
    expect(await titleOf('/api/users/delete')).toBe('Delete a user');
    await change(data, 'Delete a user', 'Remove a user');
    expect(await titleOf('/api/users/delete')).toBe('Remove a user');
    expect(await titleOf('/es/api/users/delete')).toBe('Remove a user');
    await change(data, 'users/delete.md', 'users/remove.md');
    expect(await titleOf('/api/users/remove')).toBe('Remove a user');
    expect(await titleOf('/api/users/delete')).toBe('Page Not Found');
    expect((await session.check()).problems.map(({ code }) => code)).toContain('broken-link');
  });

  test('pages follow the code of the plugin', async () => {
    const { titleOf, change } = await open();
    await change(plugin, 'Listar usuarios', 'Lista de usuarios');
    expect(await titleOf('/es/api/users/list')).toBe('Lista de usuarios');
  });

  test('a file of the site replaces a page, until it is removed', async () => {
    const { session, titleOf } = await open();
    const file = 'content/en/api/users/delete.md';
    expect(await titleOf('/api/users/delete')).toBe('Delete a user');
    site.write(file, '# Written\n\n## Undo\n');
    await session.update(new Set([file]));
    expect(await titleOf('/api/users/delete')).toBe('Written');
    site.remove(file);
    await session.update(new Set([file]));
    expect(await titleOf('/api/users/delete')).toBe('Delete a user');
  });

  test('a mistake in the data is reported, and the last pages stay until it is corrected', async () => {
    const { session, titleOf, change } = await open();
    await change(data, '[', '[,');
    expect(session.problems().problems).toMatchObject([{ code: 'plugin-failed', file: plugin }]);
    expect(await titleOf('/api/users/delete')).toBe('Delete a user');
    // A log in the folder of the site must not start the plugins again.
    expect(await session.update(new Set(['dev.log']))).toMatchObject({ kind: 'nothing' });
    await change(data, '[,', '[');
    expect(session.problems().problems).toStrictEqual([]);
  });

  test('a file that the plugin could not read at the start is taken in when it is created', async () => {
    const later = 'data/operations.list';
    edit(plugin, data, later);
    const { session, titleOf } = await open();
    expect((await session.answer('/api')).type).toBe('refused');
    site.move(data, later);
    await session.update(new Set([later]));
    expect(await titleOf('/api/users/delete')).toBe('Delete a user');
  });

  test('a mistake in a page names the plugin', async () => {
    const { session, change } = await open();
    await change(data, './delete.md', './lost.md');
    expect((await session.check()).problems).toMatchObject([
      { code: 'broken-link', file: 'content/en/api/users/list.md', hint: expect.stringContaining('plugin `api`') },
    ]);
  });

  test('a translation of a page is created as a file', async () => {
    const { session, titleOf } = await open();
    const file = await session.createTranslation('/es/api/users/delete');
    expect(file).toBe('content/es/api/users/delete.md');
    edit(file ?? '', 'Delete a user', 'Borrar');
    await session.update(new Set([file ?? '']));
    expect(await titleOf('/es/api/users/delete')).toBe('Borrar');
  });
});
