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

const run = promisify(execFile);
const indexScript = fileURLToPath(new URL('lib/measure-index.mjs', import.meta.url));
const page = '/docs/section-1/topic-1/page-7';
const queries = ['transcript', 'quota domain 42', 'transfer budget', 'transcirpt'];
const [seconds, MB, kB] = [
  (ms) => `${(ms / 1000).toFixed(2)} s`,
  (n) => `${(n / 1e6).toFixed(1)} MB`,
  (n) => `${(n / 1000).toFixed(1)} kB`,
];

/** Longest time to refresh the index after an edited word, in milliseconds, by the number of pages. */
const refreshBars = { 1000: 400, 10000: 1500 };

async function measureSite(browser, pages) {
  const started = performance.now();
  const { root, out } = await makeSite(pages);
  const buildMs = performance.now() - started;
  const cache = await mkdtemp(join(tmpdir(), 'docsgen-bench-index-'));
  const index = async (...more) => {
    const { stdout } = await run(process.execPath, [indexScript, root, out, cache, ...more]);
    return JSON.parse(stdout);
  };
  const server = await serveBrotli(out);
  try {
    const cold = await index();
    const edited = await index('--edit');
    const use = await measureSearch(browser, server.origin + page, queries);
    return { pages, buildMs, cold, edited, use, load: loadavg()[0] };
  } finally {
    await server.close();
    await Promise.all([root, cache].map((folder) => rm(folder, { recursive: true, force: true })));
  }
}

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

function judge(results) {
  const row = (name, figure, isMet) => [name, figure, isMet ? 'PASS' : 'FAIL'];
  return formatTable([
    ['bar', 'figure', ''],
    ...results.flatMap(({ pages, buildMs, cold, edited, use }) => [
      row(
        `${pages} pages: index at most 25 % of the build`,
        `${((100 * cold.ms) / buildMs).toFixed(1)} %`,
        cold.ms <= buildMs / 4,
      ),
      ...(refreshBars[pages]
        ? [
            row(
              `${pages} pages: after a word at most ${seconds(refreshBars[pages])}`,
              seconds(edited.ms),
              edited.ms <= refreshBars[pages],
            ),
          ]
        : []),
      row(`${pages} pages: first query at most 300 kB`, kB(use.bytes), use.bytes <= 300_000),
      row(`${pages} pages: key to results at most 100 ms`, `${use.median.toFixed(0)} ms`, use.median <= 100),
      row(`${pages} pages: no console error`, use.errors.length, use.errors.length === 0),
    ]),
  ]);
}

const { values } = parseArgs({ options: { pages: { type: 'string', default: '1000,10000' } } });
const browser = await launchBrowser();
try {
  const results = [];
  for (const pages of values.pages.split(',').map(Number)) results.push(await measureSite(browser, pages));
  process.stdout.write(
    `${format(results)}\n${judge(results)}\nMachine: load average of one minute ${results.map(({ load }) => load.toFixed(1)).join(', ')}\n`,
  );
} finally {
  await browser.close();
}
