import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage, phone } from './frame.ts';

const { origin } = await serveSmallSite('everybody');

/** Presses Tab until the focused element matches a selector, as a reader who looks for it does. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return;
  }
  throw new Error(`Tab does not lead to ${selector}.`);
}

const isAt = (page: Page, path: string) => page.waitForURL((url) => url.pathname + url.hash === path);
const focusIsOn = async (page: Page, selector: string) => {
  const has = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);
  await expect.poll(has).toBe(true);
};

it('a visit by keys alone: search, text, and settings', async () => {
  const page = await openPage(`${origin}/docs`, {
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await focusIsOn(page, '#main');

  await page.keyboard.press('/');
  await focusIsOn(page, '.search-dialog [type=search]');
  await page.keyboard.type('agent');
  await page.locator('.hit[aria-selected=true]').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await isAt(page, '/docs/guides/first#before');

  await page.goBack();
  await isAt(page, '/docs#main');
  await tabTo(page, '.tree details:not([open]) > summary.tree-link');
  await page.keyboard.press('Enter');
  await tabTo(page, '.tree a[href="/docs/reference/codes"]');
  await page.keyboard.press('Enter');
  await isAt(page, '/docs/reference/codes');

  await tabTo(page, '.pager-previous');
  await page.keyboard.press('Enter');
  await isAt(page, '/docs/parts');
  await page.locator('.tab-panel[hidden]').waitFor({ state: 'attached' });
  await tabTo(page, '[role=tab]');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByText('The second panel.').waitFor();
  await tabTo(page, '[data-tool=copy]');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('const agent');
  await tabTo(page, '.prose summary');
  await page.keyboard.press('Enter');
  await page.getByText('Text in the fold.').waitFor();
  await tabTo(page, '.zoom-open');
  await page.keyboard.press('Enter');
  await focusIsOn(page, '.zoom-dialog button');
  await page.keyboard.press('Escape');
  await focusIsOn(page, '.zoom-open');
});

it('the bar by keys alone: menus, color mode, language', async () => {
  const page = await openPage(`${origin}/docs/parts`, { reducedMotion: 'reduce' });
  await tabTo(page, '.announcement-close');
  await page.keyboard.press('Enter');
  expect(await page.locator('.announcement').isVisible()).toBe(false);
  await tabTo(page, '.navbar-start .dropdown > summary');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await focusIsOn(page, '.dropdown-link');
  await page.keyboard.press('Escape');
  await focusIsOn(page, '.navbar-start .dropdown > summary');
  await tabTo(page, '.color-switch');
  await page.keyboard.press('Space');
  await page.waitForSelector('html[data-theme=dark]');
  await tabTo(page, '.navbar-end .dropdown > summary');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await isAt(page, '/ar/docs/parts');
  await page.goBack();
  await isAt(page, '/docs/parts');
});

it('the drawer of a phone by keys alone', async () => {
  const page = await openPage(`${origin}/docs/parts`, { ...phone, reducedMotion: 'reduce' });
  await tabTo(page, '.menu > summary');
  await page.keyboard.press('Enter');
  await tabTo(page, '.menu-back');
  await page.keyboard.press('Enter');
  await focusIsOn(page, '.navbar-list a');
  await tabTo(page, '.navbar-start a[href="/blog"]');
  await page.keyboard.press('Enter');
  await isAt(page, '/blog');
  await page.goBack();
  await isAt(page, '/docs/parts');
  await tabTo(page, '.menu > summary');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await focusIsOn(page, '.menu > summary');
});
