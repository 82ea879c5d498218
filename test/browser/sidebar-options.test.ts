import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage } from './frame.ts';

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
