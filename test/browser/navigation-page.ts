import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, onTestFinished } from 'vitest';

export const { origin } = inject('plainSite');
export let browser: Browser;
beforeAll(async () => void (browser = await chromium.connect(inject('browserEndpoint'))));
afterAll(() => browser.close());

/** Opens a page of the site; the test fails on any error of its console. A whole load loses the mark that it sets. */
export async function open(path: string, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // The network is made to fail, and redirects to be refused, on purpose.
    if (message.type() === 'error' && !/^(?:Failed to load resource|Connecting to)/.test(message.text()))
      errors.push(message.text());
  });
  onTestFinished(async () => {
    await context.close();
    expect(errors).toEqual([]);
  });
  await page.goto(new URL(path, origin).href);
  if (options.javaScriptEnabled !== false) await page.waitForSelector('html[data-js=ready]');
  await page.evaluate(() => Reflect.set(window, 'mark', true));
  return page;
}

export const isSame = (page: Page) => page.evaluate(() => Reflect.get(window, 'mark') === true);
export const heading = (page: Page) => page.locator('main h1').innerText();
export const path = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash);
export const sidebarLink = (page: Page, name: string) =>
  page.locator('.sidebar').getByRole('link', { name, exact: true });
export const click = (page: Page, selector: string) => page.locator(selector).first().click();
/** Asks for a page as a component does. */
export const visit = (page: Page, address: string) =>
  page.evaluate((detail) => document.dispatchEvent(new CustomEvent('docsgen:visit', { detail })), address);
export const arrived = (page: Page, where: string) =>
  page.waitForFunction((to) => location.pathname + location.search + location.hash === to, where);
export const goTo = async (page: Page, where: string) => {
  await visit(page, where);
  await arrived(page, where);
};
type ClickInit = Pick<MouseEventInit, 'altKey' | 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Adds a link to the text and clicks it; returns whether the page would have been left by it. */
export const clickAdded = (page: Page, html: string, init: ClickInit = {}) =>
  page.evaluate(
    async ({ markup, options }) => {
      const main = document.querySelector('main');
      main?.insertAdjacentHTML('beforeend', markup);
      const link = main?.lastElementChild;
      let prevented = true;
      addEventListener(
        'click',
        (event) => {
          prevented = event.defaultPrevented;
          event.preventDefault();
        },
        { once: true },
      );
      link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
      return !prevented;
    },
    { markup: html, options: init },
  );
