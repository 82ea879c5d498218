import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { failCode } from './failing-code.ts';
import { isReady, openEmpty, type ReaderOptions } from './frame.ts';
import { arrived, click, networkFailure, origin, path } from './navigation-page.ts';

const notice = (page: Page) => page.locator('docs-notice');
const dialog = (page: Page) => page.locator('.search-dialog[open]');
const status = (page: Page) => page.locator('docs-status').textContent();
const tabbed = '/api/tutorial-basics/markdown-features';

/**
 * Opens a page from whose first request on the code that matches does not come. Returns the
 * function that restores it.
 */
const openWithout = async (pattern: RegExp, address = '/concepts/intro', options: ReaderOptions = {}) => {
  const page = await openEmpty({ reducedMotion: 'reduce', provoked: [networkFailure], ...options });
  page.setDefaultTimeout(8000);
  const restore = await failCode(page, pattern);
  await page.goto(origin + address);
  await isReady(page);
  return { page, restore };
};

describe('code that fails to load once is loaded again without a reload', () => {
  it.each([
    ['what hydrates', /\/hydrate-/],
    ['the chunk of an island', /\/MinuteCalculator-/],
    ['what chunks share', /\/chunk-/],
  ])('%s, from the same address', async (_, pattern) => {
    const { page, restore } = await openWithout(pattern, '/blog/mdx-blog-post');
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    const button = page.getByRole('button', { name: 'Ten more' });
    const calls = page.locator('main output');
    await button.hover();
    await button.click();
    await notice(page).waitFor();
    expect(await calls.textContent()).toContain('40 calls');
    restore();
    await button.click();
    await expect.poll(() => calls.textContent()).toContain('50 calls');
    await notice(page).waitFor({ state: 'detached' });
    // Under another address a module would be another copy, with its own React.
    expect(scripts.filter((url) => url.includes('?'))).toEqual([]);
  });

  it('the late script, which leaves no unhandled rejection', async () => {
    const { page, restore } = await openWithout(/\/late-/);
    expect(await notice(page).count()).toBe(0);
    await page.keyboard.press('Control+k');
    await notice(page).waitFor();
    restore();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('agents');
    await dialog(page).waitFor();
    expect(await dialog(page).locator('input').inputValue()).toBe('agents');
    expect(await notice(page).count()).toBe(0);
  });

  it('the late script, with the next page', async () => {
    const { page, restore } = await openWithout(/\/late-/);
    restore();
    await click(page, '.sidebar a[href="/concepts/category/application"]');
    await arrived(page, '/concepts/category/application');
    await page.locator('.search-opener[role=button]').first().waitFor({ state: 'attached' });
  });

  it('a search whose button is a link to its page until then', async () => {
    const { page, restore } = await openWithout(/\/late-/);
    await page.locator('.search-opener:visible').click();
    await page.waitForURL('**/search');
    restore();
    await page.goto(`${origin}/concepts/intro`);
    await page.locator('.search-opener:visible').click();
    await dialog(page).waitFor();
  });

  it.each(['/search-', '/search-engine-'])('%s of the search', async (file) => {
    const { page, restore } = await openWithout(new RegExp(`/assets${file}[A-Z\\d]+\\.js`));
    await page.keyboard.press('/');
    await arrived(page, '/search');
    await notice(page).waitFor();
    restore();
    await page.keyboard.press('/');
    await dialog(page).waitFor();
    expect(await notice(page).count()).toBe(0);
  });

  it('the style sheet of the search', async () => {
    const { page, restore } = await openWithout(/\/assets\/search-[A-Z\d]+\.css/);
    await page.keyboard.press('/');
    await arrived(page, '/search');
    restore();
    await page.keyboard.press('/');
    await dialog(page).waitFor();
    const box = 'link[href*="/assets/search-"]:not([href*="search-page"])';
    // For a failed link, a browser has an empty sheet or none.
    const rules = () => page.locator(box).evaluate((link: HTMLLinkElement) => link.sheet?.cssRules.length ?? 0);
    await expect.poll(rules).toBeGreaterThan(0);
    expect(await page.locator(box).count()).toBe(1);
  });

  it('the code of tabs', async () => {
    const { page, restore } = await openWithout(/\/tabs-/, tabbed);
    const second = page.locator('.tabs').first().getByRole('tab').nth(1);
    await second.click();
    await notice(page).waitFor();
    restore();
    await second.click();
    await expect.poll(() => second.getAttribute('aria-selected')).toBe('true');
  });

  it('the style sheet of a page, without which it is not shown', async () => {
    const { page, restore } = await openWithout(/\/extra\.css/);
    await page.route('**/blog', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace('</head>', '<link rel="stylesheet" href="/extra.css"/></head>');
      await route.fulfill({ response, body: html });
    });
    await click(page, '.navbar a[href="/blog"]');
    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    expect(await page.locator('link[href$="extra.css"]').count()).toBe(0);
    restore();
    await page.route('**/extra.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
    await retry.click();
    await retry.waitFor({ state: 'detached' });
    expect(await page.locator('link[href$="extra.css"]').count()).toBe(1);
  });
});

describe('after the second failure', () => {
  it('the reader gets a polite message in their language, with a button to reload', async () => {
    const { page, restore } = await openWithout(/\/hydrate-/, '/es/blog/mdx-blog-post');
    await page.locator('main .button-primary').click();
    await notice(page).waitFor();
    expect(await notice(page).innerText()).toMatch(
      /^No se pudo cargar una parte de esta página\.\s+Recargar la página$/,
    );
    expect(await status(page)).toBe('No se pudo cargar una parte de esta página.');
    expect(await page.locator('docs-status').getAttribute('aria-live')).toBe('polite');
    restore();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Recargar la página' }).click();
    await loaded;
    await isReady(page);
    expect([await notice(page).count(), await path(page)]).toEqual([0, '/es/blog/mdx-blog-post']);
    await page.locator('main .button-primary').click();
    await expect.poll(() => page.locator('main output').textContent()).toContain('50 llamadas');
  });

  it('there is no message if the reader has only pointed at something', async () => {
    const { page } = await openWithout(/\/(?:hydrate|search)-/);
    const button = page.locator('.color-switch');
    for (const target of [button, page.locator('.search-opener:visible'), button]) {
      const failed = page.waitForEvent('requestfailed');
      await target.hover();
      await failed;
    }
    expect([await notice(page).count(), await status(page)]).toEqual([0, '']);
  });

  it('the notice closes on Escape and on a click outside', async () => {
    const { page } = await openWithout(/\/hydrate-/, '/blog/mdx-blog-post');
    const button = page.locator('main .button-primary');
    await button.click();
    await notice(page).waitFor();
    await page.keyboard.press('Escape');
    await notice(page).waitFor({ state: 'detached' });
    await button.click();
    await notice(page).waitFor();
    await page.locator('main h1').click();
    await notice(page).waitFor({ state: 'detached' });
  });
});
