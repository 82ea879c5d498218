import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { fakeServices } from '../support/fake-services.ts';
import { findFaults } from '../support/find-faults.ts';
import { serveSmallSite } from '../support/served-site.ts';
import { openEmpty, openPage, phone, type ReaderOptions } from './frame.ts';

const { origin } = await serveSmallSite('everybody');

/** The open drawer replaces the page, including these elements. */
const rulesOfWholePages = ['landmark-one-main', 'page-has-heading-one'];

/** States of a page that the pointer or the keyboard brings about, one after the other. */
const states: readonly { readonly name: string; readonly act: (page: Page) => Promise<unknown> }[] = [
  {
    name: 'menus open',
    act: async (page) => {
      for (const menu of await page.locator('.navbar .dropdown > summary').all()) await menu.click();
    },
  },
  { name: 'second tab', act: (page) => page.getByRole('tab').nth(1).click() },
  { name: 'fold open', act: (page) => page.locator('.prose summary').last().click() },
  { name: 'sidebar open', act: (page) => page.locator('.tree details:not([open]) > summary').first().click() },
  { name: 'page actions open', act: (page) => page.locator('.page-open:visible > summary').click() },
  { name: 'tools of the code', act: (page) => page.locator('.code-tools button:visible').first().focus() },
  { name: 'tooltip', act: (page) => page.locator('.tooltip').focus() },
  {
    name: 'enlarged picture',
    act: async (page) => {
      await page.locator('.zoom-open').click();
      await page.locator('.zoom-dialog[open] img').waitFor();
    },
  },
];

const looks: readonly { readonly name: string; readonly path: string; readonly options: ReaderOptions }[] = [
  { name: 'light, English', path: '/docs/parts', options: { colorScheme: 'light' } },
  { name: 'dark, Spanish', path: '/es/docs/parts', options: { colorScheme: 'dark' } },
  { name: 'dark, from right to left', path: '/ar/docs/parts', options: { colorScheme: 'dark' } },
];

describe.each(looks)('axe finds no fault, $name', ({ path, options }) => {
  it('in any state of a page with all parts', async () => {
    const page = await openPage(origin + path, { ...options, reducedMotion: 'reduce' });
    for (const { name, act } of states) {
      await act(page);
      expect({ name, faults: await findFaults(page) }).toEqual({ name, faults: [] });
    }
  });

  it('in both panels of the drawer, and its menus', async () => {
    const page = await openPage(origin + path, { ...options, ...phone, reducedMotion: 'reduce' });
    await page.locator('.menu > summary').tap();
    expect(await findFaults(page, rulesOfWholePages)).toEqual([]);
    await page.locator('.menu-back').tap();
    for (const menu of await page.locator('.navbar .dropdown > summary').all()) await menu.tap();
    expect(await findFaults(page, rulesOfWholePages)).toEqual([]);
  });
});

it('axe finds no fault in the question for consent', async () => {
  const { origin: asking } = await serveSmallSite('analytics');
  const page = await openEmpty({ reducedMotion: 'reduce' });
  await fakeServices(page, asking);
  await page.goto(`${asking}/docs/second`);
  await page.locator('.consent:not([hidden])').waitFor();
  expect(await findFaults(page)).toEqual([]);
});

it.each(['/no/such/page', '/ar/no/such/page', '/search', '/blog/tags'])('axe finds no fault at %s', async (path) => {
  const page = await openPage(origin + path, { colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await findFaults(page)).toEqual([]);
});
