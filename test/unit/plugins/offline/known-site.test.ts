import { expect, test } from 'vitest';
import { openSite } from '../../../../src/plugins/offline/worker/stored-site.ts';

const site = openSite(
  { files: [], pages: ['', 'docs/guide', 'docs/año/', 'es/'], shown: ['img/logo%20old.svg'], languages: [] },
  'https://example.com/',
);

test.each(['', 'index.html', 'docs/guide', 'docs/guide/', 'docs/guide.html', 'docs/guide/index.html', 'docs/a%C3%B1o'])(
  '%j is a page of the site',
  (path) => expect(site.ownsPage(path)).toBe(true),
);

test.each([
  'app',
  'app/',
  'app/index.html',
  'docs',
  'docs/app/',
  'docs/guide/app',
  'guide',
  '%',
  'es/app',
  'Docs/guide',
])('%j is a page of another application', (path) => expect(site.ownsPage(path)).toBe(false));

test('files are those of the build', () => {
  const own = ['assets/style-ABCDEF12.css', 'assets/search/en/index.json', 'img/logo%20old.svg'];
  const foreign = ['app/private.png', 'app/assets/style-ABCDEF12.css', 'img/other.svg', 'own.js'];
  expect([...own, ...foreign].filter((path) => site.ownsFile(path))).toEqual(own);
});
