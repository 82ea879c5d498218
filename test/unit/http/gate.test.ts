import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, test } from 'vitest';
import { refuse } from '../../../src/http/gate.ts';
import { hostNames } from '../../../src/http/hosts.ts';

interface Ask {
  readonly method?: string;
  readonly path?: string;
  readonly host?: string;
  readonly headers?: IncomingHttpHeaders;
  readonly isUpgrade?: boolean;
}

/** Returns the status of a refusal; null for none. */
function refusal({
  method = 'GET',
  path = '/',
  host = 'localhost:3000',
  headers,
  isUpgrade = false,
}: Ask): number | null {
  const gate = { hosts: hostNames('localhost', [], []), port: 3000, posts: new Set(['/__docsgen/open']) };
  return refuse({ method, path, headers: { host, ...headers }, isUpgrade }, gate)?.status ?? null;
}

test.each(['localhost:3000', 'LOCALHOST:3000', 'docs.localhost:3000', '127.0.0.1:3000', '[::1]:3000'])(
  'the host %s is the server',
  (host) => expect(refusal({ host })).toBeNull(),
);

test.each([
  '',
  'localhost',
  'localhost:3001',
  'localhost:',
  'evil.example:3000',
  'localhost.evil.example:3000',
  'evillocalhost:3000',
  'localhost:3000@evil.example',
  'evil.example/localhost:3000',
  'evil.example#localhost:3000',
  '192.168.1.5:3000',
  '0.0.0.0:3000',
  '[::]:3000',
  '[::ffff:127.0.0.1]:3000',
  'localhost:3000, evil.example',
])('the host %j is not', (host) => expect(refusal({ host })).toBe(403));

describe('the methods', () => {
  test.each([
    ['GET', '/', null],
    ['HEAD', '/', null],
    ['POST', '/', 405],
    ['PUT', '/', 405],
    ['OPTIONS', '/', 405],
    ['GET', '/__docsgen/open', 405],
    ['DELETE', '/__docsgen/open', 405],
  ])('%s %s gives %j', (method, path, status) => expect(refusal({ method, path })).toBe(status));
});

describe('the requesting pages', () => {
  const post = { method: 'POST', path: '/__docsgen/open' };
  const own = 'http://localhost:3000';

  test.each([
    ['a POST of its own page', { ...post, headers: { origin: own, 'sec-fetch-site': 'same-origin' } }],
    ['the socket of its own page', { isUpgrade: true, headers: { origin: own, 'sec-fetch-site': 'cross-site' } }],
    ['an address that is typed in', { headers: { 'sec-fetch-site': 'none' } }],
    [
      'a link on another site',
      { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' } },
    ],
  ])('%s is allowed', (_, ask) => expect(refusal(ask)).toBeNull());

  test.each([
    ['a fetch of another site', { headers: { origin: 'http://evil.example' } }],
    ['a page without an origin', { headers: { origin: 'null' } }],
    ['a page on another port', { headers: { origin: 'http://localhost:8080' } }],
    ['another scheme', { headers: { origin: 'https://localhost:3000' } }],
    ['another of its own names', { headers: { origin: 'http://127.0.0.1:3000' } }],
    ['a script on another site', { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' } }],
    ['a script on another port', { headers: { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'no-cors' } }],
    [
      'a frame on another site',
      { headers: { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' } },
    ],
    ['a form on another site', { ...post, headers: { origin: 'http://evil.example', 'sec-fetch-mode': 'navigate' } }],
    ['a POST that does not say whose it is', post],
    ['a socket of another site', { isUpgrade: true, headers: { origin: 'http://evil.example' } }],
    ['a socket that does not say whose it is', { isUpgrade: true }],
  ])('%s is not', (_, ask) => expect(refusal(ask)).toBe(403));
});

test('a refusal says what to do', () => {
  const gate = { hosts: hostNames('localhost', [], []), port: 4321, posts: new Set<string>() };
  const { text } =
    refuse({ method: 'GET', path: '/', headers: { host: 'evil.example' }, isUpgrade: false }, gate) ?? {};
  expect(text).toContain('http://localhost:4321/');
  expect(text).toContain('--host');
});

describe('a proxy', () => {
  const proxies = ['preview.example.com', '.example.dev', 'quiet-lamp-{port}.app.github.dev'];
  const gate = { hosts: { machine: new Set(['localhost']), proxies }, port: 3000, posts: new Set(['/__docsgen/open']) };
  const ask = (headers: IncomingHttpHeaders, isUpgrade = false) =>
    refuse({ method: 'GET', path: '/', headers, isUpgrade }, gate)?.status ?? null;

  test.each([
    'preview.example.com',
    'preview.example.com:8443',
    'abc-3000.app.example.dev',
    'quiet-lamp-3000.app.github.dev',
    'PREVIEW.example.com',
  ])('asks as %s', (host) => expect(ask({ host })).toBeNull());

  test.each([
    'example.com',
    'evil.preview.example.com',
    'example.dev',
    'notexample.dev',
    'quiet-lamp-3001.app.github.dev',
    'other-3000.app.github.dev',
    'preview.example.com.evil.example',
  ])('does not ask as %s', (host) => expect(ask({ host })).toBe(403));

  const host = 'localhost:3000';
  const forwarded = 'quiet-lamp-3000.app.github.dev';
  test.each([
    ['the public name as Host', { host: 'preview.example.com', origin: 'https://preview.example.com' }],
    ['Codespaces, with its own origin', { host, 'x-forwarded-host': forwarded, origin: `https://${forwarded}` }],
    ['a tunnel that changes the origin, too', { host, 'x-forwarded-host': forwarded, origin: 'http://localhost:3000' }],
    ['several proxies in a row', { host, 'x-forwarded-host': `${forwarded}, inner`, origin: `https://${forwarded}` }],
  ])('opens the socket of its page: %s', (_, headers) => expect(ask(headers, true)).toBeNull());

  test.each([
    ['another site', { host: 'preview.example.com', origin: 'https://evil.example' }],
    ['another name of the proxy', { host, 'x-forwarded-host': forwarded, origin: 'https://evil.example' }],
    ['a page without encryption', { host, 'x-forwarded-host': forwarded, origin: `http://${forwarded}` }],
    ['a foreign Host', { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' }],
  ])('opens no socket for %s', (_, headers) => expect(ask(headers, true)).toBe(403));

  test('that is not allowed is named in the remedy', () => {
    const asked = { method: 'GET', path: '/', headers: { host: 'tunnel.example.net' }, isUpgrade: false };
    expect(refuse(asked, gate)?.text).toContain(
      'If you trust tunnel.example.net as the name of your proxy, allow it with --allow-host tunnel.example.net.',
    );
  });
});
