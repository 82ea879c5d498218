import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findFaults } from '../support/find-faults.ts';
import { serveSmallSite } from '../support/served-site.ts';
import { openPage, phone, type ReaderOptions } from './frame.ts';
import { arrived, dialog, field, openOn, path } from './search-page.ts';

const { origin } = await serveSmallSite('search-filters');

const [latest, old, home] = ['/docs/agents', '/docs/v1/agents', '/'];

const openAt = (address: string, options: ReaderOptions = {}) =>
  openPage(origin + address, { reducedMotion: 'reduce', ...options });
const section = (page: Page, name: string) => page.getByRole('radiogroup', { name: 'Search in' }).getByLabel(name);
const version = (page: Page) => page.getByRole('combobox', { name: 'Version' });

/** Waits until the pages of the results are these, in any order. */
async function finds(page: Page, ...addresses: readonly string[]): Promise<void> {
  const links = page.locator('.hit:not(.hit-section, .hit-recent)');
  const paths = () => links.evaluateAll((all) => all.map((link) => new URL(link.getAttribute('href') ?? '').pathname));
  await expect.poll(async () => (await paths()).toSorted()).toEqual(addresses.toSorted());
}

async function openBox(address: string, query: string, options?: ReaderOptions): Promise<Page> {
  const page = await openAt(address, options);
  await openOn(page);
  await field(page).fill(query);
  return page;
}

describe('the search box', () => {
  it('searches the version of the page, another one, or all of them', async () => {
    const page = await openBox(old, 'agent');
    await finds(page, home, old);
    expect(await version(page).locator('option').allInnerTexts()).toEqual(['2.0', '1.0 (old)', 'All versions']);
    expect(await version(page).inputValue()).toBe('1.0');
    await version(page).selectOption('2.0');
    await finds(page, home, latest);
    await version(page).selectOption('All versions');
    await finds(page, home, latest, old);
  });

  it('searches a part of the site by the keyboard, and forgets it when it is closed', async () => {
    const page = await openBox(latest, 'agent');
    await finds(page, home, latest);
    await section(page, 'Everything').focus();
    await page.keyboard.press('ArrowRight');
    await finds(page, latest);
    await page.keyboard.press('ArrowRight');
    expect(await section(page, 'Pages').isChecked()).toBe(true);
    await finds(page, home);
    // Pages have no versions.
    expect(await version(page).isVisible()).toBe(false);
    await page.keyboard.press('Escape');
    await openOn(page);
    await field(page).fill('agent');
    await finds(page, home, latest);
    expect(await section(page, 'Everything').isChecked()).toBe(true);
  });

  it('offers to search everywhere if nothing is found, and says what it found', async () => {
    const page = await openBox(latest, 'zephyr');
    await page.getByRole('button', { name: 'Search everywhere' }).waitFor();
    expect(await page.getByText('Did you mean').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Search everywhere' }).click();
    await finds(page, '/docs/v1/relic');
    expect(await version(page).inputValue()).toBe('*');
    await expect.poll(() => page.getByRole('status').innerText()).toBe('1 page found');
    await field(page).fill('zzyzx');
    await page.getByText('Nothing found').first().waitFor();
    expect(await page.getByRole('button', { name: 'Search everywhere' }).isVisible()).toBe(false);
  });
});

describe('the page of results', () => {
  it('searches what the box has searched', async () => {
    const page = await openBox(old, 'agent');
    await finds(page, home, old);
    await section(page, 'Guide').check();
    await finds(page, old);
    await field(page).fill('relic of');
    await page.keyboard.press('Enter');
    await arrived(page, '/search?q=relic+of&in=docs&version=1.0');
    await finds(page, '/docs/v1/relic');
  });

  it('has the choice in its address, and reads it from there', async () => {
    const page = await openAt('/search?q=agent&version=*');
    await finds(page, home, latest, old);
    expect(await version(page).inputValue()).toBe('*');
    await section(page, 'Pages').check();
    await finds(page, home);
    expect(await path(page)).toBe('/search?q=agent&in=pages&version=*');
    await section(page, 'Everything').check();
    await version(page).selectOption('2.0');
    await finds(page, home, latest);
    expect(await path(page)).toBe('/search?q=agent&version=current');
  });

  it('ignores a version and a section that the site does not have', async () => {
    const page = await openAt('/search?q=agent&in=gone&version=0.1');
    await finds(page, home, latest);
    expect(await section(page, 'Everything').isChecked()).toBe(true);
    expect(await version(page).inputValue()).toBe('current');
  });
});

it.each([
  { name: 'a desk', options: { viewport: { width: 1300, height: 800 } } },
  { name: 'a phone', options: { ...phone, colorScheme: 'dark' as const } },
])('axe finds no problem on $name, nothing scrolls sideways, and fingers find the controls', async ({ options }) => {
  const page = await openBox(latest, 'agent', options);
  await finds(page, home, latest);
  expect(await findFaults(page)).toEqual([]);
  expect(
    await dialog(page)
      .locator('.search-filters')
      .evaluate((bar) => bar.scrollWidth <= bar.clientWidth),
  ).toBe(true);
  if (!('hasTouch' in options)) return;
  for (const control of [section(page, 'Everything'), section(page, 'Guide'), version(page)]) {
    const box = await control.boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
  }
});
