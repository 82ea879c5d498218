import { openPage, readMetrics } from './browser.mjs';

/** @import { Browser, CDPSession, Page } from 'playwright-core' */
/** @import { LeakFigures, ObjectCounts } from './figures.ts' */

/**
 * Number of pages in the cycle. Both counts of navigations are multiples of it, so that both end on
 * the same page.
 */
const round = 10;

/**
 * Visits ten pages of the sidebar in a cycle. Returns the counters after each of the given numbers
 * of navigations, after garbage collection, and how many pages were fully loaded: if there are any,
 * the counters say nothing about navigation.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {readonly number[]} counts
 * @returns {Promise<LeakFigures>}
 */
export async function measureLeaks(browser, url, counts) {
  const { context, page, session, errors } = await openPage(browser);
  try {
    await session.send('Performance.enable');
    await session.send('HeapProfiler.enable');
    await page.goto(url, { waitUntil: 'load' });
    let wholeLoads = 0;
    page.on('domcontentloaded', () => (wholeLoads += 1));
    const paths = await page.evaluate(chooseRound, round);
    const samples = [];
    for (let visits = 1; visits <= Math.max(...counts); visits += 1) {
      await visit(page, paths[visits % round] ?? '');
      if (counts.includes(visits)) samples.push({ visits, ...(await countObjects(page, session)) });
    }
    return { samples, wholeLoads, errors };
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page: returns the addresses in the sidebar, the current one first.
 *
 * @param {number} count
 */
function chooseRound(count) {
  /** @type {NodeListOf<HTMLAnchorElement>} */
  const all = document.querySelectorAll('[data-region="sidebar"] a[href]');
  const links = [...all].map(({ pathname }) => pathname);
  const folder = location.pathname.slice(0, location.pathname.lastIndexOf('/page-'));
  const others = links.filter((path) => path.startsWith(`${folder}/page-`) && path !== location.pathname);
  if (others.length < count - 1)
    throw new Error(`The sidebar has only ${others.length} links to pages beside this one.`);
  return [location.pathname, ...others.slice(0, count - 1)];
}

/**
 * Clicks a link in the sidebar and waits for its page.
 *
 * @param {Page} page
 * @param {string} path
 */
async function visit(page, path) {
  const before = await page.locator('main h1').textContent();
  await page.evaluate((target) => {
    const link = document.querySelector(`[data-region="sidebar"] a[href="${target}"]`);
    if (!(link instanceof HTMLElement)) throw new Error(`The sidebar has no link to ${target}.`);
    link.click();
  }, path);
  const isThere = (/** @type {readonly (string | null)[]} */ [target, heading]) =>
    location.pathname === target &&
    document.querySelector('main h1')?.textContent !== heading &&
    document.readyState === 'complete';
  await page.waitForFunction(isThere, [path, before], { timeout: 10_000 });
  // Prefetches start when the page is idle.
  await page.waitForTimeout(200);
}

/**
 * @param {Page} page
 * @param {CDPSession} session
 * @returns {Promise<ObjectCounts>}
 */
async function countObjects(page, session) {
  await page.waitForTimeout(1500);
  // The second collection frees what the first one has released, such as the wrappers of a detached
  // tree.
  for (let time = 0; time < 3; time += 1) await session.send('HeapProfiler.collectGarbage');
  const metrics = await readMetrics(session);
  const count = (/** @type {string} */ name) => metrics[name] ?? NaN;
  return {
    nodes: count('Nodes'),
    listeners: count('JSEventListeners'),
    documents: count('Documents'),
    heap: count('JSHeapUsedSize'),
  };
}
