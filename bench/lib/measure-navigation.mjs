import { median } from './statistics.mjs';
import { openPage } from './browser.mjs';
import { startStopwatch } from './stopwatch.mjs';

/** How long the pointer is on the link before the click, in milliseconds. */
const pointerBefore = 100;

/** How long a page is left alone before the pointer moves, in milliseconds. */
const rest = 500;

/**
 * Follows so many links of the text, one after another, unthrottled and with motion allowed, as most readers have it. Returns the
 * times from click to heading, their median, and how many of the pages were loaded whole.
 */
export async function measureNavigation(browser, url, count) {
  const { context, page, errors } = await openPage(browser, { reducedMotion: 'no-preference' });
  try {
    await page.addInitScript(startStopwatch);
    await page.goto(url, { waitUntil: 'load' });
    let wholeLoads = 0;
    page.on('domcontentloaded', () => (wholeLoads += 1));
    const visited = [new URL(url).pathname];
    const times = [];
    while (times.length < count) {
      await page.waitForTimeout(rest);
      times.push(await followLink(page, visited));
    }
    return { times, median: median(times), wholeLoads, errors };
  } finally {
    await context.close();
  }
}

/** Clicks a link of the text, if there is one to a page not yet seen. Returns the time to its heading, and notes its address. */
async function followLink(page, visited) {
  const link = await page.evaluate(chooseLink, visited);
  if (link === null) throw new Error(`${page.url()} has no link to follow in its text.`);
  await page.mouse.move(link.x, link.y);
  await page.waitForTimeout(pointerBefore);
  await page.mouse.down();
  await page.mouse.up();
  // A document that goes away takes the question with it; the next one is asked again.
  for (const until = performance.now() + 10_000; performance.now() < until;) {
    const time = await page.evaluate(() => globalThis.benchClickToHeading).catch(() => undefined);
    if (time !== undefined) {
      visited.push(link.path);
      return time;
    }
    await page.waitForTimeout(50);
  }
  throw new Error(`The click on ${link.path} led to no other heading.`);
}

/** Runs in the page: scrolls a link of the text to the middle of the window. Returns its address and where a pointer hits it. */
async function chooseLink(visited) {
  const links = [...document.querySelectorAll('main p a[href]')].filter(
    ({ origin, pathname }) =>
      origin === location.origin && pathname !== location.pathname && pathname.startsWith('/docs/'),
  );
  const link = links.find(({ pathname }) => !visited.includes(pathname)) ?? links[0];
  if (!link) return null;
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const [{ left, top, width, height }] = link.getClientRects();
  return { path: link.pathname, x: left + width / 2, y: top + height / 2 };
}
