import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { failCode } from './failing-code.ts';
import { arrived, click, goTo, heading, isSame, networkFailure, open, origin, path, visit } from './navigation-page.ts';
import { isReady, openEmpty, type ReaderOptions } from './frame.ts';

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
    // The box of the first failure is there until the second.
    const failed = page.waitForEvent('requestfailed');
    await retry(page).click();
    await failed;
    await failure(page).waitFor();
    await page.context().setOffline(false);
    await retry(page).click();
    await failure(page).waitFor({ state: 'detached' });
    expect(await page.title()).toContain('Blog');
    expect(await isSame(page)).toBe(true);
  });

  it('shows the error box also after a failed prefetch, instead of an error page of the browser', async () => {
    const page = await open('/concepts/intro', { provoked });
    await page.context().setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await page.locator(blog).hover();
    await failed;
    await click(page, blog);
    await retry(page).waitFor();
    expect(await isSame(page)).toBe(true);
  });

  it('shows a page that was prefetched', async () => {
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
    const page = await openEmpty({ provoked });
    const restore = await failCode(page, /\/MinuteCalculator-/);
    await page.goto(`${origin}/blog/mdx-blog-post`);
    await isReady(page);
    const more = page.getByRole('button', { name: 'Ten more' });
    await more.click();
    await page.locator('docs-notice').waitFor();
    expect(await heading(page)).toBe('Components among the prose');
    restore();
    await more.click();
    await expect.poll(() => page.locator('main output').textContent()).toContain('50 calls');
  });

  it('changes the color mode, though React never comes', async () => {
    const page = await openEmpty({ provoked });
    await failCode(page, /\/(hydrate|ColorSwitch)-/);
    await page.goto(`${origin}/concepts/intro`);
    await isReady(page);
    const button = page.locator('.color-switch');
    const label = () => button.getAttribute('aria-label');
    await button.click();
    await page.waitForSelector('html[data-theme=dark]');
    expect(await label()).toContain('currently dark mode');
    await button.press('Enter');
    await page.waitForSelector('html[data-theme=light]');
    expect(await label()).toContain('currently light mode');
    expect(await page.locator('docs-notice').count()).toBe(0);
  });
});

describe('the screen for a page that could not be loaded', () => {
  /**
   * Nothing is loaded in advance for a reader who saves data, so that what is asked for does not
   * come.
   */
  const fail = async (from: string, link: string, options: ReaderOptions = {}) => {
    const page = await openEmpty({ provoked, ...options });
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) });
    });
    await page.goto(origin + from);
    await isReady(page);
    await page.evaluate(() => Reflect.set(window, 'mark', true));
    await page.context().setOffline(true);
    await click(page, link);
    await failure(page).waitFor();
    return page;
  };
  const marked = (page: Page) =>
    page
      .locator(':is(.navbar, .sidebar) [aria-current]:not([hreflang])')
      .evaluateAll((links) => links.map((link) => link.textContent));
  const languages = (page: Page) =>
    page
      .locator('a[hreflang]')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('href') ?? '').toSorted((one, other) => (one < other ? -1 : 1)),
      );

  it('has the layout of the other section: its title, marks and languages, and no old sidebar', async () => {
    const page = await fail('/es/concepts/app/agents', '.navbar a[href="/es/blog"]');
    expect(await page.title()).toMatch(/^No se pudo cargar esta página \| /);
    expect(await page.locator('main h1').allInnerTexts()).toEqual(['No se pudo cargar esta página']);
    expect(await marked(page)).toEqual(['Blog']);
    expect(await page.locator('.sidebar').count()).toBe(0);
    expect(await languages(page)).toEqual(['/blog', '/es/blog', '/pt/blog']);
    expect(await page.locator('link[rel=canonical], link[hreflang], meta[property="og:title"]').count()).toBe(0);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Reintentar' }).press('Enter');
    await failure(page).waitFor({ state: 'detached' });
    expect(await page.title()).toContain('Blog');
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
    expect(await page.locator('link[rel=canonical]').count()).toBe(1);
    expect(await isSame(page)).toBe(true);
  });

  it('keeps the sidebar of the page, with its scroll position', async () => {
    const page = await fail('/concepts/app/agents', '.sidebar a[href="/concepts/app/actions"]');
    expect(await page.locator('.sidebar [aria-current=page]').allInnerTexts()).toEqual(['Actions']);
    expect(await page.locator('.navbar [aria-current]:not([hreflang])').allInnerTexts()).toEqual(['Concepts']);
    expect(await languages(page)).toEqual([
      '/concepts/app/actions',
      '/es/concepts/app/actions',
      '/pt/concepts/app/actions',
    ]);
    // The links of the page layout work: the screen is a page like others.
    await page.context().setOffline(false);
    await click(page, '.sidebar a[href="/concepts/app/logs"]');
    await arrived(page, '/concepts/app/logs');
    await expect.poll(() => heading(page)).toBe('Logs');
    expect(await marked(page)).toEqual(['Concepts', 'Logs']);
  });

  it('is announced, has the focus, and a button of the height of its text', async () => {
    const page = await fail('/concepts/app/agents', '.sidebar a[href="/concepts/app/actions"]');
    expect(await page.locator('docs-status').textContent()).toBe(await page.title());
    expect(await page.evaluate(() => document.activeElement?.localName)).toBe('main');
    const box = await retry(page).boundingBox();
    expect(box?.height).toBeLessThan(48);
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

  it('the last click wins, whichever page is loaded first', async () => {
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

  it('Back works before the page is loaded', async () => {
    const page = await open('/concepts/app/agents');
    await goTo(page, '/api/intro');
    const arrive = await slowly(page);
    await visit(page, '/blog');
    await page.locator('docs-progress').waitFor({ state: 'attached' });
    await page.evaluate(() => history.back());
    await arrive('/concepts/app/agents');
    await expect.poll(() => heading(page)).toBe('Agents');
    await arrive('/blog');
    await page.locator('docs-progress').waitFor({ state: 'detached' });
    expect([await path(page), await heading(page)]).toEqual(['/concepts/app/agents', 'Agents']);
  });
});
