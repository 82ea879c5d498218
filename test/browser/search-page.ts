import type { Page } from 'playwright-core';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage, type ReaderOptions } from './frame.ts';

export const { origin } = await serveSmallSite('search');

/** A page that the test engine finds. */
export const agents = '/docs/app/agents';

/**
 * Opens a page of `test/sites/search`, whose engine does what its queries ask for. A whole load
 * loses the mark that it sets.
 */
export async function open(path: string, options: ReaderOptions = {}): Promise<Page> {
  const page = await openPage(origin + path, { reducedMotion: 'reduce', ...options });
  page.setDefaultTimeout(8000);
  await page.evaluate(() => Reflect.set(window, 'mark', true));
  return page;
}

/** Opens a page and the search box on it. */
export async function openBox(path = '/docs', options: ReaderOptions = {}): Promise<Page> {
  const page = await open(path, options);
  await openOn(page);
  return page;
}

/** Opens the search box by its button. */
export async function openOn(page: Page): Promise<void> {
  await page.locator('.search-opener:visible').click();
  await page.waitForSelector('.search-dialog[open]');
}

/**
 * Types into the box, and waits until its results, or what is said instead, are those of the query.
 */
export async function ask(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await page.waitForFunction((text) => {
    const asked: unknown = Reflect.get(window, 'asked');
    const last: unknown = Array.isArray(asked) ? asked.at(-1) : null;
    const isAsked = typeof last === 'object' && last !== null && 'query' in last && last.query === text;
    return isAsked && document.querySelector('.search-dialog :is(.hit:not(.hit-recent), .search-state-title)');
  }, query);
}

export const field = (page: Page) => page.locator('.search-dialog [type=search]');
export const dialog = (page: Page) => page.locator('.search-dialog[open]');
export const options = (page: Page) => page.locator('.search-dialog [role=option]');
export const titles = (page: Page) => page.locator('.search-dialog [role=option] .hit-title').allInnerTexts();
export const state = (page: Page) => page.locator('.search-dialog .search-state');
/** Title of the option that is chosen, as the field names it. */
export const chosen = async (page: Page) => {
  const id = await field(page).getAttribute('aria-activedescendant');
  if (id === null) return null;
  const option = page.locator(`[id="${id}"][aria-selected=true]`);
  return option.locator('.hit-title').innerText();
};
export const path = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash);
export const arrived = (page: Page, where: string) =>
  page.waitForFunction((to) => location.pathname + location.search + location.hash === to, where);
export const isSame = (page: Page) => page.evaluate(() => Reflect.get(window, 'mark') === true);
/** What the engine was asked last. */
export const lastAsked = (page: Page) =>
  page.evaluate((): unknown => {
    const asked: unknown = Reflect.get(window, 'asked');
    return Array.isArray(asked) ? asked.at(-1) : null;
  });
/** Lets the engine answer a query that waits. */
export const answer = (page: Page, query: string) =>
  page.evaluate((name) => dispatchEvent(new Event(`go:${name}`)), query);
