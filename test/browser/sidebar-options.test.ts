import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { isReady, openPage, phone } from './frame.ts';

async function openTopics(path: string, options: Parameters<typeof openPage>[1] = {}): Promise<Page> {
  const { origin } = await serveSmallSite('topics');
  return openPage(`${origin}${path}`, options);
}

const openCategories = (page: Page) =>
  page
    .locator('.tree details[open]')
    .evaluateAll((all) => all.map((each) => each.parentElement?.innerText.split('\n')[0]));

it.each([true, false])('closes the other categories when one opens (scripts: %s)', async (javaScriptEnabled) => {
  const page = await openTopics('/docs/guides/calls/begin', { javaScriptEnabled });
  expect(await openCategories(page)).toEqual(['Calls']);
  await page.locator('summary', { hasText: 'Agents' }).click();
  await expect.poll(() => openCategories(page)).toEqual(['Agents']);
  await page.locator('.main a', { hasText: 'Calls, transfer' }).click();
  await page.waitForURL(/calls\/transfer$/);
  await expect.poll(() => openCategories(page)).toEqual(['Calls']);
});

it('leads to the first page of another sidebar by the tabs above, in the drawer as well', async () => {
  const tabs = (page: Page) =>
    page
      .locator('.sidebar-tab')
      .evaluateAll((all) => all.map((each) => [each.textContent, each.getAttribute('aria-current')]));
  const desktop = await openTopics('/es/docs/guides/calls/begin');
  expect(await tabs(desktop)).toEqual([
    ['Guías', 'true'],
    ['Referencia de la API', null],
  ]);
  await desktop.getByRole('link', { name: 'Referencia de la API' }).click();
  await desktop.waitForURL(/\/es\/docs\/api$/);
  await expect.poll(async () => (await tabs(desktop))[1]).toEqual(['Referencia de la API', 'true']);
  expect(await openCategories(desktop)).toEqual(['Operations']);

  const narrow = await openTopics('/docs/api/operations/operation-30', phone);
  await narrow.locator('.menu > summary').tap();
  // The drawer shows the entry of the page, and so the end of the sidebar first.
  await expect.poll(() => narrow.locator('.tree [aria-current]').evaluate(isInWindow)).toBe(true);
  expect(await isUncovered(narrow.getByRole('link', { name: 'Guides' }))).toBe(true);
  await narrow.getByRole('link', { name: 'Guides' }).tap();
  await narrow.waitForURL(/\/docs\/guides$/);
});

it('keeps the tabs above the entries that are scrolled, and what has the focus below them', async () => {
  const page = await openTopics('/docs/api/operations/operation-30');
  const [tab, current] = [page.locator('.sidebar-tab').first(), page.locator('.tree [aria-current]')];
  expect(await page.locator('.sidebar').evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  expect([await isUncovered(tab), await isUncovered(current)]).toEqual([true, true]);
  await current.focus();
  for (let number = 29; number >= 10; number -= 1) {
    await page.keyboard.press('Shift+Tab');
    expect([number, await isUncovered(page.locator(':focus'))]).toEqual([number, true]);
  }
  await page.setViewportSize({ width: 1300, height: 500 });
  await page.locator('.sidebar').evaluate((sidebar) => sidebar.scrollTo(0, 600));
  expect(await tab.evaluate(isInWindow)).toBe(false);
});

it('hides the sidebar by a button, over pages and reloads without a shift of the layout', async () => {
  const page = await openTopics('/es/docs/api/operations/operation-30');
  const sidebar = page.locator('.sidebar');
  await page.getByRole('button', { name: 'Contraer la barra lateral' }).press('Enter');
  await expect.poll(() => sidebar.isVisible()).toBe(false);
  const show = page.getByRole('button', { name: 'Desplegar la barra lateral' });
  expect(await show.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.locator('.main a', { hasText: 'Operation 31' }).click();
  await page.waitForURL(/operation-31$/);
  await page.addInitScript(observeShifts);
  await page.reload();
  await isReady(page);
  expect(await sidebar.isVisible()).toBe(false);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  await show.press('Space');
  await expect.poll(() => sidebar.isVisible()).toBe(true);
  expect(await page.locator('.tree [aria-current]').evaluate(isInWindow)).toBe(true);
  await page.setViewportSize(phone.viewport);
  expect(await page.locator('.sidebar-toggle').isVisible()).toBe(false);
});

/** Returns whether a reader sees the middle of an element. */
const isUncovered = (locator: Locator) =>
  locator.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

/** Collects the shifts of the layout from the first paint on. */
function observeShifts(): void {
  const shifts: unknown[] = [];
  Reflect.set(window, 'shifts', shifts);
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
}

const isInWindow = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top > 0 && bottom < innerHeight;
};
