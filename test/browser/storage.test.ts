import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { isReady, openEmpty } from './frame.ts';

const { origin } = await serveSmallSite('navbar');

/** A browser that blocks storage. */
function block(): void {
  Object.defineProperty(globalThis, 'localStorage', {
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
}

/** A browser whose storage is full. */
function fill(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

const storages = [
  ['blocked', block],
  ['full', fill],
] as const;

describe.each(storages)('if storage is %s', (_, prepare) => {
  const open = async (path: string): Promise<Page> => {
    const page = await openEmpty({ reducedMotion: 'reduce' });
    await page.addInitScript(prepare);
    await page.goto(origin + path);
    await isReady(page);
    return page;
  };
  const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);

  it('the color switch works until the page is closed', async () => {
    const page = await open('/docs/intro');
    expect(await theme(page)).toBe('light');
    const button = page.locator('.color-switch');
    await button.click();
    await expect.poll(() => theme(page)).toBe('dark');
    await expect.poll(() => button.getAttribute('aria-label')).toContain('dark mode)');
    await page.locator('.navbar a[href="/start"]').first().click();
    await page.waitForFunction(() => location.pathname === '/start');
    expect(await theme(page)).toBe('dark');
    await button.click();
    await expect.poll(() => theme(page)).toBe('light');
    await page.reload();
    await isReady(page);
    expect(await theme(page)).toBe('light');
  });

  it('the announcement is shown, and disappears when it is dismissed', async () => {
    const page = await open('/start');
    const announcement = page.locator('.announcement');
    expect(await announcement.isVisible()).toBe(true);
    await page.locator('.announcement-close').click();
    await announcement.waitFor({ state: 'hidden' });
    await page.locator('.navbar a[href="/docs/intro"]').first().click();
    await page.waitForFunction(() => location.pathname === '/docs/intro');
    expect(await announcement.isVisible()).toBe(false);
  });

  it('the version that is chosen shows', async () => {
    const page = await open('/docs/intro');
    await page.locator('.dropdown:has(.icon-version) > summary').click();
    await page.getByRole('link', { name: '1.0', exact: true }).click();
    await page.waitForFunction(() => location.pathname === '/docs/v1/intro');
    expect(await page.locator('main h1').count()).toBe(1);
  });
});
