import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { serveSmallSite } from '../support/served-site.ts';
import { failCode } from './failing-code.ts';
import { isReady, openEmpty, type ReaderOptions } from './frame.ts';

const windowOf = { viewport: { width: 1280, height: 420 }, reducedMotion: 'reduce' } as const;

/** Opens a page of a site with announcements, for a reader whose clock shows a time. */
async function openAt(
  time: string,
  path: string,
  { lost, ...options }: ReaderOptions & { readonly lost?: RegExp } = {},
): Promise<Page> {
  const { origin } = await serveSmallSite('topics');
  const provoked = lost && [/net::ERR_FAILED/];
  const page = await openEmpty({
    ...windowOf,
    timezoneId: 'America/Sao_Paulo',
    ...(provoked && { provoked }),
    ...options,
  });
  if (lost) await failCode(page, lost);
  await page.addInitScript(`Date.now = () => new Date('${time}').getTime()`);
  await page.goto(`${origin}${path}`);
  if (options.javaScriptEnabled !== false) await isReady(page);
  return page;
}

const shown = (page: Page) => page.locator('.announcement:visible').allInnerTexts();

it.each([
  ['2026-12-01T02:59Z', '/docs/api', 'Campaigns are here.'],
  ['2026-12-01T03:00Z', '/docs/api', 'The API is down for an hour on December 5.'],
  ['2026-12-06T02:59Z', '/es/docs/api', 'La API se detiene una hora el 5 de diciembre.'],
  ['2026-12-06T03:00Z', '/es/docs/api', 'Ya hay campañas.'],
  ['2026-12-03T12:00Z', '/docs/guides', 'Campaigns are here.'],
  ['2027-01-01T00:00Z', '/docs/guides/agents/begin', 'Ask us anything.'],
])('at %s, %s shows what is right then: %s', async (time, path, text) => {
  expect(await shown(await openAt(time, path))).toEqual([text]);
});

it('shows nothing outside of the times, and the sidebar ends with the window then too', async () => {
  const page = await openAt('2027-01-01T00:00Z', '/docs/api/operations/operation-30');
  expect(await shown(page)).toEqual([]);
  expect(await bottomOfSidebar(page)).toBe(windowOf.viewport.height);
});

it.each([
  ['with React', /^never$/],
  ['without React', /\/(hydrate|AnnouncementClose)-/],
])('%s: shows the next one after one is dismissed, also after a reload and elsewhere', async (_, lost) => {
  const page = await openAt('2026-12-03T12:00Z', '/docs/api/operations/operation-30', { lost });
  expect(await bottomOfSidebar(page)).toBe(windowOf.viewport.height);
  await page.locator('.announcement-close').first().press('Enter');
  await expect.poll(() => shown(page)).toEqual(['Campaigns are here.']);
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('announcement-close');
  await page.reload();
  await isReady(page);
  expect(await shown(page)).toEqual(['Campaigns are here.']);
  await page.locator('.announcement-close').last().click();
  await expect.poll(() => shown(page)).toEqual([]);
  expect(await bottomOfSidebar(page)).toBe(windowOf.viewport.height);
  await page.locator('.sidebar-tab', { hasText: 'Guides' }).evaluate((link: HTMLElement) => link.click());
  await page.waitForURL(/guides$/);
  expect(await shown(page)).toEqual([]);
});

it('shows only what has no time to a reader without scripts', async () => {
  const options = { javaScriptEnabled: false };
  expect(await shown(await openAt('2026-12-03T12:00Z', '/docs/api', options))).toEqual([]);
  expect(await shown(await openAt('2026-12-03T12:00Z', '/docs/guides/agents/begin', options))).toEqual([
    'Ask us anything.',
  ]);
});

const bottomOfSidebar = (page: Page) =>
  page.locator('.sidebar').evaluate((sidebar) => sidebar.getBoundingClientRect().bottom);
