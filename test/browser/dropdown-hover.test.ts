import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage, phone, type ReaderOptions, stopClock } from './frame.ts';

const { origin } = await serveSmallSite('navbar');

const more = '.dropdown:has-text("More")';
const languages = '.dropdown:has(.icon-language)';
const isOpen = (page: Page, dropdown = more) => page.locator(dropdown).evaluate((element) => element.matches('[open]'));
/** Opens the first page. The test controls its clock. */
const openStart = async (options?: ReaderOptions) => {
  const page = await openPage(`${origin}/start`, options);
  await stopClock(page);
  return page;
};

/** Keeps the mouse on a menu until it opens. */
const rest = async (page: Page, dropdown = more) => {
  await page.locator(`${dropdown} > summary`).hover();
  await page.clock.runFor(80);
  expect(await isOpen(page, dropdown)).toBe(true);
};
const goAway = (page: Page) => page.mouse.move(600, 600);
/** Longer than any delay. */
const wait = (page: Page) => page.clock.runFor(500);

/** Starts to count how often a menu opens and closes. */
const countToggles = (page: Page) =>
  page.locator(more).evaluate((dropdown) => {
    Reflect.set(window, 'toggles', 0);
    dropdown.addEventListener('toggle', () =>
      Reflect.set(window, 'toggles', Number(Reflect.get(window, 'toggles')) + 1),
    );
  });
const toggles = (page: Page) => page.evaluate(() => Reflect.get(window, 'toggles'));

describe('a menu under a mouse', () => {
  it('opens, stays while the mouse is on the way to its items, and closes after it has left', async () => {
    const page = await openStart();
    await rest(page);
    await page.locator(`${more} .dropdown-link`).last().hover();
    await wait(page);
    expect(await isOpen(page)).toBe(true);
    const gap = await page.locator(`${more} > summary`).evaluate((summary) => {
      const { left, bottom } = summary.getBoundingClientRect();
      return { x: left + 10, y: bottom + 8 };
    });
    await page.mouse.move(gap.x, gap.y);
    await wait(page);
    expect(await isOpen(page)).toBe(true);
    await goAway(page);
    await page.clock.runFor(249);
    expect(await isOpen(page)).toBe(true);
    await page.clock.runFor(1);
    expect(await isOpen(page)).toBe(false);
  });

  it('stays open after a click and closes after the next one, without a flicker', async () => {
    const page = await openStart();
    await countToggles(page);
    await rest(page);
    const summary = page.locator(`${more} > summary`);
    await summary.click();
    await goAway(page);
    await wait(page);
    expect([await isOpen(page), await toggles(page)]).toEqual([true, 1]);
    await summary.click();
    await page.mouse.move(0, 0, { steps: 1 });
    await wait(page);
    expect([await isOpen(page), await toggles(page)]).toEqual([false, 2]);
  });

  it('does not open again under the mouse that closed it, until the mouse enters again', async () => {
    const page = await openStart();
    const summary = page.locator(`${more} > summary`);
    await rest(page);
    await summary.click();
    await summary.click();
    const box = await summary.evaluate((element) => element.getBoundingClientRect().toJSON());
    for (const x of [5, 15, 25]) await page.mouse.move(box.left + x, box.top + 10);
    await wait(page);
    expect(await isOpen(page)).toBe(false);
    await goAway(page);
    await rest(page);
  });

  it('opens once if a click comes before the hover delay has passed', async () => {
    const page = await openStart();
    await countToggles(page);
    const box = await page.locator(`${more} > summary`).evaluate((element) => element.getBoundingClientRect().toJSON());
    await page.mouse.move(box.left + 10, box.top + 10);
    await page.mouse.down();
    await page.mouse.up();
    await wait(page);
    expect([await isOpen(page), await toggles(page)]).toEqual([true, 1]);
  });

  it('closes when the next one opens', async () => {
    const page = await openStart();
    await rest(page);
    await rest(page, languages);
    expect([await isOpen(page), await page.locator('.dropdown[open]').count()]).toEqual([false, 1]);
  });

  it('closes on Escape wherever the focus is, and on a press outside', async () => {
    const page = await openStart();
    await rest(page);
    await page.keyboard.press('Escape');
    expect(await isOpen(page)).toBe(false);
    await goAway(page);
    await rest(page);
    await page.touchscreen.tap(600, 600).catch(() => page.mouse.click(600, 600));
    expect(await isOpen(page)).toBe(false);
  });
});

it('a finger opens and closes a menu by touch alone', async () => {
  const page = await openStart({ hasTouch: true });
  const summary = page.locator(`${more} > summary`);
  await summary.tap();
  await wait(page);
  expect(await isOpen(page)).toBe(true);
  await summary.tap();
  await wait(page);
  expect(await isOpen(page)).toBe(false);
});

it('a mouse opens no list of the drawer', async () => {
  const page = await openStart({ viewport: phone.viewport });
  await page.locator('.menu > summary').click();
  await page.locator(`${languages} > summary`).hover();
  await wait(page);
  expect(await isOpen(page, languages)).toBe(false);
});
