import { rm } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { copyImportedStyles } from '../support/imported-styles.ts';
import { serveSite } from '../support/server.ts';
import { buildFolder } from '../support/small-site.ts';
import { openPage } from './frame.ts';

// With the relative base of the site, an address needs its last slash.
const { root, out } = await buildFolder(copyImportedStyles(), ['--base', '/']);
const { origin, close } = await serveSite(out);
afterAll(async () => {
  await close();
  await rm(root, { recursive: true, force: true });
});

const border = (page: Page) =>
  page.locator('main p', { hasText: /^Box$/ }).evaluate((element) => getComputedStyle(element).borderTopColor);
const follow = async (page: Page, name: string) => {
  await page.locator('.sidebar a', { hasText: name }).click();
  await page.locator('h1', { hasText: name }).waitFor();
};

it('rules that a component imports come with a page that is reached by a link, and go with it', async () => {
  const page = await openPage(`${origin}/guide/plain`);
  await page.evaluate(() => Reflect.set(window, 'mark', true));
  const sheets = () => page.locator('link[rel=stylesheet][href*="imports-"]').count();
  expect(await sheets()).toBe(0);
  await follow(page, 'Box');
  expect(await border(page)).toBe('rgb(1, 2, 3)');
  await follow(page, 'Map');
  const background = (map: Element) => getComputedStyle(map).backgroundImage;
  expect(await page.locator('.leafy-map').evaluate(background)).toMatch(/\/assets\/layers-\w+\.png/);
  await follow(page, 'Plain');
  await page.goBack();
  await page.goBack();
  await page.locator('h1', { hasText: 'Box' }).waitFor();
  expect(await border(page)).toBe('rgb(1, 2, 3)');
  // None of this loaded a whole page.
  expect(await page.evaluate(() => Reflect.get(window, 'mark'))).toBe(true);
});
