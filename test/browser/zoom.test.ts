import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findCutText } from '../support/find-cut-text.ts';
import { someLocales, samplePagesIn } from '../support/sample-pages.ts';
import { serveSmallSite } from '../support/served-site.ts';
import { openEmpty, openPage } from './frame.ts';
import { arrived, open, origin } from './navigation-page.ts';

const { origin: small } = await serveSmallSite('everybody');

/** A window of 1280 px for a reader who has zoomed in. */
const zoomed = (factor: number) => ({
  viewport: { width: 1280 / factor, height: 800 / factor },
  deviceScaleFactor: factor,
});

const factors = [2, 4];

const lists = ['tags', 'archive', 'authors'].map((name) => ({ name, path: `/blog/${name}` }));

/** Says whether the last element of a kind is in the window, and nothing lies over it. */
const isWhole = (page: Page, selector: string) =>
  page
    .locator(selector)
    .last()
    .evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const corners = [left + 4, right - 4].flatMap((x) => [top + 4, bottom - 4].map((y) => [x, y] as const));
      // The button that folds a category lies over the link of the category.
      const entry = element.closest('li') ?? element;
      return corners.every(([x, y]) => entry.contains(document.elementFromPoint(x, y)));
    });

/** Scrolls to the last element of a kind, as the keyboard does, which is then whole. */
async function reachLast(page: Page, selector: string): Promise<void> {
  const last = page.locator(selector).last();
  await last.waitFor();
  await last.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
  expect(await isWhole(page, selector), selector).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

it.each(someLocales)('every page can be read without scrolling sideways, in $locale', async ({ locale, prefix }) => {
  const page = await openEmpty({ ...zoomed(2), reducedMotion: 'reduce' });
  for (const { name, path } of [...samplePagesIn(locale), ...lists]) {
    await page.goto(origin + prefix + path);
    for (const factor of factors) {
      await page.setViewportSize(zoomed(factor).viewport);
      expect({ name, factor, faults: await findCutText(page) }).toEqual({ name, factor, faults: [] });
    }
  }
});

describe('in a window of 320 by 256 px, which is as low as one enlarged four times', () => {
  const tiny = { viewport: { width: 320, height: 256 }, reducedMotion: 'reduce' } as const;

  it.each(['/docs/parts', '/ar/docs/parts', '/', '/blog', '/docs/guides/second'])('%s can be read', async (path) => {
    const page = await openPage(small + path, tiny);
    expect(await findCutText(page)).toEqual([]);
  });

  it.each(['', '/ar'])('both panels of the drawer and their menus scroll to their last entry%s', async (prefix) => {
    const page = await openPage(`${small}${prefix}/docs/parts`, tiny);
    await page.locator('.menu > summary').click();
    await reachLast(page, '.sidebar .tree-link:visible');
    await page.locator('.menu-back').click();
    for (const menu of await page.locator('.dropdown > summary').all()) {
      // The menu that has the current page is open.
      if (!(await menu.evaluate(({ parentElement }) => parentElement?.hasAttribute('open')))) await menu.click();
      await reachLast(page, '.dropdown[open] .dropdown-link');
    }
    await reachLast(page, '.navbar-nav .navbar-link');
  });

  it.each(['', '/ar'])('the search shows its field, and scrolls to its last result%s', async (prefix) => {
    const page = await openPage(`${small}${prefix}/docs/parts`, tiny);
    await page.locator('.search-opener:visible').click();
    const field = page.locator('.search-dialog [type=search]');
    await field.fill('agent');
    await reachLast(page, '.search-dialog .hit');
    expect(await isWhole(page, '.search-dialog [type=search]')).toBe(true);
  });
});

it('menus of the bar stay in a low window', async () => {
  const page = await openPage(`${small}/docs/parts`, {
    viewport: { width: 1000, height: 256 },
    reducedMotion: 'reduce',
  });
  for (const menu of await page.locator('.dropdown > summary').all()) {
    await menu.click();
    await reachLast(page, '.dropdown[open] .dropdown-link');
  }
});

describe.each(factors)('enlarged %i times', (factor) => {
  it('the menu is there, and its links work', async () => {
    const page = await open('/concepts/intro', zoomed(factor));
    await page.getByLabel('Toggle navigation bar').click();
    const link = page.locator('.sidebar').getByRole('link', { name: 'Application', exact: true });
    await link.scrollIntoViewIfNeeded();
    const { left, right } = await link.evaluate((element) => element.getBoundingClientRect());
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(1280 / factor);
    await link.click();
    await arrived(page, '/concepts/category/application');
    expect(await page.locator('main h1').isVisible()).toBe(true);
  });
});
