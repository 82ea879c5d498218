import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { someLocales, samplePagesIn } from '../support/sample-pages.ts';
import { startVisit } from '../support/visit.ts';

/** Removes the tabs from a page and returns the visible text of the rest. */
async function textBesideTabs(page: Page): Promise<string> {
  await page.locator('body').evaluate((body) => {
    // What needs a script is hidden without: copying, and the button for the sidebar.
    for (const part of body.querySelectorAll('.tabs, .page-action[data-copy], .dock-menu')) part.remove();
  });
  return page.locator('body').innerText();
}

/** Returns how many of the elements that match cannot be seen. */
function hidden(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll(
    (elements) =>
      elements.filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return width * height === 0 || !element.checkVisibility({ visibilityProperty: true });
      }).length,
  );
}

it.each(someLocales)(
  'with scripts off, every page says as much as with scripts on, in $locale',
  async ({ locale, prefix }) => {
    const off = await startVisit({ width: 1280, javaScript: false });
    const on = await startVisit({ width: 1280 });
    for (const { name, path } of samplePagesIn(locale)) {
      await Promise.all([off.open(prefix + path), on.open(prefix + path)]);
      for (const width of [1280, 390]) {
        await Promise.all([off, on].map(({ page }) => page.setViewportSize({ width, height: 800 })));
        // Panels of tabs stand one below the other.
        expect(await hidden(off.page, '.tab-panel'), name).toBe(0);
        expect(await hidden(off.page, 'main img:not(.only-dark, .only-dark *)'), name).toBe(0);
        const text = await textBesideTabs(off.page);
        expect(text.length, name).toBeGreaterThan(200);
        expect(text, name).toBe(await textBesideTabs(on.page));
      }
    }
  },
);

describe('with scripts off', () => {
  it('the menu of a narrow window opens over the page and closes again', async () => {
    const { page, open } = await startVisit({ width: 390, javaScript: false });
    await open('/concepts/app/agents');
    const parts = ['.navbar-nav', '.sidebar', 'main', '.footer', '.skip-link'];
    const visible = () => Promise.all(parts.map((part) => page.locator(part).isVisible()));
    expect(await visible()).toEqual([false, false, true, true, true]);
    await page.getByLabel('Toggle navigation bar').click();
    expect(await visible()).toEqual([true, true, false, false, false]);
    await page.getByLabel('Toggle navigation bar').click();
    expect(await visible()).toEqual([false, false, true, true, true]);
  });

  it('the menu of a narrow window leads to another page, where it is closed', async () => {
    const { page, open } = await startVisit({ width: 390, javaScript: false });
    await open('/concepts/app/agents');
    await page.getByLabel('Toggle navigation bar').click();
    await page.locator('.sidebar').getByRole('link', { name: 'Campaigns' }).click();
    expect(new URL(page.url()).pathname).toBe('/concepts/app/campaigns');
    expect(await page.locator('main').isVisible()).toBe(true);
    expect(await page.locator('.sidebar').isVisible()).toBe(false);
  });

  it.each([1280, 390])('the language menu opens and leads to the same page in Spanish, at %i px', async (width) => {
    const { page, open } = await startVisit({ width, javaScript: false });
    await open('/concepts/app/agents');
    if (width < 996) await page.getByLabel('Toggle navigation bar').click();
    const spanish = page.locator('.navbar').getByRole('link', { name: 'Español' });
    expect(await spanish.isVisible()).toBe(false);
    await page.locator('.navbar .dropdown > summary').filter({ hasText: 'English' }).click();
    expect(await spanish.isVisible()).toBe(true);
    await spanish.click();
    expect(new URL(page.url()).pathname).toBe('/es/concepts/app/agents');
  });

  it('groups of the sidebar open and close', async () => {
    const { page, open } = await startVisit({ width: 1280, javaScript: false });
    await open('/concepts/app/agents');
    const group = page.locator('.sidebar li').filter({ hasText: 'Reselling' }).first();
    const inside = group.getByRole('link', { name: 'Clients' });
    expect(await inside.isVisible()).toBe(false);
    await group.locator('summary').first().click();
    expect(await inside.isVisible()).toBe(true);
    await group.locator('summary').first().click();
    expect(await inside.isVisible()).toBe(false);
  });

  it('shows where the reader is: the page in the sidebar, its group open', async () => {
    const { page, open } = await startVisit({ width: 1280, javaScript: false });
    await open('/concepts/app/agents');
    const current = page.locator('.sidebar [aria-current="page"]');
    expect(await current.allInnerTexts()).toEqual(['Agents']);
    expect(await current.isVisible()).toBe(true);
  });
});
