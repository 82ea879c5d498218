import { beforeEach, describe, expect, it } from 'vitest';
import type { BrowserWindow } from './browser.ts';
import { arrived, goBack, open, scroll, textOf } from './frame.ts';

const toggle = '.menu > summary';
const isOpen = (window: BrowserWindow) =>
  window.evaluate(() => document.querySelector('.menu')?.hasAttribute('open') === true);
const hasEntry = (window: BrowserWindow) => window.evaluate(() => history.state?.drawer === true);
/** Says whether the sidebar has come to a stop over the page. */
const coversPage = (window: BrowserWindow) =>
  window.evaluate(() => {
    const { left = 0, right = 0, height = 0 } = document.querySelector('.sidebar')?.getBoundingClientRect() ?? {};
    return left > 0 && right === document.documentElement.clientWidth && height > innerHeight / 2;
  });

describe('the drawer, which covers the page of a narrow window,', () => {
  let window: BrowserWindow;
  beforeEach(async () => {
    window = await open('/concepts/intro');
    await window.resize(500, 800);
    await scroll(window, 300);
    await window.click(toggle);
    await expect.poll(() => coversPage(window)).toBe(true);
    expect(await hasEntry(window)).toBe(true);
    expect(await window.evaluate(() => document.querySelector('.main')?.hasAttribute('inert'))).toBe(true);
  });

  it.each([
    ['Back', () => goBack(window)],
    ['Escape', () => window.press('Escape')],
    ['its button', () => window.click(toggle)],
  ])('closes by %s, and the page stays where it is', async (_, close) => {
    await close();
    await expect.poll(() => isOpen(window)).toBe(false);
    await expect.poll(() => hasEntry(window)).toBe(false);
    await arrived(window, '/concepts/intro');
    expect(await window.evaluate(() => scrollY)).toBe(300);
    expect(await window.evaluate(() => document.querySelectorAll('[inert]').length)).toBe(0);
  });

  it('leads to another page, and closes', async () => {
    await window.click('.sidebar a[href="/concepts/category/application"]');
    await arrived(window, '/concepts/category/application');
    await expect.poll(() => textOf(window, 'main h1')).toBe('Application');
    expect(await isOpen(window)).toBe(false);
  });
});
