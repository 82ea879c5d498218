import { rm } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLongSite } from '../support/long-site.ts';
import { serveSite, type RunningServer } from '../support/server.ts';
import type { SmallSite } from '../support/small-site.ts';
import { isReady, openEmpty, openPage, phone, settle, type ReaderOptions } from './frame.ts';

let site: SmallSite;
let server: RunningServer;
beforeAll(async () => {
  site = await buildLongSite();
  server = await serveSite(site.out);
});
afterAll(async () => {
  await server.close();
  await rm(site.root, { recursive: true, force: true });
});

const open = (path: string, options = {}) => openPage(server.origin + path, { reducedMotion: 'reduce', ...options });
const link = (page: Page, name: string) => page.locator('.sidebar').getByRole('link', { name, exact: true });
const fold = (page: Page, name: string) => page.locator('.sidebar .tree-category', { hasText: name }).last();
const heading = (page: Page, text: string) => page.locator('main h1', { hasText: text }).waitFor();

describe('a branch that the page does not contain', () => {
  it('opens in its place, and stays open on other pages', async () => {
    const page = await open('/docs/group-1/doc-3');
    await link(page, 'group-8').focus();
    await page.keyboard.press('Enter');
    await link(page, 'group-8 doc 2').waitFor();
    expect(page.url()).toMatch(/group-1\/doc-3$/);
    expect(await page.evaluate(() => document.activeElement?.matches('summary'))).toBe(true);
    await link(page, 'group-8 doc 2').click();
    await heading(page, 'group-8 doc 2');
    const current = page.locator('.sidebar [aria-current]');
    await expect.poll(() => current.allTextContents()).toEqual(['group-8 doc 2']);
    // The branch of the previous page stays too, although this page does not contain it.
    expect(await link(page, 'group-1 doc 3').isVisible()).toBe(true);
    await link(page, 'group-1 doc 4').click();
    await heading(page, 'group-1 doc 4');
    await expect.poll(() => current.allTextContents()).toEqual(['group-1 doc 4']);
    expect(await link(page, 'group-8 doc 2').isVisible()).toBe(true);
    await page.goBack();
    await heading(page, 'group-8 doc 2');
    await expect.poll(() => current.allTextContents()).toEqual(['group-8 doc 2']);
  });

  it('stays closed after its reader closed it, when the page event occurs again', async () => {
    const page = await open('/docs/group-1/doc-3');
    await link(page, 'group-8').click();
    await link(page, 'group-8 doc 2').click();
    await heading(page, 'group-8 doc 2');
    const details = fold(page, 'group-8').locator('details');
    expect(await details.getAttribute('open')).toBe('');
    await details.evaluate((element) => element.removeAttribute('open'));
    await page.evaluate(() => document.dispatchEvent(new Event('docsgen:page')));
    expect(await details.getAttribute('open')).toBeNull();
  });

  it('is a link with a fold next to it, if the category has a page', async () => {
    const page = await open('/docs/group-1/doc-3');
    await fold(page, 'with-page').getByRole('link', { name: 'Expand category with-page' }).click();
    await link(page, 'with-page doc 1').waitFor();
    await link(page, 'with-page').click();
    await heading(page, 'with-page');
    await expect.poll(() => page.locator('.sidebar [aria-current]').allTextContents()).toEqual(['with-page']);
  });

  it('opens inside the drawer of a narrow window, which stays', async () => {
    const page = await open('/docs/group-1/doc-3', phone);
    await page.getByLabel('Toggle navigation bar').tap();
    await link(page, 'group-8').tap();
    await link(page, 'group-8 doc 2').waitFor();
    expect(await link(page, 'group-8 doc 2').isVisible()).toBe(true);
  });

  it('is a link to its first page if the tree cannot be loaded', async () => {
    const page = await open('/docs/group-1/doc-3');
    await page.route('**/assets/sidebars/**', (route) => route.fulfill({ status: 200, body: 'of another build' }));
    await link(page, 'group-8').click();
    await heading(page, 'group-8 doc 1');
  });

  it('is a link without scripts', async () => {
    const page = await open('/docs/group-1/doc-3', { javaScriptEnabled: false });
    await link(page, 'group-8').click();
    await heading(page, 'group-8 doc 1');
    expect(await link(page, 'group-8 doc 20').isVisible()).toBe(true);
  });
});

describe('a list of many', () => {
  it('shows the rest in its place, and the visible part does not move', async () => {
    const page = await open('/docs/wide/doc-30');
    const shown = link(page, 'wide doc 20');
    await link(page, '17 more').scrollIntoViewIfNeeded();
    const before = await shown.boundingBox();
    await link(page, '17 more').click();
    await link(page, 'wide doc 1').waitFor({ state: 'attached' });
    await settle(page);
    const after = await shown.boundingBox();
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? -999))).toBeLessThan(2);
    await link(page, '19 more').click();
    const labels = page.locator('.sidebar a', { hasText: 'wide doc' });
    await expect.poll(() => labels.count()).toBe(60);
    expect((await labels.allTextContents()).map((label) => Number(label.split(' ').at(-1)))).toEqual(
      Array.from({ length: 60 }, (_, index) => index + 1),
    );
    await link(page, 'wide doc 60').click();
    await heading(page, 'wide doc 60');
    expect(await labels.count()).toBe(60);
    await expect.poll(() => page.locator('.sidebar [aria-current]').allTextContents()).toEqual(['wide doc 60']);
  });
});

describe('the entry of the page is in view in a sidebar that is longer than the window', () => {
  const viewport = { width: 1280, height: 700 };
  const address = '/docs/group-10/doc-15';

  /**
   * Returns whether the entry is in view, and the scroll positions of its sidebar and the page.
   */
  const place = async (page: Page) => {
    return page.evaluate(() => {
      const sidebar = document.querySelector('.sidebar');
      const entry = sidebar?.querySelector('[aria-current]')?.getBoundingClientRect();
      const box = sidebar?.getBoundingClientRect();
      if (!sidebar || !entry || !box) throw new Error('The sidebar has no entry of the page.');
      return {
        isInView: entry.top >= box.top + 48 && entry.bottom <= Math.min(box.bottom, innerHeight) - 48,
        sidebar: sidebar.scrollTop,
        page: scrollY,
      };
    });
  };
  const inView = { isInView: true, page: 0 };
  const visit = async (page: Page, path: string) => {
    await page.evaluate((detail) => document.dispatchEvent(new CustomEvent('docsgen:visit', { detail })), path);
    await page.waitForFunction((name) => location.pathname === name, path);
    await settle(page);
  };
  /** A browser that does not support `scroll-initial-target`. */
  const openElsewhere = async (options: ReaderOptions = {}) => {
    const page = await openEmpty({ reducedMotion: 'reduce', viewport, ...options });
    await page.route('**/*.css', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('scroll-initial-target', 'unknown') });
    });
    await page.addInitScript(() => {
      const shifts: unknown[] = [];
      Reflect.set(window, 'shifts', shifts);
      new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await page.goto(server.origin + address);
    await isReady(page);
    return page;
  };

  it.each([true, false])(
    'on a direct load by style sheet (scripts: %s), with the page at its top',
    async (javaScriptEnabled) => {
      const page = await open(address, { viewport, javaScriptEnabled });
      expect(await place(page)).toMatchObject(inView);
    },
  );

  it('on a direct load by script where style sheets cannot do it, without a shift of the layout', async () => {
    const page = await openElsewhere();
    await settle(page);
    expect(await place(page)).toMatchObject(inView);
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
  });

  it('after navigation, and stays where it is if it was in view', async () => {
    const page = await openElsewhere();
    const { sidebar } = await place(page);
    await visit(page, '/docs/group-10/doc-16');
    expect(await place(page)).toMatchObject({ ...inView, sidebar });
    await visit(page, '/docs/wide/doc-30');
    expect(await place(page)).toMatchObject(inView);
    // Content that is added above may make the browser scroll by itself.
    await visit(page, '/docs/group-1/doc-10');
    expect(await place(page)).toMatchObject(inView);
  });

  it('in a sidebar that takes the place of another, wherever the reader had scrolled that one', async () => {
    const page = await openPage('/concepts/app/agents', { viewport: { width: 1280, height: 320 } });
    await page.mouse.move(150, 200);
    await page.mouse.wheel(0, 5000);
    await expect.poll(async () => (await place(page)).isInView).toBe(false);
    await visit(page, '/api/tutorial-basics/create-a-page');
    expect(await place(page)).toMatchObject(inView);
  });

  it('but a sidebar that the reader has scrolled stays', async () => {
    const page = await open(address, { viewport });
    await page.mouse.move(150, 300);
    await page.mouse.wheel(0, -5000);
    await expect.poll(async () => (await place(page)).sidebar).toBe(0);
    await visit(page, '/docs/group-10/doc-16');
    expect(await place(page)).toMatchObject({ isInView: false, sidebar: 0, page: 0 });
  });

  it('as the drawer opens, and not again once the reader has scrolled it', async () => {
    const page = await openElsewhere(phone);
    const menu = page.locator('.menu > summary');
    await menu.tap();
    await page.waitForSelector('.menu[open]', { state: 'attached' });
    await settle(page);
    expect(await place(page)).toMatchObject({ isInView: true });
    await page.mouse.move(250, 400);
    await page.mouse.wheel(0, -5000);
    await expect.poll(async () => (await place(page)).sidebar).toBe(0);
    await menu.tap();
    await page.waitForSelector('.menu:not([open])', { state: 'attached' });
    await menu.tap();
    await page.waitForSelector('.menu[open]', { state: 'attached' });
    await settle(page);
    expect(await place(page)).toMatchObject({ isInView: false, sidebar: 0 });
  });
});
