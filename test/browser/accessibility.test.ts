import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFaults } from '../support/find-faults.ts';
import { samplePages, themes } from '../support/sample-pages.ts';
import { connectBrowser, startVisit } from '../support/visit.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser.close());

/** The open menu of a narrow window stands in place of the page, and with it of these. */
const rulesOfWholePages = ['landmark-one-main', 'page-has-heading-one'];

/** Opens the menu of a narrow window, and everything that folds. */
async function openFolds(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll('details')) fold.open = true;
  });
}

const visits = themes.flatMap((theme) => [1280, 390].map((width) => ({ theme, width })));

describe.each(visits)('in $theme at $width px', ({ theme, width }) => {
  it.each(samplePages)('the $name has no fault that axe finds', async ({ path }) => {
    const { context, page, open } = await startVisit(browser, { width, theme });
    await open(path);
    expect(await findFaults(page)).toEqual([]);
    await openFolds(page);
    expect(await findFaults(page, width < 996 ? rulesOfWholePages : [])).toEqual([]);
    await context.close();
  });
});
