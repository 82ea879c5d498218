import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findFaults } from '../support/find-faults.ts';
import { serveSmallSite } from '../support/served-site.ts';
import { isReady, openPage } from './frame.ts';
import { storedOn, storeOn } from '../support/stored.ts';
import { runLength } from '../support/run-length.ts';

const { origin } = await serveSmallSite('tabs');

const open = (path = '/docs/intro', options?: BrowserContextOptions) => openPage(origin + path, options);
const tab = (page: Page, tabs: string, name: string) => page.locator(tabs).getByRole('tab', { name });
const selected = (page: Page, tabs: string) => page.locator(`${tabs} [aria-selected=true]`).textContent();
/** Returns the visible text of the panels, without their labels. */
const shown = async (page: Page, tabs: string) =>
  (await page.locator(`${tabs} > .tab-panel`).allInnerTexts()).map((text) => text.trim()).filter(Boolean);
const stored = (page: Page, group = 'os') => storedOn(page, `tab.${group}`);
const store = (page: Page, value: string) => storeOn(page, 'tab.os', value);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

describe('tabs', () => {
  it('show the first panel, or the default one, and another at a click', async () => {
    const page = await open();
    expect(await selected(page, '#first')).toBe('macOS');
    expect(await shown(page, '#second')).toEqual(['Second for macOS.']);
    expect(await shown(page, '#third')).toEqual(["export default { title: 'Tabs' };"]);
    await tab(page, '#third', 'package.json').click();
    expect(await shown(page, '#third')).toEqual(['{ "type": "module" }']);
  });

  it('of a group change together, also in other windows and on other pages', async () => {
    const page = await open();
    const other = await page.context().newPage();
    await other.goto(page.url());
    await isReady(other);
    await tab(page, '#second', 'Windows').click();
    expect([await selected(page, '#first'), await selected(page, '#third')]).toEqual(['Windows', 'site.config.ts']);
    expect(await stored(page)).toBe('win');
    await expect.poll(() => selected(other, '#first')).toBe('Windows');
    await page.locator('.prose a', { hasText: 'code' }).click();
    await page.waitForURL('**/docs/code');
    await page.goBack();
    await page.waitForSelector('#first');
    expect(await shown(page, '#first')).toEqual(['Run the installer.']);
  });

  it('do not change other tabs of the group that do not have the value', async () => {
    const page = await open();
    await tab(page, '#first', 'Linux').click();
    expect(await selected(page, '#second')).toBe('macOS');
  });

  it('work with any invalid stored value', async () => {
    const page = await open();
    await store(page, 'win');
    await page.reload();
    await isReady(page);
    expect([await selected(page, '#first'), await selected(page, '#second')]).toEqual(['Windows', 'Windows']);
    await store(page, 'amiga');
    await page.reload();
    await isReady(page);
    expect([await selected(page, '#first'), await selected(page, '#second')]).toEqual(['macOS', 'macOS']);
  });
});

describe('the address', () => {
  it('gets the choice in the same entry of the history', async () => {
    const page = await open();
    const entries = await page.evaluate(() => history.length);
    await tab(page, '#first', 'Linux').click();
    expect(new URL(page.url()).search).toBe('?os=linux');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await tab(page, '#second', 'Windows').click();
    expect(new URL(page.url()).search).toBe('?os=linux');
  });

  it('wins over the stored value', async () => {
    const page = await open();
    await store(page, 'win');
    await page.goto(`${origin}/docs/intro?os=linux`);
    await isReady(page);
    expect([await selected(page, '#first'), await selected(page, '#second')]).toEqual(['Linux', 'Windows']);
    expect(await stored(page)).toBe('win');
  });

  it('does not scroll again when the page event occurs again', async () => {
    const page = await open('/docs/intro#in-a-panel');
    await tab(page, '#first', 'macOS').click();
    await page.evaluate(() => document.dispatchEvent(new Event('docsgen:page')));
    expect(await selected(page, '#first')).toBe('macOS');
  });

  it('can point into a panel, which is then shown', async () => {
    const page = await open('/docs/intro#in-a-panel');
    expect(await selected(page, '#first')).toBe('Linux');
    await tab(page, '#first', 'macOS').click();
    await page.evaluate(() => history.replaceState(history.state, '', '/docs/intro'));
    await page.locator('.prose a', { hasText: 'The panel' }).click();
    await expect.poll(() => selected(page, '#first')).toBe('Linux');
    expect(await page.locator('#in-a-panel').isVisible()).toBe(true);
  });
});

describe('the keyboard', () => {
  it('moves the focus round, and chooses with Enter or Space', async () => {
    const page = await open();
    await tab(page, '#first', 'macOS').focus();
    const seen: unknown[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await page.keyboard.press(key);
      seen.push(await focused(page));
    }
    expect(seen).toEqual(['Windows', 'Linux', 'macOS', 'Linux', 'macOS', 'Linux']);
    expect(await selected(page, '#first')).toBe('macOS');
    await page.keyboard.press('Enter');
    expect(await selected(page, '#first')).toBe('Linux');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
    expect(await selected(page, '#first')).toBe('Windows');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Windows');
  });

  it('is reversed in right-to-left text', async () => {
    const page = await open('/ar/docs/intro');
    await tab(page, '#first', 'macOS').focus();
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toBe('Windows');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await focused(page)).toBe('Linux');
  });
});

it('a tab stays where it is while those above it change their height', async () => {
  const page = await open('/docs/intro', { viewport: { width: 1300, height: 500 } });
  const button = tab(page, '#second', 'Windows');
  await button.evaluate((element) => {
    // Unlike this browser, some do not keep the scroll position by themselves.
    document.documentElement.style.overflowAnchor = 'none';
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  const top = () => button.evaluate((element) => element.getBoundingClientRect().top);
  const heights = () => page.locator('#first').evaluate((element) => element.getBoundingClientRect().height);
  const [place, before] = [await top(), await heights()];
  await button.click();
  expect(await heights()).toBeLessThan(before - 50);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  // The browser scrolls by whole pixels.
  expect(Math.abs((await top()) - place)).toBeLessThanOrEqual(1);
});

it('without scripts every panel can be read under its label', async () => {
  const page = await open('/docs/intro', { javaScriptEnabled: false });
  expect(await page.locator('.tab-list').first().isVisible()).toBe(false);
  expect(await shown(page, '#second')).toEqual(['Windows\n\nSecond for Windows.', 'macOS\n\nSecond for macOS.']);
});

it('a page without tabs loads no script for them', async () => {
  const loaded = async (path: string) => {
    const page = await open(path);
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    return names.filter((name) => /\/tabs-\w+\.js$/.test(name)).length;
  };
  expect([await loaded('/docs/code'), await loaded('/docs/intro')]).toEqual([0, 1]);
});

const modes = runLength({ short: ['dark'], long: ['light', 'dark'] });

it.each(modes)('in %s tabs and code have no problem that axe finds', async (theme) => {
  const page = await open('/docs/intro', { reducedMotion: 'reduce' });
  await storeOn(page, 'theme', theme);
  for (const path of ['/docs/intro', '/docs/code']) {
    await page.goto(origin + path);
    await isReady(page);
    expect(await page.locator('html').getAttribute('data-theme')).toBe(theme);
    expect(await findFaults(page)).toEqual([]);
  }
});
