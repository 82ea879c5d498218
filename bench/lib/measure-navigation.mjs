import { median } from './statistics.mjs';
import { openPage } from './browser.mjs';
import { devices } from './readers.mjs';
import { startStopwatch } from './stopwatch.mjs';

/** @import { Browser, CDPSession, Page } from 'playwright-core' */
/** @import { NavigationFigures, NavigationOptions } from './figures.ts' */

/**
 * Time from moving the pointer to the link until the click, in milliseconds. A finger stays on the
 * link as long.
 */
const pointerBefore = 100;

/** Pause on a page before the pointer moves, in milliseconds. */
const rest = 500;

/**
 * Follows `count` links in the text, one after another, without throttling. Returns the times from
 * click to heading, their median, and how many of the pages were fully loaded.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {NavigationOptions} options
 * @returns {Promise<NavigationFigures>}
 */
export async function measureNavigation(browser, url, { count, device = 'desktop', motion = 'no-preference' }) {
  const opened = await openPage(browser, { ...devices[device], reducedMotion: motion });
  const { context, page, session, errors } = opened;
  try {
    await page.addInitScript(startStopwatch);
    await page.goto(url, { waitUntil: 'load' });
    let wholeLoads = 0;
    page.on('domcontentloaded', () => (wholeLoads += 1));
    const visited = [new URL(url).pathname];
    const touch = device === 'phone' ? session : null;
    /** @type {number[]} */
    const times = [];
    while (times.length < count) {
      await page.waitForTimeout(rest);
      times.push(await followLink(page, touch, visited));
    }
    return { times, median: median(times), wholeLoads, errors };
  } finally {
    await context.close();
  }
}

/**
 * Clicks a link in the text, if possible to a page that was not visited yet. Returns the time to
 * its heading, and records its address.
 *
 * @param {Page} page
 * @param {CDPSession | null} touch The page's session if the reader has no mouse.
 * @param {string[]} visited
 */
async function followLink(page, touch, visited) {
  const link = await page.evaluate(chooseLink, visited);
  if (link === null) throw new Error(`${page.url()} has no link to follow in its text.`);
  if (touch) await tap(page, touch, link);
  else {
    await page.mouse.move(link.x, link.y);
    await page.waitForTimeout(pointerBefore);
    await page.mouse.down();
    await page.mouse.up();
  }
  // When the document is replaced, the call fails, so it is repeated in the next document.
  for (const until = performance.now() + 10_000; performance.now() < until;) {
    const time = await page.evaluate(() => window.benchClickToHeading).catch(() => undefined);
    if (time !== undefined) {
      visited.push(link.path);
      return time;
    }
    await page.waitForTimeout(50);
  }
  throw new Error(`The click on ${link.path} showed no other heading.`);
}

/**
 * Taps with a finger that stays for a moment, as fingers do. Playwright's own tap does not.
 *
 * @param {Page} page
 * @param {CDPSession} session
 * @param {{ readonly x: number, readonly y: number }} point
 */
export async function tap(page, session, { x, y }) {
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await page.waitForTimeout(pointerBefore);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/**
 * Runs in the page: scrolls a link in the text to the middle of the window. Returns its address and
 * a point for the pointer.
 *
 * @param {readonly string[]} visited
 */
async function chooseLink(visited) {
  /** @type {NodeListOf<HTMLAnchorElement>} */
  const all = document.querySelectorAll('main p a[href]');
  const links = [...all].filter(
    ({ origin, pathname }) =>
      origin === location.origin && pathname !== location.pathname && pathname.startsWith('/docs/'),
  );
  const link = links.find(({ pathname }) => !visited.includes(pathname)) ?? links[0];
  if (!link) return null;
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const [box] = link.getClientRects();
  if (!box) return null;
  const { left, top, width, height } = box;
  return { path: link.pathname, x: left + width / 2, y: top + height / 2 };
}
