import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage } from './frame.ts';
import { storedOn, storeOn } from '../support/stored.ts';

const { origin } = await serveSmallSite('navbar');

describe('spec 4: Chosen docs version is persisted in local storage.', () => {
  const key = 'version.docs';
  const hrefs = (page: Page) =>
    page.locator('[data-versions]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  it('is kept when it is chosen, and led to from the pages outside the docs', async () => {
    const page = await openPage(`${origin}/start`);
    const latest = await hrefs(page);
    expect(latest.length).toBeGreaterThan(2);
    await page.locator('.dropdown:has(.icon-version) > summary').click();
    await page.getByRole('link', { name: '1.0' }).click();
    await page.waitForURL((url) => url.pathname.includes('/v1'));
    expect(await storedOn(page, key)).toBe('1.0');
    expect(await hrefs(page)).toEqual([]);
    await page.goto(`${origin}/start`);
    await page.waitForSelector('html[data-js=ready]');
    const chosen = await hrefs(page);
    expect(chosen).toHaveLength(latest.length);
    const inside = chosen.filter((href) => href?.startsWith('/'));
    expect([inside.length > 2, inside.every((href) => href?.includes('/v1'))]).toEqual([true, true]);
  });

  it('keeps the query and the hash where the version has the same page', async () => {
    const page = await openPage(`${origin}/docs/intro?plan=pro#calls`);
    await page.locator('.dropdown:has(.icon-version) > summary').click();
    await page.getByRole('link', { name: '1.0' }).click();
    await page.waitForURL(`${origin}/docs/v1/intro?plan=pro#calls`);
  });

  it('is the latest for who follows the link of the notice on an old one', async () => {
    const page = await openPage(`${origin}/docs/v1/intro`);
    await storeOn(page, key, '1.0');
    await page.locator('main .callout a').click();
    await page.waitForURL((url) => url.pathname === '/docs/intro');
    expect(await storedOn(page, key)).toBe('current');
  });

  it('is forgotten when there is no such version', async () => {
    const page = await openPage(`${origin}/start`);
    const latest = await hrefs(page);
    await storeOn(page, key, '0.1');
    await page.reload();
    await page.waitForSelector('html[data-js=ready]');
    expect(await hrefs(page)).toEqual(latest);
    expect(await storedOn(page, key)).toBeNull();
  });

  it('is not kept by a visit', async () => {
    const page = await openPage(`${origin}/docs/v1/intro`);
    expect(await storedOn(page, key)).toBeNull();
  });
});
