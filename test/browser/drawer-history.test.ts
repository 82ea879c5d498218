import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { holdBack, openPage, phone, scroll, settle } from './frame.ts';

const toggle = '.menu > summary';
const open = (address: string) => openPage(address, { ...phone, reducedMotion: 'reduce' });
const isOpen = (page: Page) => page.locator('.menu').evaluate((menu) => menu.hasAttribute('open'));
const path = (page: Page) => page.evaluate(() => location.pathname + location.search + location.hash);
const go = (page: Page, delta: number) => page.evaluate((by) => history.go(by), delta);
/** Taps by position, because Playwright would scroll before it taps. */
const tapToggle = async (page: Page) => {
  const { x, y } = await page.locator(toggle).evaluate((summary) => summary.getBoundingClientRect().toJSON());
  await page.touchscreen.tap(x + 10, y + 10);
};
const openDrawer = async (page: Page) => {
  await tapToggle(page);
  await page.waitForFunction(() => history.state?.drawer === true);
};

describe('the button Back', () => {
  it('closes the drawer, and the page stays where it is', async () => {
    const page = await open('/concepts/app/agents');
    await page.goto(new URL('/concepts/intro', page.url()).href);
    await page.waitForSelector('html[data-js=ready]');
    await scroll(page, 400);
    await openDrawer(page);
    await go(page, -1);
    await expect.poll(() => isOpen(page)).toBe(false);
    await settle(page);
    expect([await path(page), await page.evaluate(() => scrollY)]).toEqual(['/concepts/intro', 400]);
    expect(await page.locator('[inert]').count()).toBe(0);
    // The next one leaves the page, although it is another document.
    await page.goBack();
    await expect.poll(() => path(page)).toBe('/concepts/app/agents');
  });

  it('works in browsers without the Navigation API', async () => {
    const page = await open('/concepts/intro');
    await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
    await page.reload();
    await page.waitForSelector('html[data-js=ready]');
    await openDrawer(page);
    await go(page, -1);
    await expect.poll(() => isOpen(page)).toBe(false);
    expect(await path(page)).toBe('/concepts/intro');
  });

  it.each([
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['its button', tapToggle],
    ['a tap outside', (page: Page) => page.touchscreen.tap(20, 400)],
    ['the desktop layout', (page: Page) => page.setViewportSize({ width: 1200, height: 800 })],
  ])('leaves the page after the drawer was closed by %s', async (_, close) => {
    const page = await open('/');
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('docsgen:visit', { detail: '/concepts/intro' })));
    await page.waitForFunction(() => location.pathname === '/concepts/intro');
    await scroll(page, 300);
    await openDrawer(page);
    await close(page);
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.waitForFunction(() => history.state?.drawer === undefined);
    expect(await page.evaluate(() => scrollY)).toBe(300);
    await go(page, -1);
    await expect.poll(() => path(page)).toBe('/');
  });

  it('goes from a page that was chosen in the drawer to the previous page', async () => {
    const page = await open('/concepts/intro');
    await openDrawer(page);
    const length = await page.evaluate(() => history.length);
    await page.locator('.sidebar').getByRole('link', { name: 'Application', exact: true }).tap();
    await page.waitForFunction(() => location.pathname === '/concepts/category/application');
    expect([await isOpen(page), await page.evaluate(() => history.length)]).toEqual([false, length]);
    await go(page, -1);
    await expect.poll(() => path(page)).toBe('/concepts/intro');
    await expect.poll(() => page.locator('main h1').innerText()).toBe('Introduction');
    expect(await isOpen(page)).toBe(false);
    await go(page, 1);
    await expect.poll(() => path(page)).toBe('/concepts/category/application');
    expect(await isOpen(page)).toBe(false);
  });

  it('is not asked for twice by the link to the page that shows', async () => {
    const page = await open('/concepts/intro');
    await openDrawer(page);
    await page.locator('.sidebar [aria-current=page]').tap();
    await expect.poll(() => isOpen(page)).toBe(false);
    await page.waitForFunction(() => history.state?.drawer === undefined);
    expect(await path(page)).toBe('/concepts/intro');
  });
});

it('the drawer closes as soon as a link in it is followed', async () => {
  const page = await open('/concepts/intro');
  const send = await holdBack(page, '**/concepts/category/application');
  await openDrawer(page);
  await page.locator('.sidebar').getByRole('link', { name: 'Application', exact: true }).tap();
  await expect.poll(() => isOpen(page)).toBe(false);
  expect(await path(page)).toBe('/concepts/intro');
  send();
  await page.waitForFunction(() => location.pathname === '/concepts/category/application');
});

it('the drawer that was open before a reload, or is reached by Forward, is open again', async () => {
  const page = await open('/concepts/intro');
  await openDrawer(page);
  await page.reload();
  await page.waitForSelector('html[data-js=ready]');
  expect(await isOpen(page)).toBe(true);
  await go(page, -1);
  await expect.poll(() => isOpen(page)).toBe(false);
  await go(page, 1);
  await expect.poll(() => isOpen(page)).toBe(true);
  expect(await page.locator('.main[inert]').count()).toBe(1);
});

it('a click on the menu before scripts run has its entry too', async () => {
  const page = await open('/concepts/intro');
  const send = await holdBack(page, '**/assets/early-*');
  await page.goto(page.url(), { waitUntil: 'commit' });
  await page.locator(toggle).evaluate((summary: HTMLElement) => summary.click());
  send();
  await page.waitForSelector('html[data-js=ready]');
  expect(await isOpen(page)).toBe(true);
  await go(page, -1);
  await expect.poll(() => isOpen(page)).toBe(false);
});
