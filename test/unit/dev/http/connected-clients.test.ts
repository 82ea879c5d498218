import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Answer } from '../../../../src/dev/session/dev-session.ts';
import { page, type PlainSession, plainSession } from '../../../support/dev/plain-session.ts';
import { startTestServer, type TestServer } from '../../../support/dev/running-server.ts';
import { openWindow, refusedWindow } from '../../../support/dev/test-window.ts';
import { makeFolder } from '../../../support/small-site.ts';

let root: string;
let session: PlainSession;
let server: TestServer;
beforeEach(async () => {
  root = makeFolder();
  session = plainSession(root);
  server = await startTestServer(session);
});
afterEach(async () => {
  await server.close();
  await rm(root, { recursive: true, force: true });
});

const refused: Answer = {
  type: 'refused',
  problems: [{ severity: 'error', code: 'broken-link', title: 'Never closed' }],
};
const nothing = (path: string) => ({ type: 'panel', path, html: '', covers: false });

/** Opens a window that shows the answer for a path. */
async function showIn(path: string) {
  const version = String((await server.ask(path)).headers['docsgen-version']);
  const window = await openWindow(server);
  window.show(path, version);
  return { ...window, version };
}

test('a current window gets only its panel, and after a change the page', async () => {
  session.answers.set('/a', page('one'));
  const window = await showIn('/a');
  expect(await window.next()).toStrictEqual(nothing('/a'));
  session.answers.set('/a', page('two'));
  await server.refresh();
  const message = await window.next();
  const { headers, text } = await server.ask('/a');
  expect(message).toStrictEqual({ type: 'page', path: '/a', html: text, version: headers['docsgen-version'] });
  await server.refresh();
  window.show('/a', String(headers['docsgen-version']));
  expect(await window.next()).toStrictEqual(nothing('/a'));
  expect(window.rest()).toStrictEqual([]);
});

test('a window that shows an old page is sent the new one at once', async () => {
  session.answers.set('/a', page('one'));
  const window = await openWindow(server);
  window.show('/a', 'of long ago');
  expect(await window.next()).toMatchObject({ type: 'page', html: expect.stringContaining('one') });
});

test('a page is rendered once for all windows that show it', async () => {
  for (const path of ['/a', '/b', '/c']) session.answers.set(path, page(path));
  const clients = await Promise.all(['/a', '/a', '/b'].map(showIn));
  await Promise.all(clients.map((window) => window.next()));
  const before = session.asked.length;
  session.answers.set('/a', page('a, changed'));
  await server.refresh();
  expect(session.asked.slice(before).toSorted()).toStrictEqual(['/a', '/b']);
  const [one, other] = clients;
  expect(await one?.next()).toMatchObject({ type: 'page', path: '/a' });
  expect(await other?.next()).toMatchObject({ type: 'page', path: '/a' });
});

test('a page with mistakes stays in its window, under an overlay until they are fixed', async () => {
  session.answers.set('/a', page('one'));
  const window = await showIn('/a');
  await window.next();
  session.answers.set('/a', refused);
  await server.refresh();
  expect(await window.next()).toMatchObject({
    type: 'panel',
    covers: true,
    html: expect.stringContaining('Never closed'),
  });
  session.answers.set('/a', page('one'));
  await server.refresh();
  expect(await window.next()).toStrictEqual(nothing('/a'));
  expect(window.rest()).toStrictEqual([]);
});

test('a window that shows a refusal gets the next one, and the page when it can be rendered', async () => {
  session.answers.set('/a', refused);
  const window = await showIn('/a');
  expect(await window.next()).toStrictEqual(nothing('/a'));
  session.answers.set('/a', {
    type: 'refused',
    problems: [{ severity: 'error', code: 'broken-link', title: 'Another mistake' }],
  });
  await server.refresh();
  expect(await window.next()).toMatchObject({ type: 'page', html: expect.stringContaining('Another mistake') });
  session.answers.set('/a', page('fixed'));
  await server.refresh();
  expect(await window.next()).toMatchObject({ type: 'page', html: expect.stringContaining('fixed') });
});

test('a window gets the notes about the page that it goes to', async () => {
  const broken = { severity: 'warning', code: 'broken-link', title: 'A broken link' } as const;
  const notes = { problems: [broken], overlay: [], untranslated: null };
  session.answers.set('/a', page('a', { notes })).set('/b', page('b', { notes })).set('/c', page('c'));
  const window = await showIn('/a');
  const says = { type: 'panel', covers: false, html: expect.stringContaining('A broken link') };
  expect(await window.next()).toMatchObject({ ...says, path: '/a' });
  window.show('/b', String((await server.ask('/b')).headers['docsgen-version']));
  expect(await window.next()).toMatchObject({ ...says, path: '/b' });
  window.show('/c', String((await server.ask('/c')).headers['docsgen-version']));
  expect(await window.next()).toStrictEqual(nothing('/c'));
});

test('an address that is no longer a page is reloaded', async () => {
  session.answers.set('/a', page('one'));
  const window = await showIn('/a');
  await window.next();
  session.answers.set('/a', { type: 'redirect', location: '/b' });
  await server.refresh();
  expect(await window.next()).toStrictEqual({ type: 'reload' });
});

test('the page of problems is updated like other pages', async () => {
  let title = 'The first problem';
  const own = plainSession(root, {
    problems: () => ({ problems: [{ severity: 'error', code: 'broken-link', title }], isComplete: true }),
  });
  await server.close();
  server = await startTestServer(own);
  const window = await showIn('/__docsgen/problems');
  await window.next();
  title = 'The second problem';
  await server.refresh();
  expect(await window.next()).toMatchObject({ type: 'page', html: expect.stringContaining('The second problem') });
});

test('a late answer does not replace a newer one', async () => {
  const waiting: ((answer: Answer) => void)[] = [];
  await server.close();
  server = await startTestServer(plainSession(root, { answer: () => new Promise((done) => waiting.push(done)) }));
  const window = await openWindow(server);
  const asked = (count: number) => vi.waitUntil(() => waiting.length === count, { timeout: 60_000 });
  window.show('/a', 'some version');
  await asked(1);
  waiting[0]?.(page('first'));
  expect(await window.next()).toMatchObject({ html: expect.stringContaining('first') });
  expect(await window.next()).toStrictEqual(nothing('/a'));
  const older = server.refresh();
  const newer = server.refresh();
  await asked(3);
  waiting[2]?.(page('new'));
  await newer;
  waiting[1]?.(page('old'));
  await older;
  expect(await window.next()).toMatchObject({ html: expect.stringContaining('new') });
  window.show('/b', 'some version');
  await asked(4);
  waiting[3]?.(page('b'));
  expect(await window.next()).toMatchObject({ path: '/b' });
});

test.each([
  ['no JSON', 'show', 1007],
  ['another message', '{"type":"open","path":"/a","version":""}', 1007],
  ['a path that leads out', '{"type":"show","path":"/../a","version":""}', 1007],
  ['bytes', Buffer.from([1, 2, 3]), 1003],
  ['more than 64 kB', JSON.stringify({ type: 'show', path: '/a', version: 'x'.repeat(70_000) }), 1009],
])('%s closes the socket', async (_, data, code) => {
  const window = await openWindow(server);
  window.socket.send(data);
  expect(await window.closed).toBe(code);
  expect(session.asked).toStrictEqual([]);
});

test("only the server's own pages can open a socket, and only at its address", async () => {
  const address = `ws://${server.host}/__docsgen/socket`;
  expect(await refusedWindow(address, 'http://evil.example')).toBe(403);
  expect(await refusedWindow(address)).toBe(403);
  expect(await refusedWindow(`ws://${server.host}/other`, `http://${server.host}`)).toBe(404);
});

test('a closed server disconnects all windows', async () => {
  const window = await openWindow(server);
  const other = await startTestServer(session);
  await other.close();
  await server.close();
  expect(await window.closed).toBeGreaterThan(1000);
  server = await startTestServer(session);
});
