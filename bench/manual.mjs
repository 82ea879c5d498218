// Measures what pages of the manual weigh, and writes the tables of the manual's page about
// performance.
// usage: npm run compile && node bench/manual.mjs [--write]
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launchBrowser, openPage } from './lib/browser.mjs';
import { recordRequests } from './lib/record-requests.mjs';
import { runScript } from './lib/run-process.mjs';
import { serveBrotli } from './lib/serve-brotli.mjs';

/** @import { Browser, Page } from 'playwright-core' */
/** @import { PageRequest } from './lib/figures.ts' */

const project = fileURLToPath(new URL('..', import.meta.url));
const report = join(project, 'manual/content/en/docs/about/performance.md');

const pages = [
  ['The home page', '/'],
  ['A page of text', '/docs/start/files'],
  ['A page of code', '/docs/write/code'],
  ['A page of tabs', '/docs/write/tabs'],
  ['A long reference', '/docs/theme/props/docs'],
];

/** What a reader does on a page, one after the other, after everything has loaded. */
const actions = /** @type {const} */ ([
  ['Opens the search', (/** @type {Page} */ page) => page.keyboard.press('Control+k')],
  ['Types a word into it', (/** @type {Page} */ page) => page.keyboard.type('sidebar')],
  ['Switches the color mode', leaveSearchAndSwitch],
]);

/** How long the network must be quiet until a page has what it asks for, in milliseconds. */
const quiet = 3000;

/**
 * Returns the first request of each address: later ones are answered from the browser's cache.
 *
 * @param {readonly PageRequest[]} requests
 */
function unique(requests) {
  return [...new Map(requests.toReversed().map((request) => [request.url, request])).values()].toReversed();
}

/** @param {Page} page */
async function leaveSearchAndSwitch(page) {
  await page.keyboard.press('Escape');
  await page.locator('.navbar .color-switch').click();
}

/**
 * Opens a page with an empty cache. Returns what it loads by itself, and what each action adds.
 *
 * @param {Browser} browser
 * @param {string} url
 */
async function visit(browser, url) {
  const { context, page, session, errors } = await openPage(browser);
  const network = await recordRequests(session);
  const settle = async () => {
    while (!network.isLoaded() || network.quietFor() < quiet) await page.waitForTimeout(100);
  };
  await page.goto(url, { waitUntil: 'load' });
  await settle();
  const own = unique(network.read());
  /** @type {(readonly PageRequest[])[]} */
  const added = [];
  for (const [, act] of actions) {
    const before = unique(network.read()).length;
    await act(page);
    await page.waitForTimeout(500);
    await settle();
    added.push(unique(network.read()).slice(before));
  }
  await context.close();
  if (errors.length > 0) throw new Error(`${url}: ${errors.join('; ')}`);
  return { own, added };
}

/**
 * Returns the size of files as they were sent, and as they are on the disk.
 *
 * @param {readonly PageRequest[]} requests
 * @param {string} folder
 */
async function sizeOf(requests, folder) {
  const files = await Promise.all(
    requests.map(async ({ url }) => {
      const path = join(folder, decodeURIComponent(new URL(url).pathname));
      const found = await stat(path).then((entry) => (entry.isFile() ? entry : stat(join(path, 'index.html'))));
      return found.size;
    }),
  );
  const kB = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
  const sum = (/** @type {readonly number[]} */ list) => list.reduce((total, bytes) => total + bytes, 0);
  if (requests.length === 0) return '–';
  return `${kB(sum(requests.map(({ bytes }) => bytes)))} kB (${kB(sum(files))})`;
}

/**
 * @param {readonly (readonly string[])[]} rows
 */
function table([head = [], ...rows]) {
  return [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n');
}

/**
 * @param {Browser} browser
 * @param {string} folder
 */
async function measure(browser, folder) {
  const site = await serveBrotli(folder);
  const rows = [['Page', 'HTML', 'Style sheet', 'Scripts to show it', 'Scripts when idle']];
  const reader = [['A reader', 'Loads', 'Requests']];
  try {
    for (const [name = '', path = ''] of pages) {
      const { own, added } = await visit(browser, site.origin + path);
      const of = (/** @type {PageRequest['kind']} */ kind, early = true) =>
        sizeOf(
          own.filter((request) => request.kind === kind && request.early === early),
          folder,
        );
      rows.push([name, await of('html'), await of('css'), await of('js'), await of('js', false)]);
      if (path !== '/docs/start/files') continue;
      for (const [at, [action]] of actions.entries())
        reader.push([action, await sizeOf(added[at] ?? [], folder), String(added[at]?.length ?? 0)]);
    }
  } finally {
    await site.close();
  }
  return `${table(rows)}\n\n${table(reader)}`;
}

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const folder = await realpath(await mkdtemp(join(tmpdir(), 'docsgen-bench-')));
const browser = await launchBrowser();
try {
  await runScript(
    [join(project, 'bin/docsgen.js'), 'build', '--root', join(project, 'manual'), '--out', folder],
    project,
  );
  const tables = await measure(browser, folder);
  const version = execFileSync(process.execPath, [join(project, 'bin/docsgen.js'), '--version'], { encoding: 'utf8' });
  const date = new Date().toISOString().slice(0, 10);
  const text = `Measured on ${date} with docsgen ${version.trim()}, in Chromium ${browser.version()}.\n\n${tables}`;
  process.stdout.write(`${text}\n`);
  if (values.write) {
    const page = await readFile(report, 'utf8');
    const marks = /(<!-- weights -->\n)[^]*?(\n<!-- end -->)/;
    await writeFile(
      report,
      page.replace(marks, (_, start, end) => `${start}\n${text}\n${end}`),
    );
  }
} finally {
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
