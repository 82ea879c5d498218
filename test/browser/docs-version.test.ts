import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import type { RunningServer } from '../support/server.ts';
import { connectBrowser } from '../support/visit.ts';
import { openPage, type ReaderOptions } from './frame.ts';

let browser: Browser;
let server: RunningServer;
beforeAll(async () => {
  browser = await connectBrowser();
  server = await serveSmallSite('navbar');
});
afterAll(() => Promise.all([browser.close(), server.close()]));

const open = (address: string, options?: ReaderOptions) => openPage(browser, address, options);

describe('spec 4: Chosen docs version is persisted in local storage.', () => {
  const key = 'docsgen.version.docs';
  const hrefs = (page: Page) =>
    page.locator('[data-versions]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  it('is stored when it is chosen, and links outside the docs go to it', async () => {
    const page = await open(`${server.origin}/start`);
    const latest = await hrefs(page);
    expect(latest.length).toBeGreaterThan(2);
    await page.locator('.dropdown:has(.icon-version) > summary').click();
    await page.getByRole('link', { name: '1.0' }).click();
    await page.waitForURL((url) => url.pathname.includes('/v1'));
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('1.0');
    expect(await hrefs(page)).toEqual([]);
    await page.goto(`${server.origin}/start`);
    await page.waitForSelector('html[data-js=ready]');
    const chosen = await hrefs(page);
    expect(chosen).toHaveLength(latest.length);
    const inside = chosen.filter((href) => href?.startsWith('/'));
    expect([inside.length > 2, inside.every((href) => href?.includes('/v1'))]).toEqual([true, true]);
  });

  it('is the latest after a click on the link in the notice of an old version', async () => {
    const page = await open(`${server.origin}/docs/v1/intro`);
    await page.evaluate((name) => localStorage.setItem(name, '1.0'), key);
    await page.locator('main .callout a').click();
    await page.waitForURL((url) => url.pathname === '/docs/intro');
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('current');
  });

  it('is forgotten if this version does not exist', async () => {
    const page = await open(`${server.origin}/start`);
    const latest = await hrefs(page);
    await page.evaluate((name) => localStorage.setItem(name, '0.1'), key);
    await page.reload();
    await page.waitForSelector('html[data-js=ready]');
    expect(await hrefs(page)).toEqual(latest);
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  });

  it('is not stored by a visit', async () => {
    const page = await open(`${server.origin}/docs/v1/intro`);
    expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  });
});
