import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import { openPage, type ReaderOptions } from './frame.ts';

export const { origin } = inject('plainSite');

/**
 * So low that the links of a text lie below: pages are loaded in advance only where a test means
 * it.
 */
const viewport = { width: 1280, height: 720 };

/** Opens a page of the site as `openPage` does. A whole load loses the mark that it sets. */
export async function open(address: string, options: ReaderOptions = {}): Promise<Page> {
  const page = await openPage(address, { reducedMotion: 'reduce', viewport, ...options });
  page.setDefaultTimeout(8000);
  await page.evaluate(() => Reflect.set(window, 'mark', true));
  return page;
}

/** What a browser says of a request that a test has made fail. */
export const networkFailure = /net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/;

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
