import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { measureTargets, type Target } from '../support/measure-targets.ts';
import { samplePages } from '../support/sample-pages.ts';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage, phone } from './frame.ts';

const { origin: small } = await serveSmallSite('everybody');

const say = ({ name, width, height }: Target) => `${name}: ${width} x ${height}`;
const isAnchor = ({ name }: Target) => name.startsWith('a.anchor');
const isLargeForFingers = ({ width, height }: Target) => width >= 44 && height >= 44;
const isLargeForPointers = ({ width, height, isApart }: Target) => (width >= 24 && height >= 24) || isApart;

const fingers = { ...phone, reducedMotion: 'reduce' } as const;
/** A link to a heading may be smaller, because the contents of the page lead to the same place. */
const isAnchorForFingers = ({ width, height }: Target) => width >= 24 && height >= 24;
const smallForFingers = async (page: Page) =>
  (await measureTargets(page))
    .filter((target) => !(isAnchor(target) ? isAnchorForFingers(target) : isLargeForFingers(target)))
    .map(say);
const smallForPointers = async (page: Page, within?: string) =>
  (await measureTargets(page, within)).filter((target) => !isLargeForPointers(target)).map(say);

const pages = [
  ...samplePages.map(({ name, path }) => ({ name, address: path })),
  { name: 'tags', address: '/blog/tags' },
  { name: 'archive', address: '/blog/archive' },
  { name: 'authors', address: '/blog/authors' },
  { name: 'search', address: '/search' },
  { name: 'results', address: '/search?q=agent' },
  { name: 'every part', address: `${small}/docs/parts` },
  { name: 'every part, from right to left', address: `${small}/ar/docs/parts` },
];

it.each(pages)('controls are large enough for a finger, or apart for a mouse: $name', async ({ address }) => {
  const page = await openPage(address, fingers);
  expect(await smallForFingers(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await smallForPointers(page)).toEqual([]);
});

describe('what opens', () => {
  const toggle = '.menu > summary';

  it.each(['/docs/parts', '/ar/docs/parts'])('both panels of the drawer, and a menu in it, on %s', async (path) => {
    const page = await openPage(small + path, fingers);
    await page.locator(toggle).tap();
    // The page behind the drawer becomes inert after its first frame.
    await page.locator('.main[inert]').waitFor({ state: 'attached' });
    expect(await smallForFingers(page)).toEqual([]);
    await page.locator('.menu-back').tap();
    for (const menu of await page.locator('.dropdown > summary').all()) {
      await menu.tap();
      expect(await smallForFingers(page)).toEqual([]);
    }
  });

  it('the search, with nothing, with results, and without', async () => {
    const page = await openPage(`${small}/docs/parts`, fingers);
    await page.locator('.search-opener:visible').tap();
    await page.locator('.search-dialog[open]').waitFor();
    expect(await smallForFingers(page)).toEqual([]);
    for (const [query, found] of [
      ['agent', '.hit'],
      ['xyz', '.search-suggestions button'],
    ] as const) {
      await page.locator('.search-dialog [type=search]').fill(query);
      await page.locator(`.search-dialog ${found}:visible`).first().waitFor();
      expect(await smallForFingers(page), query).toEqual([]);
    }
  });

  it('the menus of the bar, and the enlarged picture, for a mouse', async () => {
    const page = await openPage(`${small}/docs/parts`, { reducedMotion: 'reduce' });
    for (const menu of await page.locator('.dropdown > summary, .toc-column .page-open > summary').all()) {
      await menu.click();
      expect(await smallForPointers(page, '[open] > ul')).toEqual([]);
    }
    await page.locator('.zoom-open').click();
    await page.locator('.zoom-dialog[open]').waitFor();
    expect(await smallForPointers(page)).toEqual([]);
  });
});
