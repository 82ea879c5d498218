import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import type { RunningServer } from '../support/server.ts';
import { connectBrowser } from '../support/visit.ts';
import { hasRoot, openPage, scroll, settle, type ReaderOptions } from './frame.ts';

let browser: Browser;
let server: RunningServer;
beforeAll(async () => {
  browser = await connectBrowser();
  server = await serveSmallSite('navbar');
});
afterAll(() => Promise.all([browser.close(), server.close()]));

const open = (address: string, options?: ReaderOptions) => openPage(browser, address, options);

describe('spec 4: Navbar: visible or hidden according to scroll direction (when enabled).', () => {
  const isHidden = (page: Page) => hasRoot(page, 'data-navbar-hidden');
  const long = async (address: string) => {
    const page = await open(address);
    await page.evaluate(() => {
      const tall = document.createElement('div');
      tall.style.height = '5000px';
      tall.innerHTML = '<h2 id="far" tabindex="-1">Far</h2>';
      document.querySelector('main')?.append(tall);
    });
    return page;
  };

  it('hides on scrolling down and shows on scrolling up, at the top and to the keyboard', async () => {
    const page = await long(`${server.origin}/start`);
    await scroll(page, 400);
    // Coming from the very top is no direction yet.
    expect(await isHidden(page)).toBe(false);
    await scroll(page, 800);
    expect(await isHidden(page)).toBe(true);
    await page.waitForTimeout(250);
    const { bottom, height } = await page
      .locator('.navbar')
      .evaluate((element) => element.getBoundingClientRect().toJSON());
    expect([bottom, height > 50]).toEqual([-2, true]);
    await scroll(page, 700);
    expect(await isHidden(page)).toBe(false);
    await scroll(page, 900);
    await scroll(page, 10);
    expect(await isHidden(page)).toBe(false);
    await scroll(page, 500);
    await scroll(page, 900);
    expect(await isHidden(page)).toBe(true);
    await page.locator('.brand').focus();
    expect(await isHidden(page)).toBe(false);
  });

  it('does not show near the bottom', async () => {
    const page = await long(`${server.origin}/start`);
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await scroll(page, end - 200);
    await scroll(page, end);
    await scroll(page, end - 30);
    expect(await isHidden(page)).toBe(true);
    await scroll(page, end - 200);
    expect(await isHidden(page)).toBe(false);
  });

  it('makes room for a heading that the address names, and stays for one that it does not', async () => {
    const page = await long(`${server.origin}/start`);
    await scroll(page, 3000);
    await page.evaluate(() => void (location.hash = '#far'));
    await settle(page);
    expect(await isHidden(page)).toBe(true);
    await page.evaluate(() => void (location.hash = '#nowhere'));
    await settle(page);
    expect(await isHidden(page)).toBe(false);
  });

  it('stays where the option is off', async () => {
    const page = await long('/concepts/intro');
    await scroll(page, 400);
    await scroll(page, 900);
    expect(await isHidden(page)).toBe(false);
  });
});

describe('the table of contents', () => {
  it('marks the section that is being read', async () => {
    const page = await open('/concepts/intro');
    const marked = () => page.locator('.toc a[aria-current]').allInnerTexts();
    const links = page.locator('.toc a');
    await settle(page);
    const { hash, y } = await links.nth(1).evaluate((link: HTMLAnchorElement) => {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      return { hash: link.hash, y: (heading?.getBoundingClientRect().top ?? 0) + scrollY };
    });
    expect(hash).not.toBe('');
    const [first, second] = [await links.nth(0).innerText(), await links.nth(1).innerText()];
    // Just under the bar it is the one being read; in the lower half it is the next, and the one before it is read.
    await scroll(page, y - 80);
    expect(await marked()).toEqual([second]);
    await scroll(page, y - 500);
    expect(await marked()).toEqual([first]);
    await scroll(page, 0);
  });

  it('keeps the marked link in view in a scroll of its own', async () => {
    const page = await open('/concepts/intro', { viewport: { width: 1300, height: 200 } });
    const y = await page
      .locator('main h2')
      .nth(3)
      .evaluate((heading) => heading.getBoundingClientRect().top + scrollY);
    await scroll(page, y - 70);
    const isInView = await page.locator('.toc a[aria-current]').evaluate((link) => {
      const { top, bottom } = link.getBoundingClientRect();
      return top >= 60 && bottom <= innerHeight;
    });
    expect(isInView).toBe(true);
  });
});

describe('the button to the top', () => {
  const isShown = async (page: Page) => hasRoot(page, 'data-back-to-top');

  it('shows to a reader who scrolls up, beyond 300 px and not at the very bottom', async () => {
    const page = await open('/concepts/intro', { reducedMotion: 'reduce' });
    await scroll(page, 500);
    await scroll(page, 900);
    expect(await isShown(page)).toBe(false);
    await scroll(page, 800);
    expect(await isShown(page)).toBe(true);
    await scroll(page, 850);
    expect(await isShown(page)).toBe(false);
    await scroll(page, 290);
    expect(await isShown(page)).toBe(false);
    await scroll(page, 700);
    await scroll(page, 600);
    await page.getByRole('button', { name: 'Scroll back to top' }).click();
    await settle(page);
    expect(await page.evaluate(() => [scrollY, document.activeElement?.id])).toEqual([0, 'main']);
    expect(await isShown(page)).toBe(false);
  });

  it('hides when the address names a heading', async () => {
    const page = await open('/concepts/intro', { reducedMotion: 'reduce' });
    await scroll(page, 900);
    await scroll(page, 800);
    await page.locator('.toc a').first().click();
    await settle(page);
    expect(await isShown(page)).toBe(false);
  });

  it('is not there without scripts', async () => {
    const page = await open('/concepts/intro', { javaScriptEnabled: false });
    expect(await page.locator('.back-to-top').isVisible()).toBe(false);
  });
});
