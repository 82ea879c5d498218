import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { browser } from '../support/browser.ts';
import { shareSite } from '../support/served-site.ts';
import { serveRelativeSite } from '../support/server.ts';
import { openPage } from './frame.ts';

const site = await shareSite('base-path', '--base', './');

const heading = (page: Page) => page.locator('main h1').innerText();
const color = (page: Page) => page.evaluate(() => getComputedStyle(document.body).display);

it.each(['/', '/any/where/'])('a site with a relative base navigates on the client under %s', async (base) => {
  const server = await serveRelativeSite(site.out, base);
  onTestFinished(() => server.close());
  const page = await openPage(`${server.origin}${base}`);
  await page.evaluate(() => Reflect.set(window, 'mark', true));
  const follow = async (link: string, to: string) => {
    await page.locator(link).first().click();
    await page.waitForFunction((path) => location.pathname.replace(/index\.html$/, '') === path, base + to);
  };
  await follow('.navbar-list a[href*="manual/intro"]', 'manual/intro/');
  expect(await heading(page)).toBe('Introduction');
  await follow('.sidebar a[href*="other"]', 'manual/other/');
  // The addresses in the page layout are relative to the new page.
  await follow('.brand', '');
  expect(await page.locator('main a[href^="/"]').count()).toBe(0);
  await page.goBack();
  await page.waitForFunction((path) => location.pathname.startsWith(path), `${base}manual/other`);
  expect(await page.evaluate(() => [...document.styleSheets].map(({ href }) => href))).toEqual([null]);
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe(true);
});

/** Opens a file of the site from disk. Returns the page, and the list of its messages. */
async function openFromDisk(file: string) {
  const context = await browser.newContext();
  onTestFinished(() => context.close());
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  page.on('pageerror', (error) => said.push(String(error)));
  await page.goto(pathToFileURL(join(site.out, file)).href);
  return { page, said };
}

it('a site opened from disk can be read and its links work, without messages on the console', async () => {
  const { page, said } = await openFromDisk('index.html');
  await page.evaluate(() => Reflect.set(window, 'mark', true));
  expect(await color(page)).toBe('flex');
  await page.locator('.navbar-list a[href*="manual/intro"]').first().click();
  await page.waitForURL((url) => url.pathname.endsWith('/manual/intro/index.html'));
  expect([await heading(page), await color(page)]).toEqual(['Introduction', 'flex']);
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBeUndefined();
  await page.locator('.sidebar a[href*="other"]').click();
  await page.waitForURL((url) => url.pathname.endsWith('/manual/other/index.html'));
  await page.goBack();
  expect(await heading(page)).toBe('Introduction');
  // Features that need a script are hidden.
  expect(await page.locator('.color-switch').isVisible()).toBe(false);
  await page.setViewportSize({ width: 600, height: 800 });
  await page.locator('.menu > summary').click();
  expect(await page.locator('.navbar-nav').isVisible()).toBe(true);
  expect(said).toEqual([]);
});

it('the search works on a page opened from disk, in the box and on the page of results', async () => {
  const { page, said } = await openFromDisk('manual/other/index.html');
  await page.keyboard.press('/');
  const input = page.locator('dialog[open] input');
  await input.waitFor();
  await input.fill('introduc');
  const found = page.locator('dialog[open] a[href*="manual/intro"]').first();
  await found.waitFor();
  await found.click();
  await page.waitForURL(/^file:.*manual\/intro\/index\.html$/);

  await page.goto(`${pathToFileURL(join(site.out, 'search/index.html')).href}?q=introduc`);
  await page.locator('main a.hit[href*="manual/intro/index.html"]').waitFor();
  expect(said).toStrictEqual([]);
});
