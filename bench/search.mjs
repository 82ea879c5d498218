// Prints the cost of the search: to index sites of several sizes, and to use it in a browser.
// usage: node bench/search.mjs [--pages 1000,10000]
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { launchBrowser } from './lib/browser.mjs';
import { formatTable } from './lib/format-table.mjs';
import { makeSite } from './lib/make-site.mjs';
import { measureSearch } from './lib/measure-search.mjs';
import { serveBrotli } from './lib/serve-brotli.mjs';

/** @import { Browser } from 'playwright-core' */
/** @import { IndexFigures, SearchSiteFigures } from './lib/figures.ts' */

const run = promisify(execFile);
const indexScript = fileURLToPath(new URL('lib/measure-index.mjs', import.meta.url));
const page = '/docs/section-1/topic-1/page-7';
/** @type {readonly [string, ...string[]]} */
const queries = ['transcript', 'quota domain 42', 'transfer budget', 'transcirpt'];
const [seconds, MB, kB] = [
  (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`,
  (/** @type {number} */ n) => `${(n / 1e6).toFixed(1)} MB`,
  (/** @type {number} */ n) => `${(n / 1000).toFixed(1)} kB`,
];

/**
 * Longest time to refresh the index after an edited word, in milliseconds, by the number of pages.
 *
 * @type {Partial<Record<number, number>>}
 */
const refreshLimits = { 1000: 400, 10000: 1500 };

/**
 * @param {Browser} browser
 * @param {number} pages
 * @returns {Promise<SearchSiteFigures>}
 */
async function measureSite(browser, pages) {
  const started = performance.now();
  const { root, out } = await makeSite(pages);
  const buildMs = performance.now() - started;
  const cache = await mkdtemp(join(tmpdir(), 'docsgen-bench-index-'));
  /**
   * @param {readonly string[]} more
   * @returns {Promise<IndexFigures>}
   */
  const index = async (...more) => {
    const { stdout } = await run(process.execPath, [indexScript, root, out, cache, ...more]);
    return JSON.parse(stdout);
  };
  const server = await serveBrotli(out);
  try {
    const cold = await index();
    const edited = await index('--edit');
    const use = await measureSearch(browser, server.origin + page, queries);
    return { pages, buildMs, cold, edited, use, load: loadavg()[0] ?? NaN };
  } finally {
    await server.close();
    await Promise.all([root, cache].map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

/** @param {readonly SearchSiteFigures[]} results */
function format(results) {
  return formatTable([
    [
      'pages',
      'build',
      'index',
      'share',
      'memory',
      'size',
      'brotli',
      'files',
      'after a word',
      'written',
      'first query',
      'requests',
      'key to results',
      'slowest',
    ],
    ...results.map(({ pages, buildMs, cold, edited, use }) => [
      pages,
      seconds(buildMs),
      seconds(cold.ms),
      `${((100 * cold.ms) / buildMs).toFixed(1)} %`,
      MB(cold.memory),
      MB(cold.bytes),
      MB(cold.compressed),
      cold.files,
      seconds(edited.ms),
      edited.writes,
      kB(use.bytes),
      use.requests,
      `${use.median.toFixed(0)} ms`,
      `${use.slowest.toFixed(0)} ms`,
    ]),
  ]);
}

/** @param {readonly SearchSiteFigures[]} results */
function formatTargets(results) {
  /**
   * @param {string} name
   * @param {string | number} figure
   * @param {boolean} isMet
   */
  const row = (name, figure, isMet) => [name, figure, isMet ? 'PASS' : 'FAIL'];
  return formatTable([
    ['target', 'figure', ''],
    ...results.flatMap(({ pages, buildMs, cold, edited, use }) => [
      row(
        `${pages} pages: index at most 25 % of the build`,
        `${((100 * cold.ms) / buildMs).toFixed(1)} %`,
        cold.ms <= buildMs / 4,
      ),
      ...[refreshLimits[pages] ?? []]
        .flat()
        .map((limit) =>
          row(`${pages} pages: after a word at most ${seconds(limit)}`, seconds(edited.ms), edited.ms <= limit),
        ),
      row(`${pages} pages: first query at most 300 kB`, kB(use.bytes), use.bytes <= 300_000),
      row(`${pages} pages: key to results at most 100 ms`, `${use.median.toFixed(0)} ms`, use.median <= 100),
      row(`${pages} pages: no console error`, use.errors.length, use.errors.length === 0),
    ]),
  ]);
}

const { values } = parseArgs({ options: { pages: { type: 'string', default: '1000,10000' } } });
const browser = await launchBrowser();
try {
  /** @type {SearchSiteFigures[]} */
  const results = [];
  for (const pages of values.pages.split(',').map(Number)) results.push(await measureSite(browser, pages));
  process.stdout.write(
    `${format(results)}\n${formatTargets(results)}\nMachine: load average of one minute ${results.map(({ load }) => load.toFixed(1)).join(', ')}\n`,
  );
} finally {
  await browser.close();
}
