import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage, phone, settle } from './frame.ts';

const { origin } = await serveSmallSite('navbar');

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

describe('a dropdown', () => {
  const languages = '.dropdown:has(.icon-language)';
  const isOpen = (page: Page) => page.locator(languages).evaluate((element) => element.hasAttribute('open'));

  it('spec 4: Dropdowns: open or closed; close on outside click, touch or focus.', async () => {
    const page = await openPage('/concepts/intro', { hasTouch: true });
    const summary = page.locator(`${languages} > summary`);
    await summary.click();
    expect(await isOpen(page)).toBe(true);
    await page.locator('main h1').click();
    expect(await isOpen(page)).toBe(false);
    await summary.tap();
    expect(await isOpen(page)).toBe(true);
    await page.locator('main h1').tap();
    expect(await isOpen(page)).toBe(false);
    await summary.click();
    await page.locator('.breadcrumbs a').first().focus();
    expect(await isOpen(page)).toBe(false);
  });

  it('is worked by the keys of a menu, and gives the focus back on Escape', async () => {
    const page = await openPage('/concepts/intro');
    await page.locator(`${languages} > summary`).focus();
    const texts = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'End']) {
      await page.keyboard.press(key);
      texts.push(await focused(page));
    }
    expect(texts).toEqual(['English', 'Español', 'Português', 'English', 'Português', 'English', 'Português']);
    await page.keyboard.press('Escape');
    expect(await isOpen(page)).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.matches('summary'))).toBe(true);
    await page.keyboard.press('Enter');
    expect(await isOpen(page)).toBe(true);
    await page.keyboard.press('ArrowUp');
    expect(await focused(page)).toBe('Português');
  });

  it('closes its siblings as it opens, and itself when an item is chosen', async () => {
    const page = await openPage(`${origin}/start`);
    const more = page.locator('.dropdown', { hasText: 'More' });
    await more.locator('summary').click();
    await page.locator(`${languages} > summary`).click();
    expect(await page.locator('.dropdown[open]').count()).toBe(1);
    await more.locator('summary').click();
    await page.evaluate(() =>
      document.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true }),
    );
    await more.getByRole('link', { name: 'Sidebar' }).click();
    expect(await page.locator('.dropdown[open]').count()).toBe(0);
  });

  it('spec 4: Locale switch keeps the current search and hash of the address.', async () => {
    const page = await openPage('/concepts/intro?a=1#main');
    await page.locator(`${languages} > summary`).click();
    await page.evaluate(() => history.replaceState(history.state, '', '?b=2#main'));
    await page.getByRole('link', { name: 'Español' }).click();
    await page.waitForURL((url) => url.pathname === '/es/concepts/intro');
    expect(new URL(page.url()).search + new URL(page.url()).hash).toBe('?b=2#main');
  });
});

describe('spec 4: Mobile sidebar: open or closed; its secondary menu shown or hidden.', () => {
  const toggle = '.menu > summary';
  const isOpen = (page: Page) => page.locator('.menu').evaluate((element) => element.hasAttribute('open'));
  const shown = async (page: Page) => [
    await page.locator('.tree').isVisible(),
    await page.locator('.navbar-start a').first().isVisible(),
  ];

  it('lays the panels out when its button is pressed, not with every page', async () => {
    const page = await openPage('/concepts/intro', phone);
    const height = () => page.locator('.tree').evaluate((tree: HTMLElement) => tree.offsetHeight);
    expect(await height()).toBe(0);
    await page.locator(toggle).dispatchEvent('pointerdown');
    expect(await height()).toBeGreaterThan(0);
    expect(await shown(page)).toEqual([false, false]);
  });

  it('shows the sidebar first, leads to the main menu and back, and begins anew', async () => {
    const page = await openPage('/es/concepts/intro', { ...phone, reducedMotion: 'reduce' });
    expect(await shown(page)).toEqual([false, false]);
    await page.locator(toggle).tap();
    expect(await shown(page)).toEqual([true, false]);
    await page.getByRole('button', { name: 'Volver al menú principal' }).tap();
    expect(await shown(page)).toEqual([false, true]);
    expect(await focused(page)).toBe('Conceptos');
    await page.getByRole('button', { name: 'En esta sección' }).tap();
    expect(await shown(page)).toEqual([true, false]);
    await page.getByRole('button', { name: 'Volver al menú principal' }).tap();
    await page.locator(toggle).tap();
    expect(await shown(page)).toEqual([false, false]);
    await page.locator(toggle).tap();
    expect(await shown(page)).toEqual([true, false]);
  });

  it('shows the main menu where a page has no sidebar', async () => {
    const page = await openPage('/', { ...phone, reducedMotion: 'reduce' });
    await page.locator(toggle).tap();
    expect(await page.locator('.navbar-start a').first().isVisible()).toBe(true);
    expect(await page.locator('.menu-panel:visible').count()).toBe(0);
  });

  it('slides for 200 ms, or opens at once for readers who prefer reduced motion', async () => {
    const durations = async (reducedMotion: 'reduce' | 'no-preference') => {
      const page = await openPage('/concepts/intro', { ...phone, reducedMotion });
      await page.locator(toggle).tap();
      return page
        .locator('.navbar-nav')
        .evaluate((element) => getComputedStyle(element).transitionDuration.split(',')[0]);
    };
    expect(await durations('no-preference')).toBe('0.2s');
    expect(await durations('reduce')).toBe('0s');
  });

  it('closes on Escape, with the focus back on its button, and on a press beside it', async () => {
    const page = await openPage('/concepts/intro', { ...phone, reducedMotion: 'reduce' });
    await page.locator(toggle).press('Enter');
    expect(await isOpen(page)).toBe(true);
    await page.locator('.tree a').first().focus();
    await page.keyboard.press('Escape');
    expect(await isOpen(page)).toBe(false);
    expect(await page.evaluate((selector) => document.activeElement?.matches(selector), toggle)).toBe(true);
    await page.locator(toggle).tap();
    await page.touchscreen.tap(20, 400);
    expect(await isOpen(page)).toBe(false);
    await page.locator(toggle).tap();
    await page.mouse.click(20, 600);
    expect(await isOpen(page)).toBe(false);
  });

  it('closes a menu inside it first on Escape', async () => {
    const page = await openPage('/', { ...phone, reducedMotion: 'reduce' });
    await page.locator(toggle).press('Enter');
    await page.locator('.dropdown > summary').press('Enter');
    await page.keyboard.press('Escape');
    expect([await page.locator('.dropdown[open]').count(), await isOpen(page)]).toEqual([0, true]);
    await page.keyboard.press('Escape');
    expect(await isOpen(page)).toBe(false);
  });

  it('closes when a link in it is followed', async () => {
    const page = await openPage('/concepts/intro', { ...phone, reducedMotion: 'reduce' });
    await page.locator(toggle).tap();
    await page.getByRole('button', { name: 'Back to main menu' }).tap();
    await page.getByRole('link', { name: 'Blog' }).first().tap();
    await page.waitForURL((url) => url.pathname === '/blog');
    expect(await isOpen(page)).toBe(false);
    expect(await page.locator('[inert]').count()).toBe(0);
  });

  it('closes on the way to the desktop layout, which begins at 996 px', async () => {
    const page = await openPage('/concepts/intro', { viewport: { width: 995, height: 800 } });
    await page.locator(toggle).click();
    expect(await isOpen(page)).toBe(true);
    await page.setViewportSize({ width: 996, height: 800 });
    await expect.poll(() => isOpen(page)).toBe(false);
    await expect.poll(() => page.locator('[inert]').count()).toBe(0);
    expect(await page.locator('.navbar-start a').first().isVisible()).toBe(true);
    expect(await page.locator(toggle).isVisible()).toBe(false);
  });

  it('keeps the focus inside, and holds the page behind still', async () => {
    const page = await openPage('/concepts/intro', { ...phone, reducedMotion: 'reduce' });
    const width = () => page.locator('.main').evaluate((element) => element.getBoundingClientRect().width);
    const before = await width();
    await page.locator(toggle).press('Enter');
    expect(await width()).toBe(before);
    for (let index = 0; index < 20; index++) {
      await page.keyboard.press('Tab');
      const where = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('.menu, .navbar-nav, .sidebar') !== null,
      );
      expect(where).toBe(true);
    }
    await page.mouse.move(20, 500);
    await page.mouse.wheel(0, 600);
    await settle(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  it('is a list in the flow of the page without scripts', async () => {
    const page = await openPage('/concepts/intro', { ...phone, javaScriptEnabled: false });
    await page.locator(toggle).tap();
    expect(await shown(page)).toEqual([true, true]);
    expect(await page.locator('main').isVisible()).toBe(false);
    expect(await page.locator('.menu-panel:visible').count()).toBe(0);
  });
});
