import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { withTheme } from '../support/visit.ts';
import { hasRoot, openPage, scroll, settle } from './frame.ts';

const { origin } = await serveSmallSite('navbar');

describe('spec 4: Navbar: visible or hidden according to scroll direction (when enabled).', () => {
  const isHidden = (page: Page) => hasRoot(page, 'data-navbar-hidden');
  const long = async (address: string) => {
    const page = await openPage(address);
    await page.evaluate(() => {
      const tall = document.createElement('div');
      tall.style.height = '5000px';
      tall.innerHTML = '<h2 id="far" tabindex="-1">Far</h2>';
      document.querySelector('main')?.append(tall);
    });
    return page;
  };

  it('hides on scrolling down and shows on scrolling up, at the top and to the keyboard', async () => {
    const page = await long(`${origin}/start`);
    await scroll(page, 400);
    // The first movement from the top has no direction yet.
    expect(await isHidden(page)).toBe(false);
    await scroll(page, 800);
    expect(await isHidden(page)).toBe(true);
    const bar = () => page.locator('.navbar').evaluate((element) => element.getBoundingClientRect().toJSON());
    await expect.poll(async () => (await bar()).bottom).toBe(-2);
    expect((await bar()).height).toBeGreaterThan(50);
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
    const page = await long(`${origin}/start`);
    const end = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
    await scroll(page, end - 200);
    await scroll(page, end);
    await scroll(page, end - 30);
    expect(await isHidden(page)).toBe(true);
    await scroll(page, end - 200);
    expect(await isHidden(page)).toBe(false);
  });

  it('makes room for a heading that the address names, and stays for one that it does not', async () => {
    const page = await long(`${origin}/start`);
    await scroll(page, 3000);
    await page.evaluate(() => void (location.hash = '#far'));
    await settle(page);
    expect(await isHidden(page)).toBe(true);
    await page.evaluate(() => void (location.hash = '#nowhere'));
    await settle(page);
    expect(await isHidden(page)).toBe(false);
  });

  it('shows after a reload and a way back in mid-page, and hides with the next movement down', async () => {
    const page = await long(`${origin}/docs/intro`);
    await scroll(page, 400);
    await scroll(page, 1500);
    expect(await isHidden(page)).toBe(true);
    // A reload removes what made the page long, so the window is made low instead.
    await page.setViewportSize({ width: 1300, height: 120 });
    await scroll(page, 100);
    await scroll(page, 150);
    await page.waitForFunction(() => history.state?.scroll === scrollY);
    await page.reload();
    await page.waitForSelector('html[data-js=ready]');
    await page.waitForFunction(() => scrollY === 150);
    await settle(page);
    expect(await isHidden(page)).toBe(false);
    await scroll(page, 160);
    await scroll(page, 170);
    expect(await isHidden(page)).toBe(true);
    await page.waitForFunction(() => history.state?.scroll === scrollY);
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('docsgen:visit', { detail: '/start' })));
    await page.waitForFunction(() => location.pathname === '/start');
    await scroll(page, 80);
    expect(await isHidden(page)).toBe(false);
    // The restored page is scrolled further than this one: this is not a movement down.
    await page.evaluate(() => history.back());
    await page.waitForFunction(() => location.pathname === '/docs/intro' && scrollY === 170);
    await settle(page);
    expect(await isHidden(page)).toBe(false);
  });

  it('leaves its place to the sidebar, whose head is then the logo', async () => {
    const page = await long(`${origin}/docs/intro`);
    const brand = page.locator('.sidebar-brand > .brand');
    const top = () =>
      page
        .locator('.sidebar .tree a')
        .first()
        .evaluate((link) => link.getBoundingClientRect().top);
    const atStart = await top();
    expect(await brand.isVisible()).toBe(false);
    await scroll(page, 400);
    await scroll(page, 900);
    expect(await isHidden(page)).toBe(true);
    expect(await brand.isVisible()).toBe(true);
    expect(await page.locator('.sidebar').evaluate((sidebar) => sidebar.getBoundingClientRect().top)).toBe(0);
    // Only the space above the bar is gone.
    expect(atStart - (await top())).toBeGreaterThanOrEqual(0);
    expect(atStart - (await top())).toBeLessThan(60);
    const { x, y } = await brand.evaluate((link) => link.getBoundingClientRect().toJSON());
    await page.mouse.click(x + 5, y + 20);
    await page.waitForURL((url) => url.pathname === '/start');
    await page.setViewportSize({ width: 900, height: 800 });
    await page.goto(`${origin}/docs/intro`);
    expect(await brand.isVisible()).toBe(false);
  });

  it('stays where the option is off', async () => {
    const page = await long('/concepts/intro');
    await scroll(page, 400);
    await scroll(page, 900);
    expect(await isHidden(page)).toBe(false);
  });
});

describe('the navbar', () => {
  const transparent = 'rgba(0, 0, 0, 0)';
  const look = (page: Page) =>
    page.locator('.navbar').evaluate((bar) => {
      const [own, before] = [getComputedStyle(bar), getComputedStyle(bar, '::before')];
      return {
        isOpaque: !/^rgba|\//.test(own.backgroundColor),
        blur: [own.backdropFilter, before.backdropFilter],
        line: own.borderBlockEndColor,
      };
    });

  it.each(['light', 'dark'])('covers what goes under it, such as dark code, without a blur (%s)', async (theme) => {
    const page = await openPage('/api/tutorial-basics/markdown-features', { storageState: withTheme(theme) });
    await scroll(page, 30);
    expect(await look(page)).toMatchObject({ isOpaque: true, blur: ['none', 'none'] });
  });

  it('has a hairline once something has gone under it', async () => {
    const page = await openPage('/concepts/intro');
    expect((await look(page)).line).toBe(transparent);
    await scroll(page, 200);
    expect((await look(page)).line).not.toBe(transparent);
    // A page that cannot be scrolled has none.
    await page.goto(new URL('/no/such/page', page.url()).href);
    expect((await look(page)).line).toBe(transparent);
  });
});

describe('the table of contents', () => {
  it('marks the current section', async () => {
    const page = await openPage('/concepts/intro');
    const marked = () => page.locator('.toc a[aria-current]').allInnerTexts();
    const links = page.locator('.toc a');
    await settle(page);
    const { hash, y } = await links.nth(1).evaluate((link: HTMLAnchorElement) => {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      return { hash: link.hash, y: (heading?.getBoundingClientRect().top ?? 0) + scrollY };
    });
    expect(hash).not.toBe('');
    const [first, second] = [await links.nth(0).innerText(), await links.nth(1).innerText()];
    // Just under the bar it is the one being read; in the lower half it is the next, and the one
    // before it is read.
    await scroll(page, y - 80);
    expect(await marked()).toEqual([second]);
    await scroll(page, y - 500);
    expect(await marked()).toEqual([first]);
    await scroll(page, 0);
  });

  it('takes an anchor without height for the element that it stands in', async () => {
    const page = await openPage('/concepts/intro');
    const links = page.locator('.toc a');
    const y = await links.nth(1).evaluate((link: HTMLAnchorElement) => {
      const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
      if (!heading) throw new Error(`${link.hash} leads nowhere`);
      const anchor = document.createElement('div');
      anchor.id = heading.id;
      heading.removeAttribute('id');
      heading.style.display = 'block';
      anchor.style.marginBlockStart = '450px';
      heading.append(anchor);
      return heading.getBoundingClientRect().top + scrollY;
    });
    await scroll(page, y);
    expect(await page.locator('.toc a[aria-current]').allInnerTexts()).toEqual([await links.nth(1).innerText()]);
  });

  it('keeps the marked link in view in a scroll of its own', async () => {
    const page = await openPage('/concepts/intro', { viewport: { width: 1300, height: 200 } });
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
    const page = await openPage('/concepts/intro', { reducedMotion: 'reduce' });
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
    const page = await openPage('/concepts/intro', { reducedMotion: 'reduce' });
    await scroll(page, 900);
    await scroll(page, 800);
    await page.locator('.toc a').first().click();
    await settle(page);
    expect(await isShown(page)).toBe(false);
  });

  it('is not there without scripts', async () => {
    const page = await openPage('/concepts/intro', { javaScriptEnabled: false });
    expect(await page.locator('.back-to-top').isVisible()).toBe(false);
  });
});
