import { describe, expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage } from './frame.ts';

const { origin } = await serveSmallSite('overrides');

// Every page reports what the content policy blocks, and what fails, on the console: that fails a
// test.
describe('the components of a site in a browser', () => {
  it('an island of the site works, with an island of the theme as its part', async () => {
    const page = await openPage(`${origin}/docs/intro`);
    await page.locator('.own-switch button').click();
    await page.waitForFunction(() => document.querySelector('.own-switch')?.getAttribute('data-clicks') === '1');
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark');
    expect(await page.locator('.own-switch docs-island').count()).toBe(0);
  });

  it('an island in a slot uses the components of the site, and works after navigation', async () => {
    const page = await openPage(`${origin}/docs/intro`);
    await page.locator('.sidebar a[href="/docs/second"]').click();
    await page.locator('.after-content p:has-text("Second")').waitFor();
    await page.locator('.rating button').click();
    // The badge of the theme is a `span`.
    expect(await page.locator('.rating mark.own-badge').innerText()).toBe('Thank you');
  });

  it('what only a browser can render takes the place of its fallback', async () => {
    const page = await openPage(`${origin}/docs/second`);
    await page.locator('.clock').waitFor();
    expect(await page.locator('.clock').innerText()).toBe('UTC shown');
    expect(await page.locator('.clock-fallback').count()).toBe(0);
  });

  it('a dropdown with a page of its own opens by its button, and its label is a link', async () => {
    const page = await openPage(`${origin}/docs/second`);
    await page.locator('.more-menu > summary').press('Enter');
    await page.locator('.more-menu .dropdown-link').waitFor();
    const [link, menu] = await Promise.all(
      ['.dropdown-split > a', '.more-menu .dropdown-menu'].map((part) => page.locator(part).boundingBox()),
    );
    expect(Math.round(menu?.x ?? -1)).toBe(Math.round(link?.x ?? 0));
    await page.locator('.dropdown-split > a').click();
    await page.locator('h1:has-text("Introduction")').waitFor();
  });
});
