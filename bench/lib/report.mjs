import { formatTable } from './format-table.mjs';

/** @import { SiteFigures, Times, Weight } from './figures.ts' */

/** The issue counts 1,000 bytes as one kilobyte. `peers.md` counts 1,024. */
const kB = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(2);
const ms = (/** @type {number} */ value) => value.toFixed(0);

/** @type {readonly (readonly [title: string, show: (weight: Weight) => string | number])[]} */
const weightColumns = [
  ['requests to load', (w) => w.requestsLoad],
  ['requests to idle', (w) => w.requestsIdle],
  ['kB to load', (w) => kB(w.bytesLoad)],
  ['kB to idle', (w) => kB(w.bytesIdle)],
  ['HTML', (w) => kB(w.html)],
  ['CSS', (w) => kB(w.css)],
  ['early script', (w) => kB(w.early)],
  ['JS to load', (w) => kB(w.jsLoad)],
  ['JS to idle', (w) => kB(w.jsIdle)],
  ['other to idle', (w) => kB(w.otherIdle)],
];

/** @type {readonly (readonly [title: string, show: (times: Times) => string])[]} */
const timeColumns = [
  ['DCL', (t) => ms(t.dcl)],
  ['FCP', (t) => ms(t.fcp)],
  ['LCP', (t) => ms(t.lcp)],
  ['load', (t) => ms(t.load)],
  ['TBT', (t) => ms(t.tbt)],
  ['TBT cpu', (t) => ms(t.tbtCpu)],
  ['longest task', (t) => ms(t.longest)],
  ['cpu', (t) => ms(t.longestCpu)],
  ['longest script', (t) => ms(t.longestScript)],
  ['cpu', (t) => ms(t.longestScriptCpu)],
  ['script', (t) => ms(t.script)],
  ['task', (t) => ms(t.task)],
  ['layout+style', (t) => ms(t.layout)],
  ['CLS', (t) => t.cls.toFixed(4)],
];

/**
 * Returns the figures of all sites as text: weight, times with the slowdown, navigation, counters.
 *
 * @param {readonly SiteFigures[]} results
 * @param {{ slowDown: number, runs: number }} options
 */
export function formatFigures(results, { slowDown, runs }) {
  const times = results.flatMap(({ pages, page, plain }) => [
    [`${pages} pages`, ...timeColumns.map(([, show]) => show(page.times))],
    [`${pages} pages, no scripts`, ...timeColumns.map(([, show]) => show(plain.times))],
  ]);
  return [
    `One docs page, empty cache, brotli 11, kB of 1,000 bytes (median of ${runs})`,
    formatTable([
      ['', ...weightColumns.map(([name]) => name)],
      ...results.map(({ pages, page }) => [`${pages} pages`, ...weightColumns.map(([, show]) => show(page.weight))]),
    ]),
    `The same, CPU ${slowDown}x slower, ms by the trace; cpu is without waiting for other processes (median of ${runs})`,
    formatTable([['', ...timeColumns.map(([name]) => name)], ...times]),
    `TBT of each run: ${results.map(({ pages, page, plain }) => `${pages} pages ${page.tbts.map(ms).join(',')} / no scripts ${plain.tbts.map(ms).join(',')}`).join('; ')}\n`,
    'Click to the first frame with the new heading, ms, unthrottled, pointer 100 ms on the link, motion allowed',
    formatTable([
      ['', 'median', 'pages loaded whole', 'all'],
      ...results.map(({ pages, navigation: { median, wholeLoads, times: all } }) => [
        `${pages} pages`,
        median.toFixed(1),
        `${wholeLoads} of ${all.length}`,
        all.map((time) => time.toFixed(0)).join(' '),
      ]),
    ]),
    'Objects after so many navigations, after garbage collection',
    formatTable([
      ['', 'navigations', 'nodes', 'listeners', 'documents', 'heap kB', 'pages loaded whole'],
      ...results.flatMap(({ pages, leaks }) =>
        leaks.samples.map(({ visits, nodes, listeners, documents, heap }) => [
          `${pages} pages`,
          visits,
          nodes,
          listeners,
          documents,
          kB(heap),
          leaks.wholeLoads,
        ]),
      ),
    ]),
    ...results.flatMap(({ pages, errors }) =>
      errors.length > 0 ? [`Console errors, ${pages} pages: ${errors.join(' | ')}\n`] : [],
    ),
    `Machine: load average of one minute ${results.map(({ pages, load }) => `${load.before.toFixed(1)} before and ${load.after.toFixed(1)} after ${pages} pages`).join(', ')}\n`,
  ].join('\n');
}
