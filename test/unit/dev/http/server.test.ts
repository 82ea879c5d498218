import { once } from 'node:events';
import { request } from 'node:http';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFolder } from '../../../support/small-site.ts';
import { page, type PlainSession, plainSession } from '../../../support/dev/plain-session.ts';
import { startTestServer, type TestServer } from '../../../support/dev/running-server.ts';

const secret = 'what nobody may read';
let folder: string;
let session: PlainSession;
let server: TestServer;

beforeAll(async () => {
  folder = makeFolder();
  const root = join(folder, 'site');
  mkdirSync(join(root, 'static'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), secret);
  mkdirSync(join(folder, 'site-beside'));
  writeFileSync(join(folder, 'site-beside', 'secret.txt'), secret);
  writeFileSync(join(root, 'static', 'film.mp4'), '0123456789');
  writeFileSync(join(root, 'static', 'empty.txt'), '');
  writeFileSync(join(root, 'static', '%2e%2e'), 'a file with a strange name');
  symlinkSync('film.mp4', join(root, 'static', 'inside.mp4'));
  symlinkSync(join(folder, 'secret.txt'), join(root, 'static', 'secret.txt'));
  symlinkSync(folder, join(root, 'static', 'above'));
  symlinkSync(join(folder, 'site-beside'), join(root, 'static', 'beside'));
  session = plainSession(root);
  server = await startTestServer(session);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the answer at an address', () => {
  test('a page has the live script, its version and its policy', async () => {
    session.answers.set('/a', page('A page with $& in it'));
    const { status, headers, text } = await server.ask('/a?query');
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'",
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'docsgen-version': expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const script = `<script type="module" src="/__docsgen/live.js" data-version="${String(headers['docsgen-version'])}"></script>`;
    expect(text).toContain(`${script}</head>`);
    expect(session.answers.get('/a')).toMatchObject({ html: text.replace(script, '') });
  });

  test('HEAD has the headers alone', async () => {
    session.answers.set('/a', page('A'));
    const got = await server.ask('/a');
    const head = await server.ask('/a', { method: 'HEAD' });
    expect(head.text).toBe('');
    expect({ ...head.headers, date: '' }).toStrictEqual({ ...got.headers, date: '' });
    expect(head.headers['content-length']).toBe(String(Buffer.byteLength(got.text)));
  });

  test('a missing page has the status of the answer', async () => {
    session.answers.set('/gone', page('Gone', { status: 404 }));
    expect(await server.ask('/gone')).toMatchObject({ status: 404, text: expect.stringContaining('live.js') });
    expect(await server.ask('/nowhere')).toMatchObject({ status: 404 });
  });

  test('a page with mistakes is a document with status 500 that lists them, and has the live script', async () => {
    session.answers.set('/bad', {
      type: 'refused',
      problems: [{ severity: 'error', code: 'broken-link', title: 'A <b> is never closed' }],
    });
    const { status, text, headers } = await server.ask('/bad');
    expect(status).toBe(500);
    expect(text).toContain('A &lt;b&gt; is never closed');
    expect(text).toContain('/__docsgen/live.js');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  });

  test('generated files and the live script have the types of their names', async () => {
    session.answers.set('/a.css', { type: 'made', path: 'assets/a.css', content: 'a {}' });
    session.answers.set('/a.bin', { type: 'made', path: 'a', content: new Uint8Array([65, 66]) });
    expect(await server.ask('/a.css')).toMatchObject({
      headers: { 'content-type': 'text/css; charset=utf-8' },
      text: 'a {}',
    });
    expect(await server.ask('/a.bin')).toMatchObject({
      headers: { 'content-type': 'application/octet-stream' },
      text: 'AB',
    });
    expect(await server.ask('/__docsgen/live.js')).toMatchObject({
      headers: { 'content-type': 'text/javascript; charset=utf-8' },
      text: 'export {};',
    });
  });

  test('a redirect keeps the query', async () => {
    session.answers.set('/docs/', { type: 'redirect', location: '/docs' });
    expect(await server.ask('/docs/?a=b')).toMatchObject({ status: 302, headers: { location: '/docs?a=b' } });
  });

  test('an error of docsgen is reported once, and the next request is answered', async () => {
    const { faults } = server;
    const fault = new Error('docsgen has a hole');
    const failing = await startTestServer(plainSession(folder, { answer: () => Promise.reject(fault) }));
    const reply = await failing.ask('/');
    expect(reply).toMatchObject({ status: 500, text: expect.stringContaining('docsgen has a hole') });
    expect(await failing.ask('/other')).toMatchObject({ status: 500 });
    expect(failing.faults).toStrictEqual([fault]);
    expect(faults).toStrictEqual([]);
    await failing.close();
  });

  test('under a base docsgen still has its own folder at the root', async () => {
    const based = await startTestServer(plainSession(folder, { base: () => '/docs/' }));
    expect(await based.ask('/__docsgen/problems')).toMatchObject({ status: 200 });
    await based.close();
  });
});

describe('files of the site', () => {
  const film = { type: 'file', path: 'film.mp4', file: 'static/film.mp4' } as const;

  test('are sent whole, or the requested part', async () => {
    session.answers.set('/film.mp4', film);
    const whole = await server.ask('/film.mp4');
    expect(whole).toMatchObject({ status: 200, headers: { 'content-type': 'video/mp4', 'accept-ranges': 'bytes' } });
    expect(whole.text).toBe('0123456789');
    expect(await server.ask('/film.mp4', { headers: { range: 'bytes=2-4' } })).toMatchObject({
      status: 206,
      headers: { 'content-range': 'bytes 2-4/10', 'content-length': '3' },
      text: '234',
    });
    expect(await server.ask('/film.mp4', { headers: { range: 'bytes=10-' } })).toMatchObject({
      status: 416,
      headers: { 'content-range': 'bytes */10' },
    });
    expect(await server.ask('/film.mp4', { headers: { range: 'bytes=2-4', 'if-range': '"x"' } })).toMatchObject({
      status: 200,
    });
    expect(await server.ask('/film.mp4', { method: 'HEAD' })).toMatchObject({
      status: 200,
      headers: { 'content-length': '10' },
      text: '',
    });
  });

  test('a reader who leaves during an answer causes no error', async () => {
    writeFileSync(join(session.root, 'static', 'long.mp4'), Buffer.alloc(20_000_000));
    session.answers.set('/long.mp4', { type: 'file', path: 'long.mp4', file: 'static/long.mp4' });
    const { hostname, port } = new URL(`http://${server.host}`);
    const outgoing = request({ hostname, port, path: '/long.mp4' }).end();
    const [incoming] = await once(outgoing, 'response');
    await once(incoming, 'data');
    incoming.destroy();
    session.answers.set('/a', page('A'));
    expect(await server.ask('/a')).toMatchObject({ status: 200 });
    expect(server.faults).toStrictEqual([]);
  });

  test.each([
    ['an empty file', 'static/empty.txt', 200],
    ['a link inside the site', 'static/inside.mp4', 200],
    ['a link to a file outside', 'static/secret.txt', 404],
    ['a file behind a link to a folder outside', 'static/above/secret.txt', 404],
    ['a file in a folder whose name begins as the root', 'static/beside/secret.txt', 404],
    ['a path that leads out', '../secret.txt', 404],
    ['a folder', 'static', 404],
    ['nothing', 'static/nothing', 404],
    ['a name that no system has', 'static/\0', 404],
  ])('%s', async (_, file, status) => {
    session.answers.set('/file', { type: 'file', path: 'file.txt', file });
    const reply = await server.ask('/file');
    expect(reply.status).toBe(status);
    expect(reply.text).not.toContain(secret);
    expect(server.faults).toStrictEqual([]);
  });
});

describe('hostile requests', () => {
  test.each(['evil.example', '127.0.0.1:1', '127.0.0.1.evil.example'])('of the host %s get nothing', async (host) => {
    session.answers.set('/a', page('A'));
    const asked = session.asked.length;
    const reply = await server.ask('/a', { headers: { host } });
    expect(reply.status).toBe(403);
    expect(reply.text).toContain('--host');
    expect(session.asked).toHaveLength(asked);
  });

  test('of another origin get nothing, whatever they request', async () => {
    for (const path of ['/a', '/__docsgen/live.js', '/__docsgen/problems']) {
      expect(await server.ask(path, { headers: { origin: 'http://evil.example' } })).toMatchObject({ status: 403 });
    }
  });

  test.each(['/..', '/%2e%2e/secret.txt', '/%252e%252e', '/a%00', '/a%5c..', '/C:/a', '//evil.example/a'])(
    'for %s are not looked up',
    async (path) => {
      const asked = session.asked.length;
      const { status, headers } = await server.ask(path);
      expect(status).toBe(404);
      expect(headers.location).toBeUndefined();
      expect(session.asked).toHaveLength(asked);
    },
  );

  test('with malformed percent signs are wrong, very long ones too long', async () => {
    expect(await server.ask('/%')).toMatchObject({ status: 400 });
    expect(await server.ask(`/${'a'.repeat(9000)}`)).toMatchObject({ status: 414 });
    expect(await server.ask('http://evil.example/')).toMatchObject({ status: 400 });
  });

  test('of any bytes get no file outside, not even of a session that trusts every path', async () => {
    const root = join(folder, 'site');
    const trusting = plainSession(root, {
      answer: async (path) => ({ type: 'file', path, file: decodeAll(path) }),
    });
    const naive = await startTestServer(trusting);
    expect((await naive.ask('/static/film.mp4')).text).toBe('0123456789');
    const part = fc.constantFrom(
      ...['/', '..', '.', '%2e', '%2f', '%5c', '%25', '%00', '\\', 'C:', '//', '/../', '?', '#', '\0', 'secret.txt'],
      ...['static', 'above', 'beside', '/static/above/secret.txt', '../secret.txt', '%2e%2e%2fsecret.txt'],
    );
    const bytes = fc.oneof(
      { weight: 4, arbitrary: part.map((text) => Buffer.from(text)) },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 6 }).map((some) => Buffer.from(some)) },
    );
    const target = fc.array(bytes, { maxLength: 10 }).map((parts) => Buffer.concat([Buffer.from('/'), ...parts]));
    await fc.assert(
      fc.asyncProperty(target, async (some) => {
        const reply = await naive.askRaw(some);
        expect(reply).toMatch(/^HTTP\/1\.1 [1-5]\d\d |^$/);
        expect(reply).not.toContain(secret);
      }),
      { numRuns: 600 },
    );
    expect(naive.faults).toStrictEqual([]);
    expect((await naive.ask('/static/film.mp4')).status).toBe(200);
    await naive.close();
  });
});

/** Decodes a path until nothing changes, like a careless server. */
function decodeAll(path: string): string {
  try {
    const decoded = decodeURIComponent(path);
    return decoded === path ? path : decodeAll(decoded);
  } catch {
    return path;
  }
}

test('a page that a browser loads waits for a comparison with the disk, other requests do not', async () => {
  const compared = plainSession(session.root);
  compared.answers.set('/a', page('as before'));
  const onLoad = async () => void compared.answers.set('/a', page('as on the disk'));
  const { ask, close } = await startTestServer(compared, { onLoad });
  expect((await ask('/a')).text).toContain('as before');
  const headers = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'none' };
  expect((await ask('/a', { headers })).text).toContain('as on the disk');
  await close();
});

test('the names that a site allows are those of the configuration as it is now', async () => {
  const names: string[] = [];
  const { ask, close } = await startTestServer(session, { allowedHosts: () => names });
  const headers = { host: 'abc.example.dev' };
  expect((await ask('/a', { headers })).status).toBe(403);
  names.push('.example.dev');
  expect((await ask('/a', { headers })).status).not.toBe(403);
  await close();
});
