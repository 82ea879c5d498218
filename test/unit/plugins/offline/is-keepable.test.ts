import { expect, test } from 'vitest';
import { isKeepable } from '../../../../src/plugins/offline/worker/is-keepable.ts';

/** Returns what a browser gets from a server of the site. */
function answer(headers: Readonly<Record<string, string>>, status = 200): Response {
  const response = new Response('', { status, headers });
  return Object.defineProperty(response, 'type', { value: 'basic' });
}

const address = 'https://example.com/base/';

test.each([
  ['assets/site-ABCDEF12.js', 'text/javascript; charset=utf-8'],
  ['assets/site-ABCDEF12.js?a=1', 'application/javascript'],
  ['own.mjs', 'application/x-javascript'],
  ['assets/style-ABCDEF12.css', 'text/css'],
  ['assets/search/en/index.json', 'application/json'],
  ['site.webmanifest', 'application/manifest+json'],
  ['assets/search/en/ab56bc833100.bin', 'application/octet-stream'],
  ['assets/search/en/ab56bc833100.txt', 'text/plain'],
  ['img/logo.svg', 'image/svg+xml'],
  ['assets/photo-0123abcd.avif', 'application/octet-stream'],
  ['assets/Inter-BBBBBBBB.woff2', 'font/woff2'],
  ['assets/Inter-BBBBBBBB.woff2', 'application/font-woff2'],
  ['docs/guide', 'text/html; charset=utf-8'],
  ['docs/v1.2/', 'Text/HTML'],
  ['assets/sidebars/en.html', 'text/html'],
])('%s with %s is kept', (path, type) => {
  expect(isKeepable(address + path, answer({ 'content-type': type }))).toBe(true);
  expect(isKeepable(address + path, answer({ 'content-type': type, 'cache-control': 'public, no-cache' }))).toBe(true);
  for (const control of ['no-store', 'private', 'private, no-store', 'max-age=60,Private', 'private="set-cookie"'])
    expect(isKeepable(address + path, answer({ 'content-type': type, 'cache-control': control }))).toBe(false);
});

test.each([
  ['assets/site-ABCDEF12.js', 'text/html'],
  ['assets/site-ABCDEF12.js', 'application/json'],
  ['assets/style-ABCDEF12.css', 'text/html'],
  ['assets/search/en/index.json', 'text/html; charset=utf-8'],
  ['assets/search/en/ab56bc833100.bin', 'text/html'],
  ['assets/search/en/ab56bc833100.txt', 'text/html'],
  ['img/logo.svg', 'text/html'],
  ['assets/photo-0123abcd.png', 'text/html'],
  ['assets/Inter-BBBBBBBB.woff2', 'text/html'],
  ['docs/guide', 'application/json'],
  ['docs/guide', 'text/plain'],
  ['docs/guide', ''],
  ['manual.pdf', 'application/pdf'],
])('%s with %j is not kept', (path, type) => {
  expect(isKeepable(address + path, answer({ 'content-type': type }))).toBe(false);
});

test('an error is not kept', () => {
  expect(isKeepable(`${address}docs/guide`, answer({ 'content-type': 'text/html' }, 404))).toBe(false);
});
