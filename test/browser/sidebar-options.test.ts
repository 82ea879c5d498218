import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage, phone } from './frame.ts';

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
  await narrow.getByRole('link', { name: 'Guides' }).tap();
  await narrow.waitForURL(/\/docs\/guides$/);
});

const isInWindow = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top > 0 && bottom < innerHeight;
};
