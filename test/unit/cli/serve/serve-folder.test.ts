import { mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { serveFolder } from '../../../../src/cli/serve/serve-folder.ts';
import { collectionTypes } from '../../../../src/collections/collection-types.ts';
import { loadConfig } from '../../../support/load-config.ts';
import { ask, askRaw, type RequestOptions } from '../../../support/ask.ts';
import { copySite, makeFolder } from '../../../support/small-site.ts';

const secret = 'what nobody may read';
const policy = "default-src 'self'";
const notFound = (words: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy.replaceAll("'", '&#x27;')}"><h1>${words}</h1>`;

const files = {
  'index.html': 'home',
  '404.html': notFound('Not here'),
  'es/index.html': 'inicio',
  'es/404.html': notFound('No está'),
  'docs/index.html': 'docs',
  'docs/a b/index.html': 'a page with a space',
  'legal.html': 'legal',
  'assets/film.mp4': '0123456789',
  'assets/app.js': 'export {};',
  'assets/empty.txt': '',
  '.git/config': secret,
  '.env': secret,
  '.well-known/security.txt': 'security',
};

let folder: string;
let sites: readonly string[];
const running: { readonly port: number; readonly close: () => Promise<void> }[] = [];
const faults: unknown[] = [];
const answers: string[] = [];
let port: number;

async function serve(config: { readonly site: string; readonly base?: string }, host = '127.0.0.1'): Promise<number> {
  const loaded = await loadConfig(config.site, collectionTypes, { base: config.base });
  const onFault = (error: unknown) => void faults.push(error);
  const onAnswer = (line: string) => void answers.push(line);
  const options = { folder: join(folder, 'out'), config: loaded, host, port: 0, onFault, onAnswer };
  const { urls, close } = await serveFolder(options);
  const used = Number(new URL(urls[0] ?? '').port);
  running.push({ port: used, close });
  return used;
}

beforeAll(async () => {
  folder = makeFolder();
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, 'out', file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  writeFileSync(join(folder, 'secret.txt'), secret);
  mkdirSync(join(folder, 'out-beside'));
  writeFileSync(join(folder, 'out-beside/index.html'), secret);
  symlinkSync('film.mp4', join(folder, 'out/assets/inside.mp4'));
  symlinkSync(join(folder, 'secret.txt'), join(folder, 'out/assets/secret.txt'));
  symlinkSync(folder, join(folder, 'out/above'));
  symlinkSync(join(folder, 'out-beside'), join(folder, 'out/beside'));
  sites = [copySite('minimal'), copySite('three-locales')];
  port = await serve({ site: sites[1] ?? '' });
});
afterAll(async () => {
  for (const { close } of running) await close();
  for (const each of [folder, ...sites]) rmSync(each, { recursive: true, force: true });
});

const get = (path: string, options?: RequestOptions) => ask({ port, path, ...options });
const getPart = (range: string, headers = {}) => get('/assets/film.mp4', { headers: { range, ...headers } });

test('each answer is told with its status', async () => {
  answers.length = 0;
  await get('/assets/app.js');
  await get('/nothing?x=1');
  await vi.waitUntil(() => answers.length === 2);
  expect(answers).toStrictEqual(['200 GET /assets/app.js', '404 GET /nothing?x=1']);
});

describe('the served files', () => {
  test.each([
    ['/', 'home'],
    ['/es/', 'inicio'],
    ['/docs', 'docs'],
    ['/docs/a%20b?q', 'a page with a space'],
    ['/legal', 'legal'],
    ['/legal.html', 'legal'],
    ['/assets/empty.txt', ''],
    ['/assets/inside.mp4', '0123456789'],
    ['/.well-known/security.txt', 'security'],
  ])('%s', async (path, text) => expect(await get(path)).toMatchObject({ status: 200, text }));

  test('pages have their policy as a header, without type sniffing and caching', async () => {
    const { headers } = await get('/docs');
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-cache',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect((await get('/assets/app.js')).headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  test.each([
    ['/nowhere', 'Not here'],
    ['/es/nowhere', 'No está'],
    ['/assets', 'Not here'],
    ['/assets/film.mp4/', 'Not here'],
    ['/%2e%2e', 'Not here'],
  ])('there is nothing at %s, in its language', async (path, words) => {
    const reply = await get(path);
    expect(reply).toMatchObject({ status: 404, text: notFound(words) });
    expect(reply.headers).toMatchObject({ 'content-security-policy': policy, 'x-content-type-options': 'nosniff' });
    expect(reply.headers.etag).toBeUndefined();
  });

  test('other forms of an address redirect to the canonical form', async () => {
    expect(await get('/docs/?q=1')).toMatchObject({ status: 301, headers: { location: '/docs?q=1' } });
    expect(await get('/es')).toMatchObject({ status: 301, headers: { location: '/es/' } });
    const based = await serve({ site: sites[0] ?? '', base: '/x/y/' });
    expect(await ask({ port: based, path: '/' })).toMatchObject({ status: 302, headers: { location: '/x/y/' } });
    expect(await ask({ port: based, path: '/x/y/docs/' })).toMatchObject({ headers: { location: '/x/y/docs' } });
    expect(await ask({ port: based, path: '/x/y/docs' })).toMatchObject({ status: 200, text: 'docs' });
    const odd = await ask({ port: based, path: '/x/y//evil.example/%2e%2e/docs/' });
    expect(odd).toMatchObject({ status: 404 });
  });
});

describe('parts and conditions', () => {
  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-2', 206, '89', 'bytes 8-9/10'],
    ['Bytes=0-99', 206, '0123456789', 'bytes 0-9/10'],
    ['bytes=5-2', 200, '0123456789', undefined],
    ['bytes=0-1,3-4', 200, '0123456789', undefined],
    ['bytes=x', 200, '0123456789', undefined],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
  ])('%s', async (range, status, text, contentRange) => {
    const reply = await getPart(range);
    expect(reply).toMatchObject({ status, text });
    expect(reply.headers['content-range']).toBe(contentRange);
  });

  test('a part is of the same file, or it is the whole', async () => {
    const { headers } = await get('/assets/film.mp4');
    const etag = headers.etag ?? '';
    expect(await getPart('bytes=2-4', { 'if-range': etag })).toMatchObject({ status: 206, text: '234' });
    expect(await getPart('bytes=2-4', { 'if-range': '"x"' })).toMatchObject({ status: 200, text: '0123456789' });
    expect(await getPart('bytes=2-4', { 'if-none-match': etag })).toMatchObject({ status: 304, text: '' });
    expect(await getPart('bytes=2-4', { 'if-match': '"x"' })).toMatchObject({ status: 412, text: '' });
  });

  test('HEAD has the headers of the whole file, whatever part is requested', async () => {
    const whole = await get('/assets/film.mp4');
    const head = await get('/assets/film.mp4', { method: 'HEAD', headers: { range: 'bytes=5-2' } });
    expect({ ...head.headers, date: '' }).toStrictEqual({ ...whole.headers, date: '' });
    expect(head).toMatchObject({ status: 200, text: '' });
    expect(await get('/nowhere', { method: 'HEAD' })).toMatchObject({ status: 404, text: '' });
  });

  test('a cached file is sent again after it has changed', async () => {
    const file = join(folder, 'out/docs/index.html');
    const { headers } = await get('/docs');
    const condition = { headers: { 'if-none-match': headers.etag ?? '' } };
    expect(await get('/docs', condition)).toMatchObject({ status: 304, text: '' });
    const text = readFileSync(file, 'utf8');
    rmSync(file);
    writeFileSync(file, 'docs, built again');
    expect(await get('/docs', condition)).toMatchObject({ status: 200, text: 'docs, built again' });
    writeFileSync(file, text);
  });
});

describe('hostile requests', () => {
  test.each(['PUT', 'POST', 'DELETE', 'TRACE', 'OPTIONS', 'PATCH'])('%s is refused', async (method) => {
    expect(await get('/docs', { method })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
  });

  test.each(['evil.example', 'evil.example:3000', '127.0.0.1:1', '192.168.1.77'])(
    'the host %s gets nothing',
    async (host) => {
      expect(await get('/', { headers: { host } })).toMatchObject({ status: 403 });
    },
  );

  test('a page of another site gets nothing, except by a link to a page', async () => {
    expect(await get('/', { headers: { origin: 'http://evil.example' } })).toMatchObject({ status: 403 });
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect(await get('/', { headers: link })).toMatchObject({ status: 200 });
  });

  test('a server in a network can be reached by the names of the machine', async () => {
    const open = await serve({ site: sites[0] ?? '' }, '0.0.0.0');
    for (const name of ['localhost', '127.0.0.1', hostname()]) {
      expect(await ask({ port: open, path: '/', headers: { host: `${name}:${open}` } }), name).toMatchObject({
        status: 200,
      });
    }
    expect(await ask({ port: open, path: '/', headers: { host: `evil.example:${open}` } })).toMatchObject({
      status: 403,
    });
  });

  test.each([
    '//evil.example/%2e%2e/docs/',
    '//evil.example/docs/',
    '/\\evil.example/docs/',
    '/%2fevil.example/docs/',
    '/%5cevil.example/..%2fdocs/',
    '///docs/',
    '/docs/..//evil.example',
  ])('%s does not redirect to another site', async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(404);
    expect(headers.location).toBeUndefined();
  });

  test.each([
    ['/assets/secret.txt', 404],
    ['/above/secret.txt', 404],
    ['/beside/', 404],
    ['/beside', 404],
    ['/.git/config', 404],
    ['/.env', 404],
    ['/../secret.txt', 404],
    ['/%2e%2e/secret.txt', 404],
    ['/%252e%252e/secret.txt', 404],
    ['/docs%00.html', 404],
    ['/C:/secret.txt', 404],
    ['*', 400],
    ['http://evil.example/docs', 400],
    ['/%', 400],
    [`/${'a'.repeat(9000)}`, 414],
  ])('%s gives nothing', async (target, status) => {
    const reply = await askRaw(port, `127.0.0.1:${port}`, Buffer.from(target));
    expect(reply).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(reply).not.toContain(secret);
  });

  test('with any target and any range do not stop the server, and get no file outside', async () => {
    const part = fc.constantFrom(
      ...['/', '..', '.', '%2e', '%2f', '%5c', '%25', '%00', '\\', 'C:', '//', '/../', '?', '#', '\0', 'secret.txt'],
      ...['assets/', 'film.mp4', 'above', 'beside', '/above/secret.txt', '../secret.txt', '.git/config', 'docs', 'es'],
    );
    const bytes = fc.oneof(
      { weight: 4, arbitrary: part.map((text) => Buffer.from(text)) },
      { weight: 1, arbitrary: fc.uint8Array({ maxLength: 6 }).map((some) => Buffer.from(some)) },
    );
    const odd = fc.array(bytes, { maxLength: 8 }).map((parts) => Buffer.concat([Buffer.from('/'), ...parts]));
    const target = fc.oneof(odd, fc.constant(Buffer.from('/assets/film.mp4')));
    const number = fc.oneof(fc.integer({ min: -3, max: 14 }), fc.bigInt(), fc.constant(''));
    const span = fc.tuple(number, number).map(([first, last]) => `${first}-${last}`);
    const unit = fc.constantFrom('bytes=', 'Bytes=', 'bytes ', 'lines=', '');
    const range = fc.tuple(unit, fc.array(span, { maxLength: 3 })).map(([name, spans]) => name + spans.join(','));
    await fc.assert(
      fc.asyncProperty(target, range, async (some, asked) => {
        const reply = await askRaw(port, `127.0.0.1:${port}`, some, `Range: ${asked}\r\n`);
        expect(reply).toMatch(/^HTTP\/1\.1 [1-4]\d\d |^$/);
        expect(reply).not.toContain(secret);
        expect(reply).not.toMatch(/^location: (?!\/(?!\/))/im);
      }),
      { numRuns: 600 },
    );
    expect(faults).toStrictEqual([]);
    expect(await get('/docs')).toMatchObject({ status: 200 });
  });
});
