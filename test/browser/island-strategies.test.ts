import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fragileMarkup, breakSwitch, islandCode, openWithIsland } from './island-page.ts';
import { installClock, settle } from './frame.ts';

const island = 'main docs-island:first-of-type';
const button = (page: Page) => page.locator(`${island} button`);
const withStrategy = (strategy: string) => fragileMarkup.replace('name=', `strategy="${strategy}" name=`);
const far = '<p>Far below</p>'.repeat(100);
const isHydrated = (page: Page) => page.locator(`${island}[data-ready]`).waitFor({ state: 'attached' });
const hydratedCount = (page: Page) => page.locator('docs-island[data-ready]').count();
/**
 * Waits until the island after the tested one is hydrated, which nothing prevents. By then the
 * tested one could be hydrated too.
 */
const otherIsHydrated = async (page: Page) => {
  await page.locator('main docs-island[data-ready]:last-of-type').waitFor({ state: 'attached' });
  await settle(page);
};
const open = (markup: string, prepare = breakSwitch, options = {}) =>
  openWithIsland('/concepts/intro', { markup, prepare, provoked: [/The switch is stuck/], ...options });

describe('an island is hydrated', () => {
  it('when the browser is idle, if that is its strategy', async () => {
    const page = await open(far + withStrategy('idle'));
    await isHydrated(page);
    expect(await hydratedCount(page)).toBe(1);
  });

  it('when it comes into view, if that is its strategy', async () => {
    const page = await open(far + withStrategy('visible') + withStrategy('idle'));
    await otherIsHydrated(page);
    expect(await hydratedCount(page)).toBe(1);
    await button(page).scrollIntoViewIfNeeded();
    await isHydrated(page);
    expect(await hydratedCount(page)).toBe(2);
  });

  it('when a reader reaches for it, not when it is visible, if it names no strategy', async () => {
    const page = await open(far + fragileMarkup + withStrategy('visible'));
    await page.locator('main docs-island').last().scrollIntoViewIfNeeded();
    await otherIsHydrated(page);
    const isSeen = () => button(page).evaluate((element) => element.getBoundingClientRect().bottom <= innerHeight);
    expect([await isSeen(), await hydratedCount(page)]).toEqual([true, 1]);
  });

  it.each([
    ['the pointer', (page: Page) => button(page).hover()],
    ['the focus', (page: Page) => button(page).focus()],
  ])('when %s reaches it', async (_, reach) => {
    const page = await open(fragileMarkup);
    await reach(page);
    await isHydrated(page);
    expect(await page.locator(`${island} .failure`).count()).toBe(0);
  });

  it('when a finger touches it, and answers the touch', async () => {
    const page = await open(fragileMarkup, breakSwitch, { hasTouch: true });
    await button(page).tap();
    await page.locator(`${island} .failure`).waitFor();
  });

  it('when a key is pressed in it, and answers the key', async () => {
    const page = await open(fragileMarkup);
    await button(page).press('Enter');
    await page.locator(`${island} .failure`).waitFor();
  });
});

describe('the code of an island', () => {
  /** The code is delivered when `arrive` is called. */
  const slowly = () => {
    let arrive = () => undefined as void;
    const arrived = new Promise<void>((done) => (arrive = done));
    const prepare = async (page: Page) => {
      await installClock(page);
      await breakSwitch(page);
      await page.route(islandCode, async (route) => {
        await arrived;
        await route.fallback();
      });
    };
    return { prepare, arrive: () => arrive() };
  };
  const look = (page: Page) =>
    page.locator(`${island} > div`).evaluate((element) => {
      const { opacity, cursor } = getComputedStyle(element);
      return { opacity: Number(opacity), cursor };
    });

  it('spec 4: A lazy-loader defaults to a 200 ms delay.', async () => {
    const { prepare, arrive } = slowly();
    const page = await open(fragileMarkup, prepare);
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(page).click();
    const before = await look(page);
    expect(before.opacity).toBe(1);
    await page.clock.runFor(199);
    expect(await look(page)).toEqual(before);
    await page.clock.runFor(2);
    const loading = await look(page);
    expect(loading.opacity).toBeLessThan(1);
    expect(loading.cursor).toBe('progress');
    arrive();
    await page.locator(`${island}[data-loading]`).waitFor({ state: 'detached' });
  });
});
