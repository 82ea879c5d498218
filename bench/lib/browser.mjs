import { chromium } from 'playwright-core';
import { loadSource } from './load-source.mjs';

/** @import { Browser, CDPSession } from 'playwright-core' */
/** @import { ContextOptions, OpenedPage } from './figures.ts' */

/** Arguments for the browser, the same as in the browser tests. */
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns the path of Chromium: the one in `CHROME_PATH`, or an installed one. */
export async function chromiumPath() {
  /** @type {typeof import('../../src/system/find-chromium.ts')} */
  const { findChromium } = await loadSource('system/find-chromium.ts');
  const path = findChromium();
  if (path === null) throw new Error('No Chromium found. Name one in the variable CHROME_PATH.');
  return path;
}

/**
 * Starts a headless Chromium.
 *
 * @param {readonly string[]} more arguments besides those of the browser tests
 */
export async function launchBrowser(more = []) {
  return chromium.launch({ executablePath: await chromiumPath(), args: [...flags, ...more], headless: true });
}

/**
 * Opens an empty page with an empty cache. Returns it with its DevTools session and a list of its
 * errors.
 *
 * @param {Browser} browser
 * @param {ContextOptions} [options]
 * @returns {Promise<OpenedPage>}
 */
export async function openPage(browser, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on(
    'console',
    (message) => message.type() === 'error' && errors.push(`${message.text()} (${message.location().url})`),
  );
  return { context, page, session, errors };
}

/**
 * Returns the browser's counters for a page, by name.
 *
 * @param {CDPSession} session
 * @returns {Promise<Partial<Record<string, number>>>}
 */
export async function readMetrics(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}
