import { rm } from 'node:fs/promises';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { buildLongSite } from '../support/long-site.ts';
import { serveSite, type RunningServer } from '../support/server.ts';
import type { SmallSite } from '../support/small-site.ts';
import { openPage, phone, settle } from './frame.ts';

let browser: Browser;
let site: SmallSite;
let server: RunningServer;
beforeAll(async () => {
  browser = await chromium.connect(inject('browserEndpoint'));
  site = await buildLongSite();
  server = await serveSite(site.out);
});
afterAll(async () => {
  await Promise.all([browser.close(), server.close()]);
  await rm(site.root, { recursive: true, force: true });
});

const open = (path: string, options = {}) =>
  openPage(browser, server.origin + path, { reducedMotion: 'reduce', ...options });
const link = (page: Page, name: string) => page.locator('.sidebar').getByRole('link', { name, exact: true });
const fold = (page: Page, name: string) => page.locator('.sidebar .tree-category', { hasText: name }).last();
const heading = (page: Page, text: string) => page.locator('main h1', { hasText: text }).waitFor();

describe('a branch that the page does not hold', () => {
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
    expect(await current.allTextContents()).toEqual(['group-8 doc 2']);
    // What the reader came from stays too, although this page does not hold it.
    expect(await link(page, 'group-1 doc 3').isVisible()).toBe(true);
    await link(page, 'group-1 doc 4').click();
    await heading(page, 'group-1 doc 4');
    expect(await current.allTextContents()).toEqual(['group-1 doc 4']);
    expect(await link(page, 'group-8 doc 2').isVisible()).toBe(true);
    await page.goBack();
    await heading(page, 'group-8 doc 2');
    expect(await current.allTextContents()).toEqual(['group-8 doc 2']);
  });

  it('stays closed, once its reader has closed it, when the page is told of again', async () => {
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

  it('is a link where the category has a page, with a fold beside it', async () => {
    const page = await open('/docs/group-1/doc-3');
    await fold(page, 'with-page').getByRole('link', { name: 'Expand category with-page' }).click();
    await link(page, 'with-page doc 1').waitFor();
    await link(page, 'with-page').click();
    await heading(page, 'with-page');
    expect(await page.locator('.sidebar [aria-current]').allTextContents()).toEqual(['with-page']);
  });

  it('opens inside the drawer of a narrow window, which stays', async () => {
    const page = await open('/docs/group-1/doc-3', phone);
    await page.getByLabel('Toggle navigation bar').tap();
    await link(page, 'group-8').tap();
    await link(page, 'group-8 doc 2').waitFor();
    expect(await link(page, 'group-8 doc 2').isVisible()).toBe(true);
  });

  it('is entered by its first page if the tree does not come', async () => {
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
  it('shows the rest in its place, and what was in view stays there', async () => {
    const page = await open('/docs/wide/doc-30');
    const shown = link(page, 'wide doc 20');
    await shown.scrollIntoViewIfNeeded();
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
    expect(await page.locator('.sidebar [aria-current]').allTextContents()).toEqual(['wide doc 60']);
  });
});
