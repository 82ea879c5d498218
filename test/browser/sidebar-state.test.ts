import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { isReady, openPage, settle } from './frame.ts';

const small = { reducedMotion: 'reduce', viewport: { width: 1280, height: 420 } } as const;

/** Returns which categories are open, and how far the sidebar is scrolled. */
const stateOf = (page: Page) =>
  page.evaluate(() => ({
    open: [...document.querySelectorAll<HTMLDetailsElement>('.tree details')].map((details) => details.open),
    scrollTop: document.querySelector('.sidebar')?.scrollTop,
  }));

it('shows the sidebar after a reload as its reader left it, without a shift of the layout', async () => {
  const page = await openPage('/concepts/app/agents', small);
  const before = await stateOf(page);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('.tree details')) details.open = !details.open;
    document.querySelector('.sidebar')?.scrollTo(0, 60);
  });
  const left = await stateOf(page);
  expect(left.open).not.toEqual(before.open);
  expect(left.scrollTop).toBe(60);
  await page.addInitScript(() => {
    const shifts: unknown[] = [];
    Reflect.set(window, 'shifts', shifts);
    const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload();
  await isReady(page);
  await settle(page);
  expect(await stateOf(page)).toEqual(left);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
});

it('shows the sidebar of another page as it is for all', async () => {
  const fresh = await stateOf(await openPage('/concepts/app/actions', small));
  const page = await openPage('/concepts/app/agents', small);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>('.tree details')) details.open = false;
  });
  await page.goto(new URL('/concepts/app/actions', page.url()).href);
  await isReady(page);
  expect(await stateOf(page)).toEqual(fresh);
});

it('toggles a category by its label on its own page, and follows it on others', async () => {
  const page = await openPage('/concepts/app/agents', small);
  const label = page.locator('.tree-category > a', { hasText: 'Application' });
  const category = label.locator('xpath=..').locator('> details');
  await label.click();
  await page.waitForURL(/category\/application/);
  await page.locator('.tree-category > a[aria-current]').waitFor();
  expect(await category.getAttribute('open')).toBe('');
  await label.click();
  await expect.poll(() => category.getAttribute('open')).toBeNull();
  await label.press('Enter');
  await expect.poll(() => category.getAttribute('open')).toBe('');
  expect(page.url()).toMatch(/category\/application$/);
});

it('ends with the window under an announcement, and after that is scrolled away or dismissed', async () => {
  const { origin } = await serveSmallSite('navbar');
  const page = await openPage(`${origin}/docs/intro`, small);
  const bottom = () =>
    page.evaluate(() => {
      const sidebar = document.querySelector<HTMLElement>('.sidebar');
      document.querySelector<HTMLElement>('main')?.style.setProperty('min-height', '3000px');
      sidebar?.querySelector<HTMLElement>('.tree')?.style.setProperty('min-height', '3000px');
      return sidebar?.getBoundingClientRect().bottom;
    });
  expect(await bottom()).toBe(small.viewport.height);
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(bottom).toBe(small.viewport.height);
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator('.announcement-close').click();
  await expect.poll(bottom).toBe(small.viewport.height);
});
