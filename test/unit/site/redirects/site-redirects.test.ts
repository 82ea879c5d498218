import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { RedirectFields } from '../../../../src/config/fields/redirects.ts';
import { loadSite } from '../../../../src/pipeline/load-site.ts';
import { createAddresses } from '../../../../src/site/graph/address.ts';
import type { Site } from '../../../../src/site/graph/site.ts';
import { createAddressList } from '../../../../src/site/redirects/address-list.ts';
import { followRedirect } from '../../../../src/site/redirects/follow-redirect.ts';
import { redirectTarget } from '../../../../src/site/redirects/redirect-target.ts';
import { borrowSite } from '../../../support/small-site.ts';

/** Loads the site `redirects` with other redirects in its configuration. */
async function load(redirects: readonly RedirectFields[], more: object = {}) {
  const root = borrowSite('redirects');
  const config = {
    title: 'Redirects',
    url: 'https://docs.example.com',
    locales: { en: {}, es: {} },
    collections: { docs: { type: 'docs' }, blog: { type: 'blog' }, pages: { type: 'pages', path: '/' } },
    redirects,
    ...more,
  };
  writeFileSync(join(root, 'site.config.ts'), `export default ${JSON.stringify(config)};\n`);
  mkdirSync(join(root, 'static'));
  writeFileSync(join(root, 'static/terms.txt'), 'Terms.\n');
  return loadSite({ root, drafts: false });
}

/** What each old address that is wanted leads to. */
function targets({ config, redirects }: Site, wanted: RegExp): Readonly<Record<string, string>> {
  const addresses = createAddresses(config, null);
  const found = redirects.exact.filter(({ from }) => wanted.test(from));
  return Object.fromEntries(found.map((redirect) => [redirect.from, redirectTarget(redirect, addresses)]));
}

describe('the redirects of a site', () => {
  test('a chain is one step, and the first anchor or query on the way counts', async () => {
    const { value: site, problems } = await load([
      { from: '/x1', to: '/x2' },
      { from: '/x2', to: '/x3#begin' },
      { from: '/x3', to: '/x/intro?a=b#other' },
      { from: '/x4', to: '/x3' },
      { from: '/x/*', to: '/docs/*' },
      { from: '/x5', to: '/x6' },
      { from: '/x6', to: 'https://example.com/y' },
      { from: '/x7', to: '/docs/introduction' },
    ]);
    expect(problems).toStrictEqual([]);
    expect(targets(site, /^\/x/)).toStrictEqual({
      '/x1': '/docs/intro#begin',
      '/x2': '/docs/intro#begin',
      '/x3': '/docs/intro?a=b#other',
      '/x4': '/docs/intro?a=b#other',
      '/x5': 'https://example.com/y',
      '/x6': 'https://example.com/y',
      '/x7': '/docs/intro',
    });
    expect(targets(site, /^\/es\/x[13]/)).toStrictEqual({
      '/es/x1': '/es/docs/intro#begin',
      '/es/x3': '/es/docs/intro?a=b#other',
    });
  });

  test('a redirect may lead to a file, and to a page in other letters', async () => {
    const { value: site, problems } = await load(
      [
        { from: '/x1', to: '/docs/Intro/' },
        { from: '/x2', to: '/docs/api' },
        { from: '/es/x3', to: '/terms.txt' },
        { from: '/x 4/ñ', to: '/docs/intro' },
      ].map((each) => ({ ...each, from: encodeURI(each.from) })),
    );
    expect(problems).toStrictEqual([]);
    expect(targets(site, /^\/(es\/x3|x)/)).toStrictEqual({
      '/es/x3': '/terms.txt',
      '/x 4/ñ': '/docs/intro',
      '/x1': '/docs/intro',
      '/x2': '/docs/API',
    });
  });

  test('the addresses in front matter hold for the translation too, and its own for it only', async () => {
    const { value: site } = await load([]);
    expect(targets(site, /intro/)).toStrictEqual({
      '/docs/introduction': '/docs/intro',
      '/es/docs/introduccion': '/es/docs/intro',
      '/es/docs/introduction': '/es/docs/intro',
    });
  });

  test('circles are mistakes, also those of patterns, and lead nowhere', async () => {
    const { value: site, problems } = await load([
      { from: '/x1', to: '/x2' },
      { from: '/x2', to: '/x1#a' },
      { from: '/x/*', to: '/x/more/*' },
      { from: '/x3', to: '/x/a' },
    ]);
    expect(problems.map(({ code, title }) => [code, title])).toStrictEqual([
      ['redirect-loop', 'The redirects lead in a circle: /x1 → /x2 → /x1'],
      ['redirect-loop', 'The redirects lead in a circle: /x2 → /x1 → /x2'],
      [
        'redirect-loop',
        'The redirects lead in a circle: /x3 → /x/a → /x/more/a → /x/more/more/a → /x/more/more/more/a → /x/more/more/more/more/a → …',
      ],
      [
        'redirect-loop',
        'The redirects lead in a circle: /x/* → /x/more/* → /x/more/more/* → /x/more/more/more/* → /x/more/more/more/more/* → /x/more/more/more/more/more/* → …',
      ],
    ]);
    expect(targets(site, /^\/x/)).toStrictEqual({});
    expect(site.redirects.patterns).toStrictEqual([]);
  });

  test('the list for 404 pages has the base, patterns without chains and pages with capitals', async () => {
    const redirects = [
      { from: '/v1/:page', to: '/manual/:page' },
      { from: '/manual/*', to: '/docs/*' },
      { from: '/chat/*', to: 'https://chat.example.com/*' },
    ];
    const { value: site } = await load(redirects, { base: '/x/', trailingSlash: 'always', locales: { en: {} } });
    expect(createAddressList(site)).toStrictEqual({
      patterns: [
        { from: '/x/v1/:page', to: '/x/docs/:page' },
        { from: '/x/manual/*', to: '/x/docs/*' },
        { from: '/x/chat/*', to: 'https://chat.example.com/*' },
      ],
      capitals: ['/x/docs/API/'],
    });
  });

  test('no old address leads to a site that the configuration does not name', async () => {
    const outside = 'https://chat.example.com';
    const { value: site } = await load([
      { from: '/any/*', to: '/*' },
      { from: '/:a/one/:b', to: '/:b/:a' },
      { from: '/chat/*', to: `${outside}/*` },
    ]);
    expect(followRedirect(site, '/any/docs/intro')).toBe('/docs/intro');
    const piece = fc.oneof(
      fc.constantFrom('/', '//', '\\', '%5C', '%2F', '\t', '\n', '@', ':', '/one/', 'evil.example', 'https://', '..'),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.constantFrom('/any/', '/chat/', '/'), fc.array(piece), (start, pieces) => {
        const target = followRedirect(site, start + pieces.join(''));
        if (target === null || target.startsWith(`${outside}/`)) return;
        expect(target).not.toMatch(/[\t\r\n\\]/);
        expect(new URL(target, 'https://docs.example.com').origin).toBe('https://docs.example.com');
      }),
      { numRuns: 2000 },
    );
  });
});
