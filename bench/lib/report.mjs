import { formatTable } from './format-table.mjs';
import { slowDown } from './readers.mjs';

/** @import { Motion, SiteFigures, Subject, Times, Weight } from './figures.ts' */

/** One kilobyte is 1,000 bytes, as browsers count. */
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
  ['layout+style cpu', (t) => ms(t.layout)],
  ['CLS', (t) => t.cls.toFixed(4)],
];

/** @type {Readonly<Record<Subject, string>>} */
const subjects = { docsgen: 'docsgen', plain: 'no scripts', hugo: 'Hugo' };

/** @type {Readonly<Record<Motion, string>>} */
const motions = { 'no-preference': 'motion allowed', reduce: 'motion reduced' };

/**
 * Returns the figures of all sites as text: weight, times on a slow device, navigation, counters.
 *
 * @param {readonly SiteFigures[]} results
 * @param {number} runs
 */
export function formatFigures(results, runs) {
  const loads = results.flatMap((site) => site.loads.map((load) => ({ ...load, pages: site.pages })));
  const named = loads.map((load) => ({
    ...load,
    name: `${load.pages} pages, ${load.device}, ${subjects[load.subject]}`,
  }));
  return [
    `One docs page, empty cache, brotli 11, kB of 1,000 bytes (median of ${runs})`,
    formatTable([
      ['', ...weightColumns.map(([name]) => name)],
      ...named.map(({ name, weight }) => [name, ...weightColumns.map(([, show]) => show(weight))]),
    ]),
    `The same, processor ${slowDown}x slower, slow 4G, ms by the trace; cpu is without waiting for other processes (median of ${runs})`,
    formatTable([
      ['', ...timeColumns.map(([name]) => name)],
      ...named.map(({ name, times }) => [name, ...timeColumns.map(([, show]) => show(times))]),
    ]),
    `TBT of each run: ${named.map(({ name, tbts }) => `${name} ${tbts.map(ms).join(',')}`).join('; ')}\n`,
    'Click to the first frame with the new heading, ms, unthrottled, pointer or finger 100 ms on the link',
    formatTable([
      ['', 'median', 'pages loaded whole', 'all'],
      ...results.flatMap(({ pages, navigations }) =>
        navigations.map(({ device, motion, subject, median, wholeLoads, times }) => [
          `${pages} pages, ${device}, ${motions[motion]}, ${subjects[subject]}`,
          median.toFixed(1),
          `${wholeLoads} of ${times.length}`,
          times.map((time) => time.toFixed(0)).join(' '),
        ]),
      ),
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
