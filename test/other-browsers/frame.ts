import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';
import type { Browser, BrowserWindow } from './browser.ts';
import { startFirefox } from './firefox.ts';
import { startWebKit } from './webkit.ts';

const starts = { firefox: startFirefox, webkit: startWebKit };

let browser: Browser;
beforeAll(async () => void (browser = await starts[inject('browserName')]()));
afterAll(() => browser.close());

/**
 * Opens a page of the real site, or any other by its full URL. The test fails for what goes
 * wrong in the window, unless it says that it provokes that.
 */
export async function open(address: string, { isProvoking = false } = {}): Promise<BrowserWindow> {
  const window = await browser.openWindow();
  onTestFinished(async () => {
    try {
      const problems = await window.problems();
      expect(isProvoking ? [] : problems).toEqual([]);
    } finally {
      await window.close();
    }
  });
  await window.resize(1400, 900);
  await load(window, address);
  return window;
}

/** Loads a page of the real site, or any other by its whole address, and waits for its scripts. */
export async function load(window: BrowserWindow, address: string): Promise<void> {
  await window.goto(new URL(address, inject('plainSite').origin).href);
  await isReady(window);
}

/** Waits until all scripts of a page listen. */
export async function isReady(window: BrowserWindow): Promise<void> {
  await expect.poll(() => window.evaluate(() => document.documentElement.dataset['js'])).toBe('ready');
}

/** Waits until the page of an address shows. */
export async function arrived(window: BrowserWindow, where: string): Promise<void> {
  await expect.poll(() => window.evaluate(() => location.pathname + location.search + location.hash)).toBe(where);
}

/** Returns the text of the first element with a selector. */
export const textOf = (window: BrowserWindow, selector: string) =>
  window.evaluate((where) => document.querySelector(where)?.textContent.trim(), selector);

/** Says whether an element with a selector is shown. */
export const isShown = (window: BrowserWindow, selector: string) =>
  window.evaluate(
    (where) => document.querySelector(where)?.checkVisibility({ visibilityProperty: true }) === true,
    selector,
  );

/** Scrolls at once, and waits until the position is kept for the way back. */
export async function scroll(window: BrowserWindow, y: number): Promise<void> {
  await window.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
  await expect.poll(() => window.evaluate((): unknown => history.state?.scroll)).toBe(y);
}

/** Goes back as the button of the browser does. */
export const goBack = (window: BrowserWindow) => window.evaluate(() => history.back());
