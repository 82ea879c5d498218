import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { runLength } from '../support/run-length.ts';
import { someLocales, samplePagesIn, themes } from '../support/sample-pages.ts';
import { startVisit } from '../support/visit.ts';

/** Returns the focused element and its visible style. */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const { top, left, right, bottom, height } = element.getBoundingClientRect();
    // Only a part of a table is visible that is higher than the window below the navbar.
    const room = innerHeight - (Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0);
    const isInHeight = height > room ? top < innerHeight && bottom > 0 : top >= 0 && bottom <= innerHeight;
    return {
      name: element.className || element.tagName.toLowerCase(),
      id: element.id,
      hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      isInWindow: isInHeight && left >= 0 && right <= innerWidth && height > 0,
    };
  });
}

it.each(someLocales)('begins every page with the link that leads past the navigation, in $locale', async (locale) => {
  const { page, open } = await startVisit({ width: 1280 });
  for (const { name, path } of samplePagesIn(locale.locale)) {
    await open(locale.prefix + path);
    await page.keyboard.press('Tab');
    expect(await focused(page), name).toEqual({ name: 'skip-link', id: '', hasRing: true, isInWindow: true });
    await page.keyboard.press('Enter');
    expect(await focused(page), name).toMatchObject({ id: 'main' });
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main, .footer') !== null), name).toBe(true);
  }
});

const allVisits = themes.flatMap((theme) => [1280, 390].map((width) => ({ theme, width })));
const visits = runLength({
  short: allVisits.filter(({ theme, width }) => (theme === 'light') === width > 996),
  long: allVisits,
});

it.each(visits)('every stop has a visible ring, in $theme at $width px', async ({ theme, width }) => {
  const { page, open } = await startVisit({ width, theme });
  await open('/concepts/app/agents');
  const faults: unknown[] = [];
  let stops = 0;
  for (; stops < 200; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop === null) break;
    if (!stop.hasRing || !stop.isInWindow) faults.push(stop);
  }
  expect(faults).toEqual([]);
  expect(stops).toBeGreaterThan(20);
});

it('walks through the navbar without scrolling the text', async () => {
  const { page, open } = await startVisit({ width: 1280 });
  await open('/concepts/app/agents');
  const scrollTop = () => page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo(0, 800));
  await page.locator('.brand').evaluate((brand) => brand.focus({ preventScroll: true }));
  for (const key of ['Tab', 'Tab', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    expect(await page.evaluate(() => document.activeElement?.closest('.navbar') !== null), key).toBe(true);
    expect(await scrollTop(), key).toBe(800);
  }
});

it('opens a menu with Enter and walks into it with Tab', async () => {
  const { page, open } = await startVisit({ width: 1280 });
  await open('/concepts/app/agents');
  await page.locator('.navbar .dropdown > summary').last().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toEqual({ name: 'dropdown-link', id: '', hasRing: true, isInWindow: true });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/es/concepts/app/agents');
});
