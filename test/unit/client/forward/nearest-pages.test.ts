import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearestPages } from '../../../../src/client/forward/nearest-pages.ts';

const pages = [
  '/es/',
  '/es/guide/',
  '/es/guide/install',
  '/es/guide/agents',
  '/es/guide/web/start',
  '/es/blog/agents',
  '/es/v1/guide/install',
  '/es/reference/año',
].map((path) => ({ path, title: path }));

test.each([
  ['in another folder', '/es/old/start', ['/es/guide/web/start']],
  ['in a folder of another name', '/es/manual/install', ['/es/guide/install', '/es/v1/guide/install']],
  ['misspelled', '/es/guide/instal', ['/es/guide/install', '/es/v1/guide/install', '/es/guide/agents']],
  ['with another version', '/es/v2/guide/install', ['/es/guide/install', '/es/v1/guide/install']],
  ['without a language', '/guide/web/start', ['/es/guide/web/start']],
  ['with the ending of a file', '/es/x/año.html', ['/es/reference/año']],
  ['of a known folder', '/es/blog/unlike-anything', ['/es/blog/agents']],
  ['with a doubled slash', '/es//old//start/', ['/es/guide/web/start']],
  ['unlike all', '/fr/zzzzzzzz/qqqqqqqq', []],
])('an address %s', (_, path, expected) => {
  expect(nearestPages(path, pages).map((page) => page.path)).toEqual(expected);
});

test('only pages of the list are suggested, at most five, the same each time', () => {
  const segment = fc.oneof(fc.constantFrom('es', 'guide', 'install', 'agents', '..', '%', '404.html'), fc.string());
  const path = fc.array(segment, { maxLength: 6 }).map((segments) => `/${segments.join('/')}`);
  const list = fc.array(fc.record({ path, title: fc.string() }), { maxLength: 12 });
  fc.assert(
    fc.property(path, list, (failed, all) => {
      const found = nearestPages(failed, all);
      expect(found.length).toBeLessThanOrEqual(5);
      for (const page of found) expect(all).toContain(page);
      expect(nearestPages(failed, all)).toEqual(found);
    }),
  );
});
