import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findCutText } from '../support/find-cut-text.ts';
import { samplePages } from '../support/sample-pages.ts';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage, phone } from './frame.ts';

const { origin: small } = await serveSmallSite('everybody');

/** The distances of WCAG 1.4.12, which readers set by a style sheet of their own. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-block-end: 2em !important; }`;

const space = (page: Page) =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, spacing);

const pages = [
  ...samplePages.map(({ name, path }) => ({ name, address: path })),
  { name: 'tags', address: '/blog/tags' },
  { name: 'archive', address: '/blog/archive' },
  { name: 'search', address: '/search?q=agent' },
  { name: 'a doc with long labels', address: `${small}/docs/guides/second` },
  { name: 'a doc from right to left', address: `${small}/ar/docs/parts` },
];

it.each(pages)('all words are there with more space between them: $name', async ({ address }) => {
  const page = await openPage(address, { reducedMotion: 'reduce' });
  await space(page);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect({ width, faults: await findCutText(page) }).toEqual({ width, faults: [] });
  }
});

it('all words of the drawer and of the search are there', async () => {
  const page = await openPage(`${small}/docs/guides/second`, { ...phone, reducedMotion: 'reduce' });
  await space(page);
  await page.locator('.menu > summary').tap();
  expect(await findCutText(page)).toEqual([]);
  await page.locator('.menu-back').tap();
  for (const menu of await page.locator('.dropdown > summary').all()) await menu.tap();
  expect(await findCutText(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('.search-opener:visible').tap();
  await page.locator('.search-dialog [type=search]').fill('agent');
  await page.locator('.search-dialog .hit').first().waitFor();
  expect(await findCutText(page)).toEqual([]);
});
