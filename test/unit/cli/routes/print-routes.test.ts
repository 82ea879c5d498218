import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { routeCsv, routeTable } from '../../../../src/cli/routes/print-routes.ts';
import { routeColumns, selectColumns } from '../../../../src/cli/routes/route-columns.ts';
import type { RouteInfo } from '../../../../src/shared/route-info.ts';

const route: RouteInfo = {
  url: '/say',
  locale: 'en',
  kind: 'doc',
  title: 'Say "hello", twice',
  source: null,
  output: 'say/index.html',
  fallback: false,
  version: null,
  draft: false,
  unlisted: false,
  address: 'https://docs.example.com/say',
  canonical: 'https://docs.example.com/say',
  status: 200,
  redirect: null,
};

test('CSV quotes what has quotes, commas or line breaks', () => {
  const csv = routeCsv([route, { ...route, title: 'Two\nlines' }], selectColumns(['title', 'url', 'source']));
  expect(csv).toBe('title,url,source\r\n"Say ""hello"", twice",/say,\r\n"Two\nlines",/say,\r\n');
});

test('without names, CSV has all columns', () => {
  expect(routeCsv([], null)).toBe(`${routeColumns.join(',')}\r\n`);
  expect(routeColumns.toSorted()).toStrictEqual(Object.keys(route).toSorted());
});

test('a table has the columns that are named, in their order', () => {
  expect(stripVTControlCharacters(routeTable([route], selectColumns(['status', 'url', 'version'])))).toBe(
    'status  url   version\n200     /say\n1 routes\n',
  );
});

test('an unknown column is a problem that names all', () => {
  expect(() => selectColumns(['url', 'ttle'])).toThrow(
    expect.objectContaining({
      problems: [expect.objectContaining({ hint: expect.stringMatching(/^Did you mean `title`\? Columns: url, /) })],
    }),
  );
});
