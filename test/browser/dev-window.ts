import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { DevSite } from '../support/dev/dev-site.ts';
import { markDelivered, openEmpty, openPage, type ReaderOptions } from './frame.ts';

/** How long a test waits for anything: the machine may be busy. */
export const patient = { timeout: 15_000 };

/**
 * Opens a page of a development server. It is ready when it knows how it was delivered; a whole
 * load loses the mark that it has then.
 */
export async function openWindow(site: DevSite, path: string, options: ReaderOptions = {}): Promise<Page> {
  const page = await openPage(site.origin() + path, { reducedMotion: 'reduce', ...options });
  page.setDefaultTimeout(patient.timeout);
  await markDelivered(page);
  return page;
}

/**
 * Opens an address that is answered with a document in place of the page. Returns the window and
 * the status.
 */
export async function openRefused(
  site: DevSite,
  path: string,
): Promise<{ readonly page: Page; readonly status: number }> {
  const page = await openEmpty({ provoked: [/status of 500/] });
  page.setDefaultTimeout(patient.timeout);
  const response = await page.goto(site.origin() + path, { waitUntil: 'networkidle' });
  return { page, status: response?.status() ?? 0 };
}

export const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'mark', true));
export const isSame = (page: Page) => page.evaluate(() => Reflect.get(window, 'mark') === true);

/** Waits until an element of the page that holds a text is there, shown or not. */
export const shows = (page: Page, selector: string, text: string | RegExp) =>
  page.locator(selector, { hasText: text }).first().waitFor({ state: 'attached' });
/** Waits until there is no such element. */
export async function hides(page: Page, selector: string, text: string | RegExp = ''): Promise<void> {
  const count = () => page.locator(selector, { hasText: text }).count();
  await expect.poll(count, patient).toBe(0);
}

/** What docsgen says over a page. */
export const cover = (page: Page): Locator => page.locator('docs-live').getByRole('dialog');
export const chip = (page: Page): Locator => page.locator('docs-live summary.chip');
/** Waits until the window is named by a text. */
export async function isTitled(page: Page, text: string): Promise<void> {
  await expect.poll(() => page.title(), patient).toContain(text);
}
