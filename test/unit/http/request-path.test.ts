import { posix, win32 } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPath } from '../../../src/http/request-path.ts';

test('a path stays as the request has it, apart from its query', () => {
  expect(readPath('/es/caf%C3%A9/a%20b?x=/../y?z')).toStrictEqual({ path: '/es/caf%C3%A9/a%20b', query: '?x=/../y?z' });
  expect(readPath('/100%25')).toStrictEqual({ path: '/100%25', query: '' });
  expect(readPath('/docs/v1.2/...')).toStrictEqual({ path: '/docs/v1.2/...', query: '' });
});

test.each([
  ['', 400],
  ['*', 400],
  ['http://evil.example/', 400],
  ['/%', 400],
  ['/%E0%A4', 400],
  ['/..', 404],
  ['/a/../../b', 404],
  ['/%2e%2e/b', 404],
  ['/.%2E/b', 404],
  ['/..%2fb', 404],
  ['/%252e%252e/b', 404],
  ['/..%255c', 404],
  ['/..%25252f', 404],
  [`/%${'25'.repeat(9)}2e`, 404],
  ['/a%00.md', 404],
  ['/a%0d%0ab', 404],
  ['/a\\b', 404],
  ['/a%5cb', 404],
  ['/C:/b', 404],
  ['/c%3A/b', 404],
  ['//evil.example/', 404],
  [`/${'a'.repeat(10_000)}`, 414],
])('%s is refused', (target, status) => expect(readPath(target)).toMatchObject({ status }));

test('no path points outside a folder, on any system, however often it is decoded', () => {
  const part = fc.constantFrom(
    '/',
    '\\',
    '..',
    '.',
    '%2e',
    '%2F',
    '%5c',
    '%25',
    '25',
    '2f',
    '%00',
    'C:',
    ':',
    'a',
    '?',
    '#',
    '%c0%ae',
  );
  const target = fc.array(fc.oneof(part, fc.string())).map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(target, (text) => {
      const found = readPath(text);
      if ('status' in found) return;
      for (let path = found.path, previous = ''; path !== previous;) {
        expect(posix.join('/site', path)).toMatch(/^\/site(?:\/|$)/);
        expect(win32.resolve('C:\\site', `.${path}`)).toMatch(/^C:\\site(?:\\|$)/);
        previous = path;
        path = decodeOnce(path);
      }
    }),
    { numRuns: 5000 },
  );
});

function decodeOnce(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
