import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findFaults } from '../support/find-faults.ts';
import { samplePages } from '../support/sample-pages.ts';
import { startVisit } from '../support/visit.ts';

/** The open menu of a narrow window replaces the page, including these elements. */
const rulesOfWholePages = ['landmark-one-main', 'page-has-heading-one'];

/** Opens or closes the menu of a narrow window, and all folds. */
async function setFolds(page: Page, isOpen: boolean): Promise<void> {
  await page.evaluate((force) => {
    for (const fold of document.querySelectorAll('details')) fold.open = force;
  }, isOpen);
}

it.each(samplePages)(
  'the $name has no fault that axe finds: wide, narrow, folded, open, light, dark',
  async (sample) => {
    const { page, open } = await startVisit({ width: 1280 });
    await open(sample.path);
    const resize = (width: number) => page.setViewportSize({ width, height: 800 });
    expect(await findFaults(page), 'wide').toEqual([]);
    await setFolds(page, true);
    expect(await findFaults(page), 'wide, open').toEqual([]);
    await setFolds(page, false);
    await resize(390);
    expect(await findFaults(page), 'narrow').toEqual([]);
    await setFolds(page, true);
    expect(await findFaults(page, rulesOfWholePages), 'narrow, open').toEqual([]);
    await setFolds(page, false);
    await resize(1280);
    await page.locator('.color-switch').click();
    await page.waitForSelector('html[data-theme=dark]');
    await page.mouse.move(0, 0);
    expect(await findFaults(page), 'dark').toEqual([]);
    await setFolds(page, true);
    expect(await findFaults(page), 'dark, open').toEqual([]);
    await setFolds(page, false);
    await resize(390);
    expect(await findFaults(page), 'dark, narrow').toEqual([]);
    await setFolds(page, true);
    expect(await findFaults(page, rulesOfWholePages), 'dark, narrow, open').toEqual([]);
  },
);
