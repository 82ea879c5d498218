import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { watch } from '../support/watch.ts';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const desktop = { viewport: { width: 1300, height: 800 } };

export interface ReaderOptions extends BrowserContextOptions {
  /** What the test brings about on purpose, see `watch`. */
  readonly provoked?: readonly RegExp[];
}

/** Returns a new reader; the test fails for what goes wrong in any of the reader's pages. */
export async function openContext(
  browser: Browser,
  { provoked, ...options }: ReaderOptions = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...desktop, ...options });
  await watch(context, provoked);
  return context;
}

/** Opens a page of the real site, or any other by its whole address, and waits for its scripts. */
export async function openPage(browser: Browser, address: string, options: ReaderOptions = {}): Promise<Page> {
  const context = await openContext(browser, options);
  const page = await context.newPage();
  await page.goto(new URL(address, inject('plainSite').origin).href);
  if (options.javaScriptEnabled !== false) await isReady(page);
  return page;
}

/** Waits until all scripts of a page listen. */
export const isReady = (page: Page) => page.waitForSelector('html[data-js=ready]');

/** Holds back what matches until the returned function is called. */
export async function holdBack(page: Page, pattern: string): Promise<() => void> {
  let send = () => undefined as void;
  const isSent = new Promise<void>((done) => (send = done));
  await page.route(pattern, async (route) => {
    await isSent;
    // A page that is not wanted any more takes it back.
    await route.continue().catch(() => undefined);
  });
  return send;
}

/** Stops the clock of a page: its timers go off when the test runs it on. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

/** Lets a scroll arrive and the frame after it be drawn. */
export const settle = (page: Page) =>
  page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 20)))),
  );

/** Scrolls at once, and settles. */
export const scroll = async (page: Page, y: number) => {
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
  await settle(page);
};

/** Says whether the root element has an attribute. */
export const hasRoot = (page: Page, name: string) =>
  page.evaluate((key) => document.documentElement.hasAttribute(key), name);
