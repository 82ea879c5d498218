import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

/** Those of the browser tests. */
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

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Starts a headless Chromium: the one that CHROME_PATH names, or the first in the path. */
export function launchBrowser() {
  return chromium.launch({ executablePath: findChromium(), args: flags, headless: true });
}

/** Opens an empty page with nothing cached, its DevTools session, and a list of what goes wrong in it. */
export async function openPage(browser, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on(
    'console',
    (message) => message.type() === 'error' && errors.push(`${message.text()} (${message.location().url})`),
  );
  return { context, page, session, errors };
}

/** Returns the counters of the browser about a page, by name. */
export async function readMetrics(session) {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

function findChromium() {
  const named = process.env['CHROME_PATH'];
  if (named) return named;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isExecutable);
  if (!found) throw new Error('No Chromium found. Name one in the variable CHROME_PATH.');
  return found;
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
