import { connect } from 'node:net';
import { cleanSite } from '../builds.mjs';
import { openPage } from '../../browser.mjs';
import { median } from '../../statistics.mjs';
import { startDevServer } from '../dev-server.mjs';
import { editedPage, editWord } from '../sites.mjs';

/** @import { Context, ContextWithBrowser, Part } from '../types.ts' */
/** @import { Browser, Page } from 'playwright-core' */

const edits = 5;

/**
 * Pauses in milliseconds: for the browser before a start, and for the server after it and between
 * edits.
 */
const settling = 2000;

/** Maximum time until a page is there, and until an edit is visible, in milliseconds. */
const patience = 300_000;

/**
 * The development server: time from the command to the page, without and with the caches of earlier
 * starts, and from a saved file to the screen.
 *
 * @type {Part<'dev'>}
 */
export const devPart = {
  name: 'dev',
  sizes: [1000],
  runs: 5,
  needsBrowser: true,
  measure: async (context) => {
    const { generator, site } = context;
    await cleanSite(generator, site);
    return { cold: await measureServer(context, edits), warm: await measureServer(context, 1) };
  },
};

/**
 * Returns the milliseconds from the command to a page on the screen.
 *
 * @param {ContextWithBrowser} context
 */
export async function timeStart(context) {
  const { generator, pages, browser } = context;
  const { context: window, page } = await openWindow(browser);
  const startedAt = performance.now();
  const server = await startDevServer(context);
  try {
    await Promise.race([showPage(page, server.origin + generator.addressOf(editedPage(pages))), server.failure]);
    return performance.now() - startedAt;
  } finally {
    await window.close();
    await server.stop();
  }
}

/**
 * Opens an empty page, and waits until the browser is idle: opening a window takes CPU time that
 * the server would need.
 *
 * @param {Browser} browser
 */
async function openWindow(browser) {
  const window = await openPage(browser);
  await window.page.waitForTimeout(settling);
  return window;
}

/**
 * Starts a server, and edits its page so many times. Returns the times and the memory.
 *
 * @param {ContextWithBrowser} context
 * @param {number} count
 * @param {typeof editWord} [change]
 */
export async function measureServer(context, count, change = editWord) {
  const { generator, site, pages, browser } = context;
  const { context: window, page } = await openWindow(browser);
  const startedAt = performance.now();
  const server = await startDevServer(context);
  try {
    const url = server.origin + generator.addressOf(editedPage(pages));
    await Promise.race([showPage(page, url), server.failure]);
    const start = performance.now() - startedAt;
    await page.waitForTimeout(settling);
    const memoryAtStart = server.readMemory();
    let wholeLoads = 0;
    page.on('domcontentloaded', () => (wholeLoads += 1));
    /** @type {number[]} */
    const times = [];
    while (times.length < count) {
      times.push(await Promise.race([timeEdit({ generator, site, pages, page, change }), server.failure]));
      await page.waitForTimeout(settling);
    }
    return { start, edit: median(times), edits: times, wholeLoads, memoryAtStart, memory: server.readMemory() };
  } finally {
    await window.close();
    await server.stop();
  }
}

/**
 * Loads a page until it shows the heading of its text. Starts when the server listens on its port,
 * because earlier requests would take CPU time that the server needs.
 *
 * @param {Page} page
 * @param {string} url
 */
async function showPage(page, url) {
  const until = performance.now() + patience;
  while (performance.now() < until && !(await accepts(new URL(url)))) await page.waitForTimeout(10);
  while (performance.now() < until) {
    const isThere = await page.goto(url, { timeout: patience }).then(
      (response) => response?.ok() === true,
      () => false,
    );
    if (isThere) return page.locator('main h1').first().waitFor({ timeout: patience });
    await page.waitForTimeout(50);
  }
  throw new Error(`${url} was not answered.`);
}

/**
 * @param {URL} url
 * @returns {Promise<boolean>}
 */
function accepts({ hostname, port }) {
  return new Promise((done) => {
    const socket = connect(Number(port), hostname);
    const end = (/** @type {boolean} */ isOpen) => {
      socket.destroy();
      done(isOpen);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false));
  });
}

/**
 * Returns the milliseconds from a saved edit to the new word on the screen.
 *
 * @param {Pick<Context, 'generator' | 'site' | 'pages'> & { page: Page, change: typeof editWord }} context
 */
async function timeEdit({ generator, site, pages, page, change }) {
  const word = await change(generator, site, pages);
  const savedAt = performance.now();
  const isShown = (/** @type {string} */ text) => document.querySelector('main')?.textContent.includes(text) ?? false;
  await page.waitForFunction(isShown, word, { polling: 'raf', timeout: patience });
  return performance.now() - savedAt;
}
