import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSite } from '../../../../src/pipeline/load-site.ts';
import type { Site } from '../../../../src/site/graph/site.ts';
import { addPermalinks, goneAddresses, readPermalinks } from '../../../../src/site/redirects/permalinks.ts';
import { copySite } from '../../../support/small-site.ts';

let root: string;
let site: Site;
beforeAll(async () => {
  root = copySite('redirects');
  site = (await loadSite({ root, drafts: false })).value;
});
afterAll(() => rm(root, { recursive: true, force: true }));

test('a line is an address, unless it is empty or a comment', () => {
  expect(readPermalinks('# Ours\r\n/a\r\n\r\n  /b \n#/c\n')).toStrictEqual([
    { address: '/a', line: 2 },
    { address: '/b', line: 4 },
  ]);
});

describe('addPermalinks', () => {
  test('writes every page that readers can find, sorted, and keeps what is there', () => {
    const text = addPermalinks('/zzz\n# Ours\n/docs/intro\n/all\n', site);
    const own = readPermalinks(addPermalinks('', site)).map(({ address }) => address);
    expect(text.split('\n')).toStrictEqual(['# Ours', ...[...own, '/all', '/zzz'].toSorted(), '']);
    expect(own).toStrictEqual(expect.arrayContaining(['/', '/about', '/docs/API', '/docs/intro', '/es/docs/intro']));
    expect(text).not.toMatch(/404|company|search/);
  });

  test('changes nothing the second time', () => {
    const text = addPermalinks('# Ours\n', site);
    expect(addPermalinks(text, site)).toBe(text);
  });
});

describe('goneAddresses', () => {
  test('a page, a redirect, a pattern and another spelling are not gone', () => {
    const text =
      '/docs/intro\n/docs/api\n/start\n/company/\n/manual/intro\n/es/docs/introduction\n/docs/intro/index.html\n';
    expect(goneAddresses(site, text)).toStrictEqual([]);
  });

  test('is silent about what `docsgen permalinks` has just written', () => {
    expect(goneAddresses(site, addPermalinks('', site))).toStrictEqual([]);
  });

  test('says what is gone, where, and which new page is probably the one', () => {
    const text = '# Ours\n/guide/intro\n/nothing/alike/at-all\n/es/guide/intro\n/es/solo\n';
    expect(goneAddresses(site, text)).toMatchObject([
      {
        severity: 'warning',
        code: 'gone-address',
        title: '/guide/intro was published, but is gone',
        hint: 'If the page is now /docs/intro, add `redirect_from: /guide/intro` to content/en/docs/intro.md. If nothing replaces it, remove the line from permalinks.txt.',
        file: 'permalinks.txt',
        line: 2,
      },
      { title: '/nothing/alike/at-all was published, but is gone', line: 3 },
      // The Spanish guide is gone with the English one, and is not reported again.
      { title: '/es/solo was published, but is gone', line: 5 },
    ]);
  });

  test('a page that was published before is not the one that moved', () => {
    const [gone] = goneAddresses(site, '/guide/intro\n/docs/intro\n/es/docs/intro\n');
    expect(gone?.hint).not.toContain('docs/intro');
  });
});
