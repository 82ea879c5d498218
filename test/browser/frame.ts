import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const desk = { viewport: { width: 1300, height: 800 } };

/** Opens a page of the real site, or any other by its whole address; the test fails on any error of its console. */
export async function openPage(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ ...desk, ...options });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      !message.text().includes('favicon') &&
      !message.location().url.includes('favicon') &&
      errors.push(message.text()),
  );
  onTestFinished(async () => {
    await context.close();
    expect(errors).toEqual([]);
  });
  await page.goto(new URL(address, inject('plainSite').origin).href);
  if (options.javaScriptEnabled !== false) await page.waitForSelector('html[data-js=ready]');
  return page;
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
