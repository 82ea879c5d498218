import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findFaults } from '../support/find-faults.ts';
import { runLength } from '../support/run-length.ts';
import { samplePages, themes, type ThemeName } from '../support/sample-pages.ts';
import { startVisit } from '../support/visit.ts';

/** The open menu of a narrow window replaces the page, including these elements. */
const rulesOfWholePages = ['landmark-one-main', 'page-has-heading-one'];

/** Opens or closes the menu of a narrow window, and all folds. */
async function setFolds(page: Page, isOpen: boolean): Promise<void> {
  await page.evaluate((force) => {
    for (const fold of document.querySelectorAll('details')) fold.open = force;
  }, isOpen);
}

interface Look {
  readonly width: number;
  readonly theme: ThemeName;
  readonly isOpen: boolean;
}

const allLooks: readonly Look[] = themes.flatMap((theme) =>
  [1280, 390].flatMap((width) => [false, true].map((isOpen) => ({ theme, width, isOpen }))),
);

/**
 * Returns the looks in which a page is checked: all of them, or in `npm test` two that differ in
 * everything. The next page has two others.
 */
function looksOf(index: number): readonly Look[] {
  const last = allLooks.length - 1;
  const isOfPair = (each: number) => Math.min(each, last - each) === index % (allLooks.length / 2);
  return runLength({ short: allLooks.filter((_, each) => isOfPair(each)), long: allLooks });
}

it.each(samplePages.map((sample, index) => ({ ...sample, looks: looksOf(index) })))(
  'axe finds no fault in the $name, in several looks',
  async ({ path, looks }) => {
    const { page, open } = await startVisit({ width: 1280 });
    await open(path);
    for (const { width, theme, isOpen } of looks) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await setFolds(page, false);
      if ((await page.locator('html').getAttribute('data-theme')) !== theme)
        await page.locator('.color-switch').click();
      await page.waitForSelector(`html[data-theme=${theme}]`);
      await page.mouse.move(0, 0);
      await page.setViewportSize({ width, height: 800 });
      await setFolds(page, isOpen);
      const faults = await findFaults(page, isOpen && width === 390 ? rulesOfWholePages : []);
      expect({ width, theme, isOpen, faults }).toEqual({ width, theme, isOpen, faults: [] });
    }
  },
);
