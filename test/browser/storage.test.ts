import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { serveSite } from '../support/server.ts';
import { borrowSite, buildFolder } from '../support/small-site.ts';
import { isReady, openEmpty } from './frame.ts';
import { runLength } from '../support/run-length.ts';

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

const storages: readonly [name: string, prepare: () => void][] = [
  ['blocked', block],
  ['full', fill],
];

describe.each(runLength({ short: storages.slice(0, 1), long: storages }))('if storage is %s', (_, prepare) => {
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

it('a site may keep choices for the browser tab only, under its own namespace', async () => {
  const root = borrowSite('minimal');
  const config = join(root, 'site.config.ts');
  const storage = "storage: { type: 'session', namespace: 'mine' },\n});";
  writeFileSync(config, readFileSync(config, 'utf8').replace('});', storage));
  const { out } = await buildFolder(root);
  const server = await serveSite(out);
  onTestFinished(server.close);
  const page = await openEmpty();
  await page.goto(`${server.origin}/docs/intro`);
  await isReady(page);
  await page.locator('.color-switch').click();
  await page.waitForSelector('html[data-theme=dark]');
  const kept = () => page.evaluate(() => [sessionStorage.getItem('mine:theme'), localStorage.length]);
  expect(await kept()).toEqual(['dark', 0]);
  await page.reload();
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
});
