import { expect, test } from 'vitest';
import { invalidSlugs, resolveSlug } from '../../../src/content/slug.ts';

test.each([
  ['intro', 'app', '/app/intro'],
  ['intro', '', '/intro'],
  ['/start', 'app/web', '/start'],
  ['../up', 'app/web', '/app/up'],
  ['.', 'app', '/app'],
  ['.', '', '/'],
  ['/', 'app', '/'],
  ['/start/', 'app', '/start'],
  ['a//b', 'app', '/app/a/b'],
])('%j in %j is %s', (slug, folder, address) => expect(resolveSlug(slug, folder)).toBe(address));

const locale = {
  name: 'en',
  label: 'English',
  direction: 'ltr',
  htmlLang: 'en',
  calendar: 'gregory',
  path: '',
  fallbacks: [],
  away: null,
} as const;
const source = { file: 'content/en/docs/a.md', relativePath: 'a.md', locale };

test.each([
  ['/a b', '/a-b'],
  ['/100%', '/100'],
  ['/what?#', '/what'],
])('%s is not an address; %s is suggested', (slug, fixed) => {
  const [problem] = invalidSlugs([
    { source, slug, yaml: { text: `slug: '${slug}'\n`, file: source.file, lineOffset: 1 } },
  ]);
  expect(problem).toMatchObject({ severity: 'error', file: source.file, line: 2 });
  expect(problem?.hint).toContain(`slug: ${fixed}\``);
});

test('letters of any script are an address', () => {
  const yaml = { text: '', file: source.file, lineOffset: 1 };
  const entries = ['/español', '/ثلاث', '/a-b_c.d~e'].map((slug) => ({ source, slug, yaml }));
  expect(invalidSlugs(entries)).toStrictEqual([]);
});
