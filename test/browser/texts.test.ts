import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findFaults } from '../support/find-faults.ts';
import { serveSmallSite } from '../support/served-site.ts';
import { isReady, openEmpty, openPage, phone } from './frame.ts';
import { keyIn } from '../support/stored.ts';
import { runLength } from '../support/run-length.ts';

const { origin, read } = await serveSmallSite('texts');

/** The storage of a reader who has chosen a color mode. */
const choice = (theme: string) => ({
  cookies: [],
  origins: [{ origin: origin, localStorage: [{ name: keyIn(read('404.html'), 'theme'), value: theme }] }],
});

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe.each(runLength({ short: ['dark'], long: ['light', 'dark'] }))('on a %s page', (theme) => {
  it.each(['/docs/diagrams', '/docs/math', '/es/docs/intro'])('axe finds no fault at %s', async (path) => {
    const page = await openPage(origin + path, { storageState: choice(theme) });
    expect(await findFaults(page)).toEqual([]);
  });

  it('only the drawings for its color mode are fetched', async () => {
    const page = await openEmpty({ storageState: choice(theme) });
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto(`${origin}/docs/diagrams`);
    await isReady(page);
    const shown = page.locator(`.diagram > .only-${theme}`);
    for (const image of await shown.all()) await image.scrollIntoViewIfNeeded();
    const loaded = () => shown.evaluateAll((all: HTMLImageElement[]) => all.every((one) => one.naturalWidth > 0));
    await expect.poll(loaded).toBe(true);
    const paths = await shown.evaluateAll((all: HTMLImageElement[]) => all.map((one) => new URL(one.src).pathname));
    expect(fetched.filter((path) => path.endsWith('.svg')).toSorted()).toEqual([...new Set(paths)].toSorted());
  });
});

describe('on a narrow screen', () => {
  it.each([
    ['/docs/diagrams', '.diagram[tabindex]'],
    ['/docs/math', '.formula[tabindex]'],
  ])('what is wide at %s scrolls by itself, with the keyboard too', async (path, selector) => {
    const page = await openPage(origin + path, phone);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    const wide = page.locator(selector);
    const index = await wide.evaluateAll((all) => all.findIndex((one) => one.scrollWidth > one.clientWidth));
    await wide.nth(index).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => wide.nth(index).evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
  });
});
