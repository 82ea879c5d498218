import { EventEmitter, once } from 'node:events';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serveRelativeSite, serveSite } from '../support/server.ts';
import { shareSite } from '../support/served-site.ts';
import { failCode } from './failing-code.ts';
import { openPage, phone } from './frame.ts';
import {
  agents,
  arrived,
  ask,
  dialog,
  field,
  isSame,
  lastAsked,
  open,
  openBox,
  openOn,
  path,
  titles,
} from './search-page.ts';
import { runLength } from '../support/run-length.ts';

const focused = (page: Page) => page.evaluate(() => document.activeElement?.className);

describe('the search box opens', () => {
  it('by a click on its button, and closes by Escape, which restores the focus', async () => {
    const page = await openBox();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    // The page behind it is inert, after the frame that shows the box.
    await expect.poll(() => page.locator('body > :not([inert], template, script)').count()).toBe(1);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('search-opener');
    expect(await page.locator('[inert]').count()).toBe(0);
    expect(await path(page)).toBe('/docs');
  });

  it.each(['Control+k', '/'])('by %s', async (key) => {
    const page = await open('/docs');
    await page.keyboard.press(key);
    await dialog(page).waitFor();
    expect(await field(page).inputValue()).toBe('');
    await page.keyboard.press('Control+k');
    await dialog(page).waitFor({ state: 'detached' });
  });

  it('not by a slash in a field, but by Control-K there', async () => {
    const page = await open('/docs');
    await page.evaluate(() => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<input id="own">'));
    await page.locator('#own').press('/');
    expect(await page.locator('#own').inputValue()).toBe('/');
    await page.locator('#own').press('Control+k');
    await dialog(page).waitFor();
  });

  it('by Enter and Space on the button, which says what it is', async () => {
    const page = await open('/docs');
    const button = page.getByRole('button', { name: 'Search' });
    expect(await button.getAttribute('aria-haspopup')).toBe('dialog');
    expect(await button.getAttribute('aria-keyshortcuts')).toBe('Control+K /');
    for (const key of ['Enter', 'Space']) {
      await button.focus();
      await page.keyboard.press(key);
      await dialog(page).waitFor();
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
    }
  });

  it('and closes by its own button, and by a click outside', async () => {
    const page = await openBox();
    await page.getByRole('button', { name: 'Close' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await openOn(page);
    await page.mouse.click(20, 700);
    await dialog(page).waitFor({ state: 'detached' });
  });

  it('and a click outside in the same frame closes it and follows no link of the page', async () => {
    const page = await openBox();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    const wasOpen = await page.evaluate(() => {
      document.querySelector<HTMLElement>('.search-opener')?.click();
      const isOpen = document.querySelector('.search-dialog[open]') !== null;
      const link = document.querySelector<HTMLElement>('.brand');
      link?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      link?.click();
      return isOpen;
    });
    expect(wasOpen).toBe(true);
    await dialog(page).waitFor({ state: 'detached' });
    expect(await path(page)).toBe('/docs');
    expect(await page.locator('[inert]').count()).toBe(0);
  });

  it('empty each time', async () => {
    const page = await openBox();
    await ask(page, 'agent');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await openOn(page);
    expect(await field(page).inputValue()).toBe('');
    expect(await titles(page)).toEqual([]);
  });

  it('over the whole window of a phone, without moving the page', async () => {
    const page = await open('/docs', phone);
    const before = await page.locator('.brand').boundingBox();
    await openOn(page);
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    expect(await page.locator('.brand').boundingBox()).toEqual(before);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('in the language of the page after navigation', async () => {
    const page = await openBox();
    await page.keyboard.press('Escape');
    await page.locator('.dropdown > summary').filter({ hasText: 'English' }).click();
    await page.locator('.dropdown-link[hreflang=es]').click();
    await arrived(page, '/es/docs');
    await page.keyboard.press('Control+k');
    expect(await dialog(page).getAttribute('aria-label')).toBe('Buscar');
    expect(await isSame(page)).toBe(true);
  });
});

describe('the code of the search', () => {
  const code = /\/assets\/search/;
  const codeOrPage = /\/search/;

  it('is fetched when a reader reaches for the button, once', async () => {
    const page = await open('/docs');
    const fetched: string[] = [];
    page.on('request', (request) => codeOrPage.test(request.url()) && fetched.push(new URL(request.url()).pathname));
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
    expect(fetched).toEqual([]);
    await page.locator('.search-opener:visible').hover();
    await expect.poll(() => fetched.length).toBe(4);
    await openOn(page);
    await page.keyboard.press('Escape');
    await openOn(page);
    expect(fetched.map((name) => name.replace(/-[A-Z\d]+\./, '.')).toSorted()).toEqual([
      '/assets/search-engine.js',
      '/assets/search.css',
      '/assets/search.js',
      '/assets/search/en/box.json',
    ]);
  });

  it('may be slow: text typed in the meantime is in the field', async () => {
    const page = await open('/docs');
    const gate = new EventEmitter();
    const opened = once(gate, 'open');
    await page.route(code, async (route) => {
      await opened;
      await route.continue();
    });
    await page.keyboard.press('/');
    await page.locator('.search-opener[aria-busy]').first().waitFor({ state: 'attached' });
    await page.keyboard.type('agents/x');
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Control+k');
    gate.emit('open');
    await dialog(page).waitFor();
    expect(await field(page).inputValue()).toBe('agents/');
  });

  it('is replaced by the page with all pages if it cannot be loaded', async () => {
    const page = await open('/docs', { provoked: [/net::ERR_FAILED/] });
    const restore = await failCode(page, code);
    await page.locator('.search-opener:visible').click();
    await arrived(page, '/search');
    restore();
    await openOn(page);
  });
});

it('without scripts the button is a link to a list of all pages, by section', async () => {
  const page = await open('/docs', { javaScriptEnabled: false });
  expect(await page.locator('.search-opener:visible').innerText()).toBe('Search');
  await page.locator('.search-opener:visible').click();
  await page.waitForURL('**/search');
  expect(await page.locator('.search-page form').isVisible()).toBe(false);
  const sections = page.locator('.all-pages > section');
  expect(await sections.locator('h3').allInnerTexts()).toEqual(['Guide', 'News', 'Pages']);
  const links = await page.locator('.all-pages a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  // Unlisted pages and earlier versions are not among them.
  expect(links).toEqual(['/docs', agents, '/docs', '/blog', '/blog/2026/03/20/news', '/', '/about']);
});

describe.each(runLength({ short: ['./'], long: ['/x/y/', './'] }))('in a site built for the base %s', (base) => {
  it('the box and its engine are found from every page', async () => {
    const site = await shareSite('search', '--base', base);
    const server = base === './' ? await serveRelativeSite(site.out, '/x/y/') : await serveSite(site.out, base);
    onTestFinished(() => server.close());
    const page = await openPage(`${server.origin}/x/y/docs/app/agents/index.html`);
    await openOn(page);
    await ask(page, 'agent');
    expect(await lastAsked(page)).toMatchObject({ address: `${server.origin}/x/y/assets/search/en/index.json` });
    await ask(page, 'nothing');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.search === '?q=nothing');
    expect(new URL(page.url()).pathname.replace(/\/(?:index\.html)?$/, '')).toBe('/x/y/search');
    await page.locator('.search-results .search-state-title').waitFor();
  });
});
