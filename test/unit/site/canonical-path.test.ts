import { expect, test } from 'vitest';
import { canonicalPath, isRespelled, respelledPath } from '../../../src/site/canonical-path.ts';
import type { Config, Locale } from '../../../src/config/config.ts';

const locale = (path: string): Locale => ({
  name: path === '' ? 'en' : path,
  label: path,
  direction: 'ltr',
  htmlLang: path,
  calendar: 'gregory',
  path,
  fallbacks: [],
  away: null,
});
const pages = new Set(['', '/docs/intro', '/es', '/es/docs/intro']);

test.each([
  ['never', '/docs/intro/', '/docs/intro'],
  ['never', '/docs/intro', '/docs/intro'],
  ['never', '/es', '/es/'],
  ['never', '/', '/'],
  ['never', '/docs/intro///', '/docs/intro'],
  ['always', '/docs/intro', '/docs/intro/'],
  ['always', '/assets/a.js', '/assets/a.js'],
  ['ignore', '/docs/intro/', '/docs/intro/'],
] as const)('with trailing slashes %s, %s is %s', (trailingSlash, path, canonical) => {
  const config: Pick<Config, 'base' | 'trailingSlash' | 'locales'> = {
    base: '/',
    trailingSlash,
    locales: [locale(''), locale('es')],
  };
  expect(canonicalPath(config, path, (bare) => pages.has(bare))).toBe(canonical);
});

test('a site of relative addresses has a slash at the end of each page', () => {
  const config = { base: './', trailingSlash: 'never', locales: [locale('')] } as const;
  expect(canonicalPath(config, '/docs/intro', (bare) => pages.has(bare))).toBe('/docs/intro/');
});

test.each([
  ['never', '/Docs/Intro', '/docs/intro'],
  ['always', '/Docs/Intro', '/docs/intro/'],
  ['never', '/docs/intro.html', '/docs/intro'],
  ['never', '/docs//intro', '/docs/intro'],
  ['never', '/docs/intro/index.html', '/docs/intro'],
  ['never', '/ES/index.html', '/es/'],
  ['never', '/docs/intro', null],
  ['never', '/docs/outro.html', null],
] as const)('with trailing slashes %s, %s is spelled %s', async (trailingSlash, path, expected) => {
  const config = { base: '/', trailingSlash, locales: [locale(''), locale('es')] } as const;
  const findPage = (bare: string) => (pages.has(bare) ? bare : null);
  expect(await respelledPath(config, path, findPage)).toBe(expected);
});

test.each([
  ['/', '/docs//intro', true],
  ['/', '/docs/intro/index.html', true],
  ['./', '/docs/intro/index.html', false],
  ['/', '/docs/intro', false],
])('with the base %s, %s is respelled: %s', (base, path, expected) =>
  expect(isRespelled({ base }, path)).toBe(expected),
);
