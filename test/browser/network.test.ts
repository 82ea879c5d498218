import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { islandCode } from './island-page.ts';
import {
  arrived,
  browser,
  click,
  goTo,
  heading,
  isSame,
  networkFailure,
  open,
  origin,
  path,
  visit,
} from './navigation-page.ts';
import { isReady, openContext } from './frame.ts';

const blog = '.navbar a[href="/blog"]';
const provoked = [networkFailure];
const failure = (page: Page) => page.locator('main .failure');
const retry = (page: Page) => page.getByRole('button', { name: 'Retry' });

describe('without a network', () => {
  it('shows the error box with the error and Retry, and the page once the network is back', async () => {
    const page = await open('/concepts/intro', { provoked });
    await page.context().setOffline(true);
    await click(page, blog);
    await failure(page).waitFor();
    expect(await path(page)).toBe('/blog');
    expect(await failure(page).innerText()).toContain('Failed to fetch');
    await retry(page).click();
    await failure(page).waitFor();
    await page.context().setOffline(false);
    await retry(page).click();
    await failure(page).waitFor({ state: 'detached' });
    expect(await page.title()).toContain('Blog');
    expect(await isSame(page)).toBe(true);
  });

  it('shows the error box too where loading in advance had failed, not a page of the browser', async () => {
    const page = await open('/concepts/intro', { provoked });
    await page.context().setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await page.locator(blog).hover();
    await failed;
    await click(page, blog);
    await retry(page).waitFor();
    expect(await isSame(page)).toBe(true);
  });

  it('shows a page that was there already', async () => {
    const page = await open('/concepts/intro', { provoked });
    await visit(page, '/blog');
    await arrived(page, '/blog');
    await page.context().setOffline(true);
    await page.goBack();
    await arrived(page, '/concepts/intro');
    await page.goForward();
    await arrived(page, '/blog');
    await expect.poll(() => heading(page)).toContain('Blog');
    expect(await failure(page).count()).toBe(0);
  });

  it('leaves the page that shows as it is, and an island that cannot come for the next touch', async () => {
    const context = await openContext(browser, { provoked });
    const page = await context.newPage();
    await page.route(islandCode, (route) => route.abort());
    await page.goto(`${origin}/concepts/intro`);
    await isReady(page);
    const failed = page.waitForEvent('requestfailed');
    await page.locator('.color-switch').click();
    await failed;
    expect(await heading(page)).toBe('Introduction');
    await page.unroute(islandCode);
    await expect
      .poll(async () => {
        await page.locator('.color-switch').click();
        return page.evaluate(() => document.documentElement.dataset['theme']);
      })
      .toBe('dark');
  });
});

describe('on a slow network', () => {
  /** Every answer waits until `arrive` is called for its path. */
  const slowly = async (page: Page) => {
    const gates = new Map<string, () => void>();
    await page.route(
      (url) => url.origin === origin,
      async (route) => {
        const { pathname } = new URL(route.request().url());
        await new Promise<void>((done) => gates.set(pathname, done));
        await route.continue().catch(() => undefined);
      },
    );
    return async (pathname: string) => {
      await expect.poll(() => gates.has(pathname)).toBe(true);
      gates.get(pathname)?.();
      gates.delete(pathname);
    };
  };

  it('the last click wins, whichever page comes first', async () => {
    const page = await open('/concepts/intro');
    const arrive = await slowly(page);
    await click(page, blog);
    await click(page, '.navbar a[href="/api/intro"]');
    await page.locator('docs-progress').waitFor({ state: 'attached' });
    expect(await heading(page)).toBe('Introduction');
    await arrive('/blog');
    await arrive('/api/intro');
    await arrived(page, '/api/intro');
    await page.locator('docs-progress').waitFor({ state: 'detached' });
    expect(await path(page)).toBe('/api/intro');
    expect(await page.title()).not.toContain('Blog');
    expect(await isSame(page)).toBe(true);
  });

  it('back, before the page has come, leads back', async () => {
    const page = await open('/concepts/intro');
    await goTo(page, '/api/intro');
    const arrive = await slowly(page);
    await visit(page, '/blog');
    await page.locator('docs-progress').waitFor({ state: 'attached' });
    await page.evaluate(() => history.back());
    await arrive('/concepts/intro');
    await expect.poll(() => heading(page)).toBe('Introduction');
    await arrive('/blog');
    await page.locator('docs-progress').waitFor({ state: 'detached' });
    expect([await path(page), await heading(page)]).toEqual(['/concepts/intro', 'Introduction']);
  });
});
