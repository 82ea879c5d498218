import { expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage } from './frame.ts';

const { origin } = await serveSmallSite('plugin-assets');

// Every page reports what the content policy blocks, and what fails, on the console: that fails a
// test.
it('the island, the style sheet and the script of a plugin work under the policy', async () => {
  const page = await openPage(`${origin}/docs/intro`);
  const scripts = () => page.evaluate(() => document.documentElement.dataset['scripts']);
  expect(await scripts()).toBe(' first site');
  await page.locator('.vote').click();
  await page.locator('.vote .first-badge:has-text("1 votes")').waitFor();
  const box = page.locator('.first-box');
  // The plugin sets the style of the line, the site its width.
  expect(await box.evaluate((element) => getComputedStyle(element).borderInlineStart)).toMatch(/^7px solid/);

  await page.locator('.sidebar a[href="/docs/second"]').click();
  await page.locator('.price').waitFor();
  await page.waitForFunction(() => document.documentElement.dataset['scripts'] === ' first site first');
  await page.locator('.vote').click();
  await page.locator('.vote .first-badge:has-text("1 votes")').waitFor();
});
