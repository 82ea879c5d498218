import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { agents, arrived, ask, dialog, open, openBox, openOn, path } from './search-page.ts';

/** Returns the marked words in the text of the page. */
const marked = (page: Page) =>
  page.evaluate(() => {
    const ranges = [...(CSS.highlights.get('docsgen-search') ?? [])];
    return ranges.map((range) => (range instanceof Range ? range.toString() : ''));
  });

/** Searches and opens the first result. */
async function goToFound(page: Page, query: string): Promise<void> {
  await ask(page, query);
  await page.keyboard.press('Enter');
  await arrived(page, agents);
}

const onPage = ['Agent', 'agent', 'agent', 'Agent', 'agent', 'agent'];

describe('the words of a search', () => {
  it('are marked in its text, where a word begins with them, and its address stays clean', async () => {
    const page = await openBox();
    await goToFound(page, 'agent');
    await expect.poll(() => marked(page)).toEqual(onPage);
    expect(await path(page)).toBe(agents);
    expect(await page.locator('main mark').count()).toBe(0);
  });

  it('include words of the query that the excerpt does not show', async () => {
    const page = await openBox();
    await goToFound(page, 'agent freely');
    await expect.poll(() => marked(page)).toContain('freely');
  });

  it('are marked until Escape is pressed', async () => {
    const page = await openBox();
    await goToFound(page, 'agent');
    await expect.poll(() => marked(page)).toEqual(onPage);
    // The first one closes the box.
    await openOn(page);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await marked(page)).toEqual(onPage);
    await page.keyboard.press('Escape');
    expect(await marked(page)).toEqual([]);
    await page.reload();
    await page.waitForSelector('html[data-js=ready]');
    expect(await marked(page)).toEqual([]);
  });

  it('are marked at once on the current page', async () => {
    const page = await openBox(agents);
    await goToFound(page, 'agent');
    await expect.poll(() => marked(page)).toEqual(onPage);
  });

  it('are marked again when the page is reloaded, and on no other page', async () => {
    const page = await openBox();
    await goToFound(page, 'agent');
    await page.reload();
    await expect.poll(() => marked(page)).toEqual(onPage);
    await page.locator('.sidebar').getByRole('link', { name: 'Introduction' }).click();
    await arrived(page, '/docs');
    expect(await marked(page)).toEqual([]);
    await page.locator('.sidebar').getByRole('link', { name: 'Agents' }).click();
    await arrived(page, agents);
    expect(await marked(page)).toEqual([]);
  });

  it('are marked by a result of the page with results too', async () => {
    const page = await open('/search?q=agent');
    await page.locator('.search-results .hit').first().click();
    await arrived(page, agents);
    await expect.poll(() => marked(page)).toEqual(onPage);
  });
});
