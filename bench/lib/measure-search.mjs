import { openPage } from './browser.mjs';
import { recordRequests } from './record-requests.mjs';
import { median } from './statistics.mjs';

/** @import { Browser, Page } from 'playwright-core' */
/** @import { SearchFigures } from './figures.ts' */

/** Time to wait after each key, until the results no longer change, in milliseconds. */
const rest = 500;

/**
 * Opens the search box of a page and types queries letter by letter, without throttling and with an
 * empty cache. Returns the bytes that the first query has loaded, including the box and the engine,
 * and the times from each key to the last change of the results.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {readonly [string, ...string[]]} queries
 * @returns {Promise<SearchFigures>}
 */
export async function measureSearch(browser, url, queries) {
  const { context, page, session, errors } = await openPage(browser, { reducedMotion: 'reduce' });
  try {
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForSelector('html[data-js=ready]');
    await page.waitForTimeout(rest);
    const network = await recordRequests(session);
    await page.keyboard.press('Control+k');
    await page.waitForSelector('.search-dialog[open]');
    await page.evaluate(watchResults);
    const [first, ...others] = queries;
    const times = await type(page, first);
    await page.waitForTimeout(rest);
    const requests = network.read();
    for (const query of others) times.push(...(await type(page, query)));
    const found = await page.locator('.search-dialog [role=option]').count();
    if (found === 0) throw new Error(`The last query, ${queries.at(-1)}, has found nothing.`);
    return {
      times,
      median: median(times),
      slowest: Math.max(...times),
      bytes: requests.reduce((sum, request) => sum + request.bytes, 0),
      requests: requests.length,
      errors,
    };
  } finally {
    await context.close();
  }
}

/**
 * @param {Page} page
 * @param {string} query
 */
async function type(page, query) {
  await page.locator('.search-dialog input').fill('');
  await page.waitForTimeout(rest);
  const times = [];
  for (const letter of query) {
    await page.evaluate(() => {
      window.benchKey = window.benchChange = undefined;
    });
    await page.keyboard.type(letter);
    await page.waitForTimeout(rest);
    const time = await page.evaluate(() => (window.benchChange ?? NaN) - (window.benchKey ?? NaN));
    // A letter that does not change the results has no time.
    if (Number.isFinite(time)) times.push(time);
  }
  return times;
}

/**
 * Runs in the page: records the time of each key, and of the frame after each change of the
 * results.
 */
function watchResults() {
  const dialog = document.querySelector('.search-dialog');
  if (!dialog) throw new Error('The search box is not open.');
  addEventListener('keydown', ({ timeStamp }) => (window.benchKey = timeStamp), true);
  new MutationObserver(() => {
    requestAnimationFrame(() => setTimeout(() => (window.benchChange = performance.now())));
  }).observe(dialog, { subtree: true, childList: true, characterData: true });
}
