/** @import { Browser, BrowserContextOptions, Page } from 'playwright-core' */
/** @import { Look, LookedPage, View } from './views.mjs' */

/** Chromium repeats the upper part of a picture that is higher. */
const highest = 16_000;

/** A phone has no pointer that hovers, and shows controls that a desktop hides. */
const phone = { isMobile: true, hasTouch: true };

/** Pages that ask for the time get this one. */
const now = new Date('2026-01-01T12:00:00Z');

/**
 * Returns a picture of a view as the bytes of a PNG, or null if the site has no such page. It is the
 * same each time: nothing moves, and everything has been loaded.
 *
 * @param {Browser} browser
 * @param {string} origin that of the site
 * @param {View} view
 */
export async function drawView(browser, origin, { page: looked, look }) {
  const context = await browser.newContext(await contextOptions(origin, look));
  try {
    const page = await context.newPage();
    await page.clock.setFixedTime(now);
    const response = await page.goto(origin + looked.path);
    if (response?.ok() !== true) return null;
    await page.waitForSelector('html[data-js=ready]');
    await page.evaluate(stopTransitions);
    if (look.isMirrored === true) await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
    if (looked.ready !== undefined) await page.waitForSelector(looked.ready);
    await loadAll(page);
    await act(page, looked);
    if (look.isPrinted === true) await page.emulateMedia({ media: 'print' });
    await comeToRest(page);
    return await page.screenshot(looked.opened === undefined ? await wholePage(page) : {});
  } finally {
    await context.close();
  }
}

/**
 * @param {string} origin
 * @param {Look} look
 * @returns {Promise<BrowserContextOptions>}
 */
async function contextOptions(origin, { width, theme, options }) {
  const html = await (await fetch(origin)).text();
  const namespace = /data-storage="([^"]*)"/.exec(html)?.[1] ?? '';
  return {
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    storageState: { cookies: [], origins: [{ origin, localStorage: [{ name: `${namespace}:theme`, value: theme }] }] },
    ...(width < 480 && phone),
    ...options,
  };
}

/**
 * Lets nothing fade or blink. Some controls fade also for readers who prefer that nothing moves, and
 * in forced colors the caret cannot be hidden.
 */
function stopTransitions() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '*, ::before, ::after, ::backdrop { transition: none !important; caret-animation: manual !important }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Scrolls through the page, so that what waits to be visible comes, and waits for it.
 *
 * @param {Page} page
 */
async function loadAll(page) {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
    }
    // An island that waits to be visible is noticed when the browser is idle.
    for (const island of document.querySelectorAll('docs-island[strategy=visible]')) {
      (island.firstElementChild ?? island).scrollIntoView({ behavior: 'instant' });
      const isStarted = () => 'isHydrated' in island;
      while (!isStarted()) await nextFrame();
    }
    scrollTo({ top: 0, behavior: 'instant' });
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode().catch(() => null)));
  });
}

/**
 * Opens what a reader has opened.
 *
 * @param {Page} page
 * @param {LookedPage} looked
 */
async function act(page, { opened }) {
  if (opened === 'drawer') await page.locator('.menu > summary').click();
  if (opened !== 'search') return;
  await page.locator('.search-opener:visible').click();
  await page.locator('.search-dialog[open] [type=search]').fill('agent');
  await page.waitForSelector('.search-dialog[open] .hit:not(.hit-recent)');
}

/**
 * Waits until no animation runs, and two more frames are drawn. Those that follow the scrolling never
 * end.
 *
 * @param {Page} page
 */
async function comeToRest(page) {
  await page.mouse.move(0, 0);
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    const isTimed = (/** @type {Animation} */ { timeline }) => timeline instanceof DocumentTimeline;
    await Promise.all(document.getAnimations().flatMap((each) => (isTimed(each) ? each.finished : [])));
    await nextFrame();
    await nextFrame();
  });
}

/** @param {Page} page */
async function wholePage(page) {
  const size = await page.evaluate(() => ({ width: innerWidth, height: document.documentElement.scrollHeight }));
  return { fullPage: true, clip: { x: 0, y: 0, width: size.width, height: Math.min(size.height, highest) } };
}
