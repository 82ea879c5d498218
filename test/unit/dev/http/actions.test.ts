import { once } from 'node:events';
import { request } from 'node:http';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { plainSession } from '../../../support/dev/plain-session.ts';
import { startTestServer, type TestServer } from '../../../support/dev/running-server.ts';
import { makeFolder } from '../../../support/small-site.ts';

let root: string;
let opened: string;
let server: TestServer;
beforeAll(async () => {
  const folder = makeFolder();
  root = join(folder, 'site');
  opened = join(folder, 'opened');
  mkdirSync(root);
  writeFileSync(join(folder, 'outside.md'), '');
  writeFileSync(join(root, 'a.md'), '');
  writeFileSync(join(root, 'other.md'), '');
  symlinkSync(join(folder, 'outside.md'), join(root, 'link.md'));
  const editor = join(folder, 'editor.sh');
  writeFileSync(editor, `#!/bin/sh\necho "$@" > "${opened}.part" && mv "${opened}.part" "${opened}"\n`);
  chmodSync(editor, 0o755);
  vi.stubEnv('LAUNCH_EDITOR', editor);
  server = await startTestServer(
    plainSession(root, {
      knowsFile: (file) => ['a.md', 'gone.md', 'link.md', 'es/a.md'].includes(file),
      fileOf: async (path) => ({ '/a': 'a.md', '/other': 'other.md' })[path] ?? null,
      createTranslation: async (path) => {
        if (path !== '/es/a') return null;
        mkdirSync(join(root, 'es'), { recursive: true });
        writeFileSync(join(root, 'es', 'a.md'), '');
        return 'es/a.md';
      },
      updateLinks: async (from) =>
        from === 'old.md' ? [{ from, to: 'new.md', updated: [{ file: 'a.md', links: 2 }], renamed: [], left: [] }] : [],
      explainCrash: async ({ path, island, messages }) => ({
        severity: 'error',
        code: 'script-failed',
        title: `${path} ${island}: ${messages.join()}`,
      }),
    }),
  );
});
afterEach(() => rm(opened, { force: true }));
afterAll(async () => {
  vi.unstubAllEnvs();
  await server.close();
  await rm(join(root, '..'), { recursive: true, force: true });
});

function post(path: string, body: unknown, type = 'application/json') {
  const headers = { 'content-type': type, origin: `http://${server.host}` };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return server.ask(`/__docsgen/${path}`, { method: 'POST', headers, body: text });
}

const patience = { timeout: 60_000 };
const openedWith = () => vi.waitUntil(() => existsSync(opened) && readFileSync(opened, 'utf8').trim(), patience);

test('a place in a file of the site opens in the editor', async () => {
  expect(await post('open', { file: 'a.md', line: 3, column: 5 })).toMatchObject({ status: 204 });
  expect(await openedWith()).toBe(`${join(root, 'a.md')} 3 5`);
});

test('the file of a page opens in the editor', async () => {
  expect(await post('edit', { path: '/a' })).toMatchObject({ status: 204 });
  expect(await openedWith()).toContain(join(root, 'a.md'));
});

test.each([
  ['a page without a file', { path: '/list' }, 404],
  ['a page whose file the site does not know', { path: '/other' }, 404],
  ['a path that leads out', { path: '/../a.md' }, 404],
  ['no path', {}, 400],
])('%s is not edited', async (_, body, status) => {
  expect((await post('edit', body)).status).toBe(status);
  expect(existsSync(opened)).toBe(false);
});

test('a missing translation is written, and opens', async () => {
  expect(await post('translate', { path: '/es/a' })).toMatchObject({ status: 201, text: '{"file":"es/a.md"}' });
  expect(await openedWith()).toContain(join(root, 'es', 'a.md'));
});

test.each([
  ['a file that the site does not know', { file: 'other.md' }, 404],
  ['a file that has gone', { file: 'gone.md' }, 404],
  ['a link that leads out', { file: 'link.md' }, 404],
  ['a path that leads out', { file: '../outside.md' }, 404],
  ['an absolute path', { file: '/etc/passwd' }, 404],
  ['no file', { line: 1 }, 400],
  ['a line that is none', { file: 'a.md', line: 0 }, 400],
  ['a line that is text', { file: 'a.md', line: '1; rm' }, 400],
  ['a column that is no whole number', { file: 'a.md', line: 1, column: 1.5 }, 400],
  ['no JSON', 'file=a.md', 400],
  ['nothing', '', 400],
  ['more than 64 kB', { file: 'a'.repeat(70_000) }, 413],
])('%s is not opened', async (_, body, status) => {
  expect((await post('open', body)).status).toBe(status);
  expect(existsSync(opened)).toBe(false);
});

test.each([
  ['a page that wants none', { path: '/a' }, 404],
  ['a path that leads out', { path: '/../es/a' }, 404],
  ['no path', {}, 400],
])('%s is not translated', async (_, body, status) => {
  expect((await post('translate', body)).status).toBe(status);
});

test('a form cannot post, nor can a page of another site', async () => {
  expect(await post('open', { file: 'a.md' }, 'text/plain')).toMatchObject({ status: 415 });
  const headers = { 'content-type': 'application/json', origin: 'http://evil.example' };
  const body = JSON.stringify({ file: 'a.md' });
  expect(await server.ask('/__docsgen/open', { method: 'POST', headers, body })).toMatchObject({ status: 403 });
  expect(existsSync(opened)).toBe(false);
});

test('a body without a length is read no further than 64 kB', async () => {
  const headers = { 'content-type': 'application/json', origin: `http://${server.host}` };
  const { hostname, port } = new URL(`http://${server.host}`);
  const outgoing = request({ hostname, port, path: '/__docsgen/open', method: 'POST', headers });
  // A body that never ends cannot be waited for.
  outgoing.write('a'.repeat(200_000));
  const [incoming] = await once(outgoing, 'response');
  expect(incoming.statusCode).toBe(413);
  outgoing.on('error', () => undefined).destroy();
});

test.each([
  ['an editor that does not start', 'no-such-editor', 'The editor did not start: '],
  ['an editor that fails', 'failing.sh', 'The editor did not start: (code 3).'],
])('%s is reported where the reader clicked, with a hint, and only once in the terminal', async (_, editor, said) => {
  const path = join(root, 'failing.sh');
  writeFileSync(path, '#!/bin/sh\nexit 3\n');
  chmodSync(path, 0o755);
  vi.stubEnv('LAUNCH_EDITOR', join(root, editor));
  // The package that opens editors prints this in the terminal.
  vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const reply = await post('open', { file: 'a.md' });
  expect(reply.status).toBe(500);
  expect(reply.text).toContain(said);
  expect(reply.text).toContain('LAUNCH_EDITOR=code');
  expect(server.faults).toStrictEqual([]);
});

const crash = { island: './components/Chart', path: '/a', messages: ['No data'], stack: '' };

test('the links to a renamed page are updated or left, and the answer tells what was done', async () => {
  const updated = await post('links', { from: 'old.md', decision: 'update' });
  expect(updated).toMatchObject({ status: 200, text: expect.stringContaining('Updated 2 links') });
  expect(await post('links', { from: 'other.md', decision: 'update' })).toMatchObject({ status: 404 });
  expect(await post('links', { from: 'old.md', decision: 'leave' })).toMatchObject({ status: 204 });
  expect(await post('links', { from: 'old.md', decision: 'remove' })).toMatchObject({ status: 400 });
});

test('an error in a browser is reported, without control characters for the terminal', async () => {
  const messages = ['No \u001B[31mdata\u001B[0m\u0007 at\nall'];
  expect(await post('crash', { ...crash, messages })).toMatchObject({ status: 204 });
  expect(server.faults).toMatchObject([{ problems: [{ title: '/a ./components/Chart: No data at all' }] }]);
});

test.each([
  ['no message', { ...crash, messages: [] }, 400],
  ['messages that are no texts', { ...crash, messages: [1] }, 400],
  ['no JSON', 'boom', 400],
  ['more than 64 kB', { ...crash, stack: 'a'.repeat(70_000) }, 413],
])('%s is not reported', async (_, body, status) => {
  const before = server.faults.length;
  expect((await post('crash', body)).status).toBe(status);
  expect(server.faults).toHaveLength(before);
});
