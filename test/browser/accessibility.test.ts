import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { samplePages, themes } from '../support/sample-pages.ts';
import { connectBrowser, startVisit } from '../support/visit.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];

let browser: Browser;
beforeAll(async () => {
  browser = await connectBrowser();
});
afterAll(() => browser.close());

/** The open menu of a narrow window stands in place of the page, and with it of these. */
const rulesOfWholePages = ['landmark-one-main', 'page-has-heading-one'];

/** Returns what axe finds on a page as it is, one line a fault. */
async function findFaults(page: Page, except: readonly string[] = []): Promise<readonly string[]> {
  const options: axe.RunOptions = {
    runOnly: { type: 'tag', values: standards },
    rules: Object.fromEntries(except.map((rule) => [rule, { enabled: false }])),
    resultTypes: ['violations'],
  };
  const violations = await page.evaluate(async (run): Promise<readonly axe.Result[]> => {
    const runner: typeof axe = Reflect.get(globalThis, 'axe');
    return (await runner.run(document, run)).violations;
  }, options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
}

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
    await page.evaluate(axe.source);
    expect(await findFaults(page)).toEqual([]);
    await openFolds(page);
    expect(await findFaults(page, width < 996 ? rulesOfWholePages : [])).toEqual([]);
    await context.close();
  });
});
