import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isReady, openEmpty, phone, type ReaderOptions } from './frame.ts';
import { networkFailure, origin } from './navigation-page.ts';

const tabbed = '/api/tutorial-basics/markdown-features';
const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset['theme']);
const field = (page: Page) => page.locator('.search-dialog[open] input[type=search]');

/**
 * Opens a page that shows, and of which a script does not come until the returned function is
 * called.
 */
const openBefore = async (script: string, address = '/concepts/intro', options: ReaderOptions = {}) => {
  const page = await openEmpty({ reducedMotion: 'reduce', ...options });
  page.setDefaultTimeout(8000);
  let release = () => undefined as void;
  const released = new Promise<void>((done) => (release = done));
  await page.route(`**/assets/${script}-*`, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(origin + address, { waitUntil: 'commit' });
  await page.locator('.footer').waitFor();
  if (script !== 'early') await page.waitForSelector('html[data-js=early]');
  return { page, release };
};

describe.each(['early', 'late'])('before the %s script', (script) => {
  it.each(['Control+k', '/'])('%s is kept, and what is typed after it', async (key) => {
    const { page, release } = await openBefore(script);
    await page.keyboard.press(key);
    await page.keyboard.type('agentz ');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('s/k');
    release();
    await page.keyboard.type('2');
    await field(page).waitFor();
    await page.keyboard.type('3');
    expect(await field(page).inputValue()).toBe('agents/k23');
    expect(await page.evaluate(() => [scrollY, location.pathname])).toEqual([0, '/concepts/intro']);
  });

  it('a click on the color switch is kept, once', async () => {
    const { page, release } = await openBefore(script);
    await page.locator('.color-switch').click();
    // The early script changes the mode.
    expect(await theme(page)).toBe(script === 'early' ? 'light' : 'dark');
    release();
    await page.waitForSelector('html[data-theme=dark]');
    await isReady(page);
    expect(await theme(page)).toBe('dark');
  });

  it('a click on a tab is kept, and a key', async () => {
    const { page, release } = await openBefore(script, tabbed);
    const tabs = page.locator('.tabs').first().getByRole('tab');
    await tabs.nth(1).click();
    await tabs.nth(1).press('ArrowLeft');
    release();
    await expect.poll(() => tabs.nth(1).getAttribute('aria-selected')).toBe('true');
    await expect.poll(() => tabs.nth(0).evaluate((tab) => tab === document.activeElement)).toBe(true);
  });

  it('an arrow key on a menu is kept', async () => {
    const { page, release } = await openBefore(script);
    const languages = page.locator('.dropdown:has(.icon-language)');
    await languages.locator('summary').press('ArrowDown');
    release();
    await languages.locator('.dropdown-link').first().waitFor();
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('dropdown-link');
  });

  it('a fold opens by itself, and stays as it is', async () => {
    const { page, release } = await openBefore(script);
    const fold = page.locator('.sidebar details').nth(1);
    await fold.locator('summary').click();
    const isOpen = await fold.evaluate((details: HTMLDetailsElement) => details.open);
    release();
    await isReady(page);
    expect(await fold.evaluate((details: HTMLDetailsElement) => details.open)).toBe(isOpen);
  });
});

it('before the early script a key that closes the drawer is kept', async () => {
  const { page, release } = await openBefore('early', '/concepts/intro', phone);
  const menu = page.locator('.menu');
  await menu.locator('summary').tap();
  await page.keyboard.press('Escape');
  expect(await menu.evaluate((details: HTMLDetailsElement) => details.open)).toBe(true);
  release();
  await expect.poll(() => menu.evaluate((details: HTMLDetailsElement) => details.open)).toBe(false);
});

it('before the late script a click on the button of the search opens the box', async () => {
  const { page, release } = await openBefore('late');
  await page.locator('.search-opener:visible').click();
  release();
  await field(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/concepts/intro');
});

it('where the early script does not come, keys are the browser’s and the page is as it is without scripts', async () => {
  const page = await openEmpty({ provoked: [networkFailure] });
  await page.route('**/assets/early-*', (route) => route.abort());
  await page.goto(`${origin}/concepts/intro`);
  expect(await page.locator('html[data-js]').count()).toBe(0);
  await page.evaluate(() =>
    addEventListener('keydown', (event) => Reflect.set(window, event.key, event.defaultPrevented)),
  );
  await page.keyboard.press('/');
  await page.keyboard.press('k');
  expect(await page.evaluate(() => [Reflect.get(window, '/'), Reflect.get(window, 'k')])).toEqual([false, false]);
});
