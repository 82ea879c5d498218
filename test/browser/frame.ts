import type { BrowserContextOptions, Page } from 'playwright-core';
import { inject } from 'vitest';
import { borrowContext, discard } from '../support/shared-contexts.ts';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const desktop = { viewport: { width: 1300, height: 800 } };

export interface ReaderOptions extends BrowserContextOptions {
  /** What the test brings about on purpose, see `watch`. */
  readonly provoked?: readonly RegExp[];
}

/**
 * Opens an empty window; the test fails for what goes wrong in it. A test changes the page, such as
 * its routes, and not the context, which other tests get.
 */
export async function openEmpty({ provoked, ...options }: ReaderOptions = {}): Promise<Page> {
  const context = await borrowContext({ ...desktop, ...options }, provoked);
  return context.newPage();
}

/** Opens a page of the real site, or any other by its whole address, and waits for its scripts. */
export async function openPage(address: string, options: ReaderOptions = {}): Promise<Page> {
  const page = await openEmpty(options);
  await page.goto(new URL(address, inject('plainSite').origin).href);
  if (options.javaScriptEnabled !== false) await isReady(page);
  return page;
}

/** Waits until all scripts of a page listen. */
export const isReady = (page: Page) => page.waitForSelector('html[data-js=ready]');

/**
 * Waits until a page of a development server knows how it was delivered, and marks it. A whole load
 * loses the mark.
 */
export const markDelivered = (page: Page) =>
  // A change may lead the window to a newer page while it opens, so both happen in one step.
  page.waitForFunction(() => {
    const isDelivered = performance
      .getEntriesByType('resource')
      .some((entry) => entry.name === location.href && 'responseEnd' in entry && Number(entry.responseEnd) > 0);
    return isDelivered && Reflect.set(window, 'mark', true);
  });

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

/**
 * Gives a page a clock that the test runs on. The whole context has it, so no other test gets that.
 */
export async function installClock(page: Page): Promise<void> {
  discard(page.context());
  await page.clock.install();
}

/** Stops the clock of a page: its timers go off when the test runs it on. */
export async function stopClock(page: Page): Promise<void> {
  await installClock(page);
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
