import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findFaults } from '../support/find-faults.ts';
import { serveSmallSite } from '../support/served-site.ts';
import { isReady, openEmpty, phone, type ReaderOptions } from './frame.ts';

/** Opens a page of a site in several languages, for a reader of the given ones. */
async function openFor(
  languages: readonly [string, ...string[]],
  path: string,
  options: ReaderOptions = {},
): Promise<Page> {
  const { origin } = await serveSmallSite('untranslated');
  const page = await openEmpty({ locale: languages[0], reducedMotion: 'reduce', ...options });
  await page.addInitScript(`Object.defineProperty(navigator, 'languages', { value: ${JSON.stringify(languages)} })`);
  await page.goto(origin + path);
  if (options.javaScriptEnabled !== false) await isReady(page);
  return page;
}

const hint = (page: Page) => page.locator('.language-hint');
const said = (page: Page) => hint(page).locator('a').allInnerTexts();

/** Returns the addresses that a page has loaded for the hint. */
const loaded = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /language/.test(path)),
  );

/** Waits until the page would have shown the hint. */
const settled = (page: Page) => page.waitForLoadState('networkidle');

describe('the hint at a translation', () => {
  it.each<[[string, ...string[]], string, string, string]>([
    [['es-MX', 'en'], '/docs/start', 'Esta página está disponible en español', '/es/docs/start'],
    // The site has no Catalan, and the reader prefers Spanish to English.
    [['ca', 'es', 'en'], '/docs/start', 'Esta página está disponible en español', '/es/docs/start'],
    [['zh-Hant-HK'], '/es/docs/start', '此頁面有繁體中文版', '/tw/docs/start'],
    [['ar'], '/docs/start', 'هذه الصفحة متاحة باللغة العربية', '/ar/docs/start'],
    // Of a page that is not translated, the original is a translation for its readers.
    [['en-GB'], '/ar/docs/calls', 'This page is available in English', '/docs/calls'],
    [['es'], '/blog', 'Esta página está disponible en español', '/es/blog'],
  ])('names it to readers of %j on %s in their words: %s', async (languages, path, text, href) => {
    const page = await openFor(languages, path);
    await expect.poll(() => said(page)).toStrictEqual([text]);
    expect(await hint(page).locator('a').getAttribute('href')).toBe(href);
    expect(page.url()).toContain(path);
  });

  it.each<[string, [string, ...string[]], string]>([
    ['the language of the page', ['en-US', 'es'], '/docs/start'],
    ['the language of the page first of those that the site has', ['fr', 'en', 'es'], '/docs/start'],
    ['a language in which the page is not translated', ['es'], '/docs/calls'],
    ['a language in another script', ['zh-CN'], '/docs/start'],
    ['a language that the site does not have', ['fr', 'en@posix'], '/docs/start'],
    ['the language whose menus they have chosen', ['es', 'en'], '/es/docs/calls'],
  ])('is not there for readers of %s, and nothing is loaded for it', async (_, languages, path) => {
    const page = await openFor(languages, path);
    await settled(page);
    expect(await hint(page).count()).toBe(0);
    expect(await loaded(page)).toStrictEqual([]);
  });

  it('is closed with the keyboard, and does not come back', async () => {
    const page = await openFor(['es'], '/docs/start?a=1');
    await expect.poll(() => said(page)).toHaveLength(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.language-hint') !== null)).toBe(true);
    // The address has the query of the page.
    expect(await hint(page).locator('a').getAttribute('href')).toMatch(/\/es\/docs\/start\?a=1$/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await hint(page).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.closest('header') !== null)).toBe(true);
    await page.reload();
    await isReady(page);
    await settled(page);
    expect(await hint(page).count()).toBe(0);
    await page.locator('.sidebar a', { hasText: 'Agents' }).evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(/agents$/);
    await settled(page);
    expect(await hint(page).count()).toBe(0);
  });

  it('is closed with Escape', async () => {
    const page = await openFor(['es'], '/docs/start');
    await hint(page).locator('a').press('Escape');
    expect(await hint(page).count()).toBe(0);
    expect(await page.evaluate(() => Object.entries(localStorage))).toStrictEqual([
      [expect.stringMatching(/:language\.hint$/), 'off'],
    ]);
  });

  it('follows the reader to pages that are translated, and only there', async () => {
    const page = await openFor(['es'], '/docs/start');
    await expect.poll(() => said(page)).toHaveLength(1);
    const go = async (text: string, url: RegExp) => {
      await page
        .locator('.sidebar a', { hasText: text })
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await page.waitForURL(url);
    };
    await go('Calls', /calls$/);
    await expect.poll(() => hint(page).count()).toBe(0);
    await go('Start', /start$/);
    await expect.poll(() => said(page)).toHaveLength(1);
    expect(await hint(page).locator('a').getAttribute('href')).toBe('/es/docs/start');
  });

  it('leads to the translation, and is over', async () => {
    const page = await openFor(['es'], '/docs/start');
    await hint(page).locator('a').click();
    await page.waitForURL(/\/es\/docs\/start$/);
    await page.goBack();
    await page.waitForURL(/\d\/docs\/start$/);
    await settled(page);
    expect(await hint(page).count()).toBe(0);
  });

  it('is over once the reader has chosen a language in the menu', async () => {
    const page = await openFor(['es'], '/docs/calls');
    await page.locator('.dropdown > summary').click();
    await page.locator('.dropdown-link[hreflang=ar]').click();
    await page.waitForURL(/\/ar\//);
    await page.locator('.sidebar a', { hasText: 'البداية' }).click();
    await page.waitForURL(/start$/);
    await settled(page);
    expect(await hint(page).count()).toBe(0);
  });

  it.each([
    ['on a desktop', {}],
    ['on a phone', phone],
  ])('moves nothing on the page, and is announced politely: %s', async (_, options) => {
    const page = await openFor(['ar'], '/docs/start', options);
    await page.addInitScript(() => {
      Reflect.set(window, 'shifts', []);
      new PerformanceObserver((list) => Reflect.get(window, 'shifts').push(...list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await page.reload();
    await expect.poll(() => said(page)).toHaveLength(1);
    await settled(page);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts').length)).toBe(0);
    expect(await hint(page).getAttribute('dir')).toBe('rtl');
    expect(await hint(page).evaluate((element) => element.closest('[aria-live=polite]') !== null)).toBe(true);
    const box = await hint(page).boundingBox();
    const width = await page.evaluate(() => document.documentElement.clientWidth);
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    const button = await hint(page).locator('button').boundingBox();
    expect(button && Math.min(button.width, button.height)).toBeGreaterThanOrEqual(options === phone ? 44 : 24);
  });

  it('is not there without scripts', async () => {
    const page = await openFor(['es'], '/docs/start', { javaScriptEnabled: false });
    expect(await hint(page).count()).toBe(0);
    expect(await page.locator('#docs-language-hint').innerHTML()).toBe('');
  });

  it('is not there on a site that does not want it', async () => {
    const { origin } = await serveSmallSite('three-locales');
    const page = await openEmpty({ locale: 'es' });
    await page.goto(`${origin}/docs/guide`);
    await isReady(page);
    await settled(page);
    expect(await page.locator('#docs-language-hint').count()).toBe(0);
    expect(await loaded(page)).toStrictEqual([]);
  });
});

it.each([
  ['light', '/docs/guides/agents', 'es'],
  ['dark', '/docs/guides/agents', 'es'],
  ['light', '/ar/docs/calls', 'en'],
  ['dark', '/ar/docs/calls', 'en'],
] as const)('axe finds no fault: %s, %s', async (colorScheme, path, language) => {
  for (const options of [{}, phone]) {
    const page = await openFor([language], path, { colorScheme, ...options });
    await expect.poll(() => said(page)).toHaveLength(1);
    if (options === phone) {
      await page.locator('.menu > summary').click();
      await page.locator('.menu-back').click();
      // The drawer is all that the keyboard reaches.
      expect(await hint(page).isVisible()).toBe(false);
    }
    await page.locator('.dropdown:has(.icon-language) > summary').click();
    expect(await findFaults(page, options === phone ? ['landmark-one-main', 'page-has-heading-one'] : [])).toEqual([]);
  }
});

describe('the menu of languages', () => {
  it.each([
    ['in the navbar', {}],
    ['in the drawer of a phone', phone],
  ])('says which languages the page is not translated into: %s', async (_, options) => {
    const page = await openFor(['en'], '/docs/guides/agents', options);
    if (options === phone) {
      await page.locator('.menu > summary').click();
      await page.locator('.menu-back').click();
    }
    await page.locator('.dropdown:has(.icon-language) > summary').click();
    const names = await page
      .locator('.dropdown-link')
      .evaluateAll((links) =>
        links.map((link) => (link instanceof HTMLElement && link.checkVisibility() ? link.innerText.split('\n') : [])),
      );
    expect(names.map((parts) => parts.map((part) => part.trim()).filter(Boolean))).toStrictEqual([
      ['English'],
      ['Español'],
      ['العربية', 'Not translated'],
      ['中文（台灣）', 'Not translated'],
    ]);
  });
});

it('the parts of a page that are not translated are in their language for screen readers', async () => {
  const page = await openFor(['ar'], '/ar/docs/calls');
  const languageOf = (selector: string, text: string) =>
    page
      .locator(selector, { hasText: text })
      .first()
      .evaluate((element, wanted) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          if (node.textContent?.includes(wanted)) return node.parentElement?.closest('[lang]')?.getAttribute('lang');
        }
        return null;
      }, text);
  expect(await languageOf('article', 'Say hello')).toBe('en');
  expect(await languageOf('.sidebar', 'Campaigns')).toBe('en');
  expect(await languageOf('.sidebar', 'البداية')).toBe('ar');
  expect(await languageOf('.sidebar', 'مكالمات أخرى')).toBe('ar');
  expect(await languageOf('.breadcrumbs', 'Calls')).toBe('en');
  expect(await languageOf('.pager', 'Guides')).toBe('en');
});
