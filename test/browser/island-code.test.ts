import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage, scroll } from './frame.ts';

const { origin } = await serveSmallSite('islands');

const open = (path: string) => openPage(`${origin}${path}`);
const island = (page: Page, name: string) => page.locator(`main docs-island[name="./components/${name}"]`);
const text = (page: Page, name: string) => island(page, name).first().textContent();
/** Returns the words of the components of a page that have started. */
const started = async (page: Page) => {
  const texts = await page.locator('.prose docs-island').allTextContents();
  return texts.filter((each) => each.endsWith(' started')).map((each) => each.replace(/ started$/, ''));
};

describe('code of others in an island', () => {
  it('is hydrated where a package has `use client` itself', async () => {
    const page = await open('/docs/packages');
    await island(page, 'Packages.Folding').getByRole('button', { name: 'More' }).click();
    await page.locator('.fold-panel', { hasText: 'Unfolded' }).waitFor();
  });

  it('draws what needs the browser: portals, styles at run time, elements, sizes, films', async () => {
    const page = await open('/docs/packages');
    await page.locator('body > .portal-dialog', { hasText: 'In the body' }).waitFor();
    const colorOf = (selector: string) => page.locator(selector).evaluate((element) => getComputedStyle(element).color);
    await expect.poll(() => colorOf('.styled-strong')).toBe('rgb(1, 2, 3)');
    await expect.poll(() => colorOf('.green')).toBe('rgb(3, 2, 1)');
    await expect
      .poll(() => page.locator('clock-element').evaluate((element) => element.shadowRoot?.textContent))
      .toBe('Twelve');
    const width = await page.locator('.measured-box').evaluate((element) => element.clientWidth);
    await page.locator(`.measured-box svg[width="${width}"]`).waitFor();
    await page.locator('.film', { hasText: 'A film of Packages' }).waitFor();
  });

  it.each(['/docs/browser', '/'])('loads what it imports dynamically, on %s', async (path) => {
    const page = await open(path);
    await page.locator('.width', { hasText: 'Width: 1300' }).waitFor();
    await island(page, 'LazyMap').locator('[data-drawn]').waitFor();
  });

  it('loads it without a `Suspense`, in `ClientOnly`, ahead of time, in a plugin and in the theme', async () => {
    const page = await open('/docs/browser');
    await island(page, 'LazyMap.BareMap').locator('[data-drawn]').waitFor();
    expect(await text(page, 'LazyMap.BareMap')).toContain('Text of the page');
    await island(page, 'ClientMap').locator('[data-drawn]').waitFor();
    await page.locator('.ahead', { hasText: /^There$/ }).waitFor();
    await page.locator('.gauge', { hasText: 'Some calls' }).waitFor();
    await page.locator('.after-content').scrollIntoViewIfNeeded();
    await page.locator('.after-content', { hasText: 'Wide' }).waitFor();
  });

  it('has the data that its file exports', async () => {
    const page = await open('/docs/data');
    await island(page, 'PlanChoice').locator('.plans').click();
    await island(page, 'PlanChoice').locator('.plans', { hasText: 'starter' }).waitFor();
    expect(await text(page, 'Plans')).toBe('team');
  });
});

describe('an island of the site is hydrated', () => {
  it('when the browser is idle, if its file says so or if it has no box', async () => {
    const page = await open('/docs/starts');
    await expect.poll(() => started(page)).toStrictEqual(['idle', 'nothing', 'hidden', 'text', 'empty']);
  });

  it('in view, if its file says so, if it has effects or if only a browser renders it', async () => {
    const page = await open('/docs/starts');
    await page.locator('text=visible waits').scrollIntoViewIfNeeded();
    const inView = ['hooked', 'mounted', 'referred', 'stored', 'visible', 'element'];
    await expect.poll(() => started(page)).toStrictEqual([...inView, 'idle', 'nothing', 'hidden', 'text', 'empty']);
    await page.locator('summary', { hasText: 'Fold' }).click();
    await expect.poll(() => started(page)).toContain('folded');
  });

  it('when a reader reaches for it otherwise, or if its file says so', async () => {
    const page = await open('/docs/starts');
    // By then, others that are in view have started.
    await scroll(page, 4000);
    await expect.poll(() => started(page)).toContain('stored');
    await scroll(page, 0);
    expect(await island(page, 'starts/Touched').getAttribute('data-ready')).toBeNull();
    expect(await text(page, 'starts/Intent')).toBe('intent waits');
    await island(page, 'starts/Intent').locator('p').hover();
    await expect.poll(() => text(page, 'starts/Intent')).toBe('intent started');
    await island(page, 'starts/Touched').locator('button').click();
    await expect.poll(() => text(page, 'starts/Touched')).toBe('Touched 1');
  });
});
