import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { hasRoot, holdBack, isReady, openEmpty, openPage, phone, type ReaderOptions, scroll, settle } from './frame.ts';
import { arrived, networkFailure, origin, visit } from './navigation-page.ts';

const path = '/concepts/intro';
const summary = '.dock summary';
const sheet = '.toc-sheet[open]';
const tablet = { viewport: { width: 1100, height: 800 } };

const open = (address = path, options: ReaderOptions = phone) =>
  openPage(address, { reducedMotion: 'reduce', ...options });

/** Presses the middle of an element, because Playwright would scroll the page before a click. */
const press = async (page: Page, selector: string) => {
  const { x, y, width, height } = await box(page, selector);
  await page.mouse.click(x + width / 2, y + height / 2);
};
const box = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element): DOMRect => element.getBoundingClientRect().toJSON());
const label = (page: Page) => page.locator(summary).innerText();
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);
const scrollTop = (page: Page) => page.evaluate(() => scrollY);
const headings = (page: Page) => page.locator('main h2[id]').evaluateAll((all) => all.map(({ id }) => id));

/** Returns how far a heading is below the bar. */
const room = (page: Page, id: string) =>
  page.evaluate((name) => {
    const [bar, heading] = [document.querySelector('.dock'), document.getElementById(name)];
    return Math.round((heading?.getBoundingClientRect().top ?? 0) - (bar?.getBoundingClientRect().bottom ?? 0));
  }, id);

const openSheet = async (page: Page) => {
  await press(page, summary);
  await page.locator(sheet).waitFor();
};

describe('the bar under the navbar', () => {
  it('shows the current section, and how much has been read', async () => {
    const page = await open();
    const read = () =>
      page.locator(summary).evaluate((element) => Number.parseFloat(element.style.getPropertyValue('--read')));
    expect([await label(page), await read()]).toEqual(['On this page', 0]);
    const section = page.locator('#how-a-call-flows');
    await section.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => label(page)).toBe('How a call flows');
    expect(await page.locator(summary).getAttribute('aria-label')).toBe('On this page: How a call flows');
    const middle = await read();
    expect(middle).toBeGreaterThan(10);
    expect(middle).toBeLessThan(90);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(read).toBe(100);
    await scroll(page, 0);
    await expect.poll(() => label(page)).toBe('On this page');
    expect(await page.locator(summary).getAttribute('aria-label')).toBe(null);
  });

  it('begins anew on the next page', async () => {
    const page = await open();
    await scroll(page, 1500);
    await expect.poll(() => label(page)).not.toBe('On this page');
    await visit(page, '/concepts/app/agents');
    await arrived(page, '/concepts/app/agents');
    await expect.poll(() => label(page)).toBe('On this page');
    await openSheet(page);
    const shown = await page.locator(`${sheet} a`).allInnerTexts();
    expect(shown).toEqual(await page.locator('.toc a').evaluateAll((links) => links.map((link) => link.textContent)));
  });

  it.each([phone, tablet])('covers no heading that an address names ($viewport.width px)', async (options) => {
    const page = await open(`${path}#who-can-do-what`, options);
    await expect.poll(() => room(page, 'who-can-do-what')).toBeGreaterThanOrEqual(8);
    expect(await room(page, 'who-can-do-what')).toBeLessThan(60);
    const [first = ''] = await headings(page);
    await page.evaluate((id) => void (location.hash = id), first);
    await settle(page);
    expect(await room(page, first)).toBeGreaterThanOrEqual(8);
  });

  it('is walked through with the keyboard without a scroll', async () => {
    const page = await open();
    await scroll(page, 900);
    await page.locator('.menu > summary').evaluate((element) => element.focus({ preventScroll: true }));
    const stops: (string | null | undefined)[] = [];
    for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      stops.push(await page.evaluate(() => document.activeElement?.className || document.activeElement?.localName));
      expect(await scrollTop(page), key).toBe(900);
    }
    expect(stops).toEqual(['dock-menu', 'summary', 'dock-menu']);
  });

  it('does not stay in view in a low window', async () => {
    const page = await open(path, { viewport: { width: 320, height: 256 } });
    await scroll(page, 600);
    expect((await box(page, '.dock')).bottom).toBeLessThan(0);
    expect((await box(page, '.navbar')).bottom).toBeLessThan(0);
  });

  it('takes the place of a navbar that hides, also while the drawer is open', async () => {
    const small = await serveSmallSite('navbar');
    const page = await open(`${small.origin}/docs/secret`);
    await page.evaluate(() => {
      const tall = document.createElement('div');
      tall.style.blockSize = '5000px';
      document.querySelector('#later')?.after(tall);
    });
    await scroll(page, 400);
    await scroll(page, 900);
    expect(await hasRoot(page, 'data-navbar-hidden')).toBe(true);
    expect((await box(page, '.dock')).top).toBe(0);
    await press(page, '.dock-menu');
    await expect.poll(async () => (await box(page, '.sidebar')).right).toBe(390);
    expect((await box(page, '.sidebar')).top).toBe(60);
    expect((await box(page, '.navbar-nav')).top).toBe(0);
    await page.keyboard.press('Escape');
    await page.evaluate(() => void (location.hash = '#later'));
    await settle(page);
    expect(await room(page, 'later')).toBeGreaterThanOrEqual(8);
  });
});

describe('the sheet', () => {
  it('opens at a tap, has the focus at the current section, and closes by Escape', async () => {
    const page = await open();
    await page.locator('#how-a-call-flows').evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
    await expect.poll(() => label(page)).toBe('How a call flows');
    const before = await scrollTop(page);
    await openSheet(page);
    expect(await page.locator(sheet).getAttribute('aria-label')).toBe('On this page');
    expect(await page.locator(`${sheet} [aria-current]`).allInnerTexts()).toEqual(['How a call flows']);
    expect(await focused(page)).toBe('How a call flows');
    const { bottom, width } = await box(page, sheet);
    expect([bottom, width]).toEqual([844, 390]);
    const heights = await page.locator(`${sheet} :is(a, button)`).evaluateAll((all) => all.map((e) => e.clientHeight));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Escape');
    expect(await page.locator(sheet).count()).toBe(0);
    expect(await focused(page)).toBe('How a call flows');
    expect(await scrollTop(page)).toBe(before);
  });

  it('stays open when the page is announced only then, as to a reader who was faster', async () => {
    const page = await open();
    await scroll(page, 1500);
    await expect.poll(() => label(page)).not.toBe('On this page');
    await openSheet(page);
    await page.evaluate(() => document.dispatchEvent(new Event('docsgen:page')));
    expect(await page.locator(sheet).count()).toBe(1);
    await page.keyboard.press('Escape');
    await scroll(page, 0);
    await expect.poll(() => label(page)).toBe('On this page');
  });

  it('opens with Enter, and closes by a tap beside it and on its head', async () => {
    const page = await open();
    for (const close of [() => page.mouse.click(200, 200), () => press(page, '.toc-sheet-head')]) {
      await page.locator(summary).focus();
      await page.keyboard.press('Enter');
      await page.locator(sheet).waitFor();
      await close();
      await expect.poll(() => page.locator(sheet).count()).toBe(0);
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe('summary');
    }
  });

  it('closes when it is pulled down, and not by a little', async () => {
    const page = await open();
    const pull = async (by: number) => {
      const { x, y, width } = await box(page, '.toc-sheet-head');
      await page.mouse.move(x + width / 2, y + 20);
      await page.mouse.down();
      await page.mouse.move(x + width / 2, y + 20 + by, { steps: 4 });
      expect(await page.locator('.toc-sheet').evaluate((dialog) => dialog.style.translate)).toBe(`0px ${by}px`);
    };
    await openSheet(page);
    await pull(100);
    await page.mouse.up();
    await expect.poll(() => page.locator(sheet).count()).toBe(0);
    expect(await page.locator('.toc-sheet').evaluate((dialog) => dialog.style.translate)).toBe('');
  });

  it('closes when a section is chosen, which is then below the bar', async () => {
    const page = await open();
    await openSheet(page);
    await page.getByRole('dialog').getByRole('link', { name: 'Glossary' }).click();
    await arrived(page, `${path}#glossary`);
    expect(await page.locator(sheet).count()).toBe(0);
    await expect.poll(() => room(page, 'glossary')).toBeGreaterThanOrEqual(8);
    await expect.poll(() => label(page)).toBe('Glossary');
  });

  it('is a panel under the bar on a tablet, and closes where the window becomes wide', async () => {
    const page = await open(path, tablet);
    expect(await page.locator('.dock-menu').isVisible()).toBe(false);
    await scroll(page, 900);
    await openSheet(page);
    const [bar, panel] = [await box(page, '.dock'), await box(page, sheet)];
    expect(panel.top).toBeGreaterThanOrEqual(bar.bottom);
    expect(panel.top).toBeLessThan(bar.bottom + 12);
    const starts = await Promise.all([summary, 'main h1'].map(async (part) => (await box(page, part)).left));
    expect(starts[0]).toBe(starts[1]);
    await page.setViewportSize({ width: 1300, height: 800 });
    await expect.poll(() => page.locator(sheet).count()).toBe(0);
    expect(await page.locator('.dock').isVisible()).toBe(false);
  });

  it('opens under the end of the bar where text runs from right to left', async () => {
    const small = await serveSmallSite('strings');
    const page = await open(`${small.origin}/ar/docs/intro`, tablet);
    await openSheet(page);
    const [bar, panel] = [await box(page, summary), await box(page, sheet)];
    expect(panel.right).toBeGreaterThan(bar.right);
    expect(panel.right).toBeLessThan(bar.right + 24);
    await page.keyboard.press('Escape');
    await page.setViewportSize(phone.viewport);
    expect((await box(page, '.dock-menu')).left).toBeGreaterThan((await box(page, summary)).right);
  });
});

describe('the menu button of the bar', () => {
  it('opens the drawer at the sidebar, and has the focus again when it closes', async () => {
    const page = await open();
    await scroll(page, 900);
    await press(page, '.dock-menu');
    await page.locator('.sidebar').waitFor();
    await page.waitForFunction(() => history.state?.drawer === true);
    expect(await page.locator('html').getAttribute('data-drawer')).toBe('secondary');
    expect(await page.evaluate(() => document.activeElement?.matches('.menu > summary'))).toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toBe('Menu');
    expect(await scrollTop(page)).toBe(900);
  });

  it('is only on pages with a sidebar', async () => {
    const page = await open('/markdown-page');
    expect(await page.locator('.dock-menu').count()).toBe(0);
  });
});

describe('before its script is there', () => {
  it('a tap opens the fold, which becomes the sheet', async () => {
    const page = await openEmpty({ reducedMotion: 'reduce', ...phone });
    const send = await holdBack(page, '**/assets/dock-*');
    await page.goto(origin + path);
    await page.waitForSelector('html[data-js=early]');
    await press(page, summary);
    expect(await page.locator('.dock a').first().isVisible()).toBe(true);
    send();
    await page.locator(sheet).waitFor();
    expect(await page.locator('.toc-fold[open]').count()).toBe(0);
  });

  it.each(['early', 'late'])('a tap on the menu button is kept (%s)', async (script) => {
    const page = await openEmpty({ reducedMotion: 'reduce', ...phone });
    const send = await holdBack(page, `**/assets/${script}-*`);
    await page.goto(origin + path, { waitUntil: 'commit' });
    await page.locator('.footer').waitFor();
    await press(page, '.dock-menu');
    send();
    await page.locator('.menu[open]').waitFor({ state: 'attached' });
    await isReady(page);
    expect(await page.locator('.menu[open]').count()).toBe(1);
  });

  it('and without it, the fold opens in its place', async () => {
    const page = await openEmpty({ reducedMotion: 'reduce', ...phone, provoked: [networkFailure] });
    await page.route('**/assets/dock-*', (route) => route.abort());
    await page.goto(origin + path);
    await isReady(page);
    await press(page, summary);
    expect(await page.locator('.dock a').first().isVisible()).toBe(true);
  });

  it('with scripts off, the fold is above the page and scrolls away', async () => {
    const page = await open(path, { ...phone, javaScriptEnabled: false });
    expect(await page.locator('.dock-menu').isVisible()).toBe(false);
    const { bottom } = await box(page, '.dock');
    expect(bottom).toBeLessThan((await box(page, '.breadcrumbs')).top);
    await page.locator(summary).click();
    await page.locator('.dock a', { hasText: 'Glossary' }).click();
    expect(await room(page, 'glossary')).toBeGreaterThan(0);
    expect((await box(page, '.dock')).bottom).toBeLessThan(0);
  });
});
