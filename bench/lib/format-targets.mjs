import { availableParallelism } from 'node:os';
import { formatTable } from './format-table.mjs';

/** @import { LeakFigures, SiteFigures } from './figures.ts' */

/**
 * How much counters may change in 50 navigations and still count as flat. The issue gives no
 * figure.
 */
const flat = 1.02;

/**
 * The heap also contains code that the browser compiles and caches over time. The issue gives no
 * figure.
 */
const flatHeap = 1.05;

/**
 * How much the weights of two sites may differ and still count as equal. The issue gives no figure.
 */
const same = 1.03;

/**
 * Returns each target of the issue with its figure and PASS or FAIL; `n/a` if the measurement
 * cannot decide it.
 *
 * @param {readonly SiteFigures[]} results
 */
export function formatTargets(results) {
  const rows = [...results.flatMap(siteTargets), ...samenessTargets(results)];
  return formatTable([['target', 'figure', ''], ...rows]);
}

/** @param {SiteFigures} site */
function siteTargets({ pages, page, plain, navigation, leaks, errors, load }) {
  const { weight, times } = page;
  const delivered = weight.html + weight.css + weight.early;
  /**
   * @param {string} name
   * @param {string | number} figure
   * @param {boolean} isMet
   */
  const row = (name, figure, isMet) => [`${pages} pages: ${name}`, figure, isMet ? 'PASS' : 'FAIL'];
  // On a busy machine, a time depends more on other processes than on the page.
  const isBusy = Math.max(load.before, load.after) > availableParallelism() + 1;
  /**
   * @param {string} name
   * @param {string} figure
   * @param {boolean} isMet
   */
  const timed = (name, figure, isMet) => [
    ...row(name, figure, isMet).slice(0, 2),
    (isMet ? 'PASS' : 'FAIL') + (isBusy ? ' (busy machine: measure again)' : ''),
  ];
  const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(2)} kB`;
  return [
    row('script before load at most 5 kB', kB(weight.jsLoad), weight.jsLoad <= 5000),
    row('script until idle at most 75 kB', kB(weight.jsIdle), weight.jsIdle <= 75_000),
    row('HTML + CSS + early script at most 25 kB', kB(delivered), delivered <= 25_000),
    timed('no script task over 50 ms in any run', `${page.longestScript.toFixed(0)} ms`, page.longestScript <= 50),
    timed(
      'TBT at most 10 ms above no scripts',
      `${times.tbt.toFixed(0)} - ${plain.times.tbt.toFixed(0)} = ${(times.tbt - plain.times.tbt).toFixed(0)} ms`,
      times.tbt - plain.times.tbt <= 10,
    ),
    row('layout shift 0 in every run', page.shift.toFixed(4), page.shift === 0),
    timed('click to heading at most 50 ms', `${navigation.median.toFixed(1)} ms`, navigation.median <= 50),
    ...leakTargets(pages, leaks),
    row('no console error', errors.length, errors.length === 0),
  ];
}

/**
 * If a page was fully loaded, it starts with fresh counters, so they are flat whatever navigation
 * does.
 *
 * @param {number} pages
 * @param {LeakFigures} leaks
 */
function leakTargets(pages, { samples, wholeLoads }) {
  const [first, last] = [samples[0], samples.at(-1)];
  if (!first || !last) return [];
  const limits = /** @type {const} */ ({ nodes: flat, listeners: flat, documents: 1, heap: flatHeap });
  const keys = /** @type {const} */ (['nodes', 'listeners', 'documents', 'heap']);
  return keys.map((key) => [
    `${pages} pages: ${key} flat from ${first.visits} to ${last.visits} navigations (at most x${limits[key]})`,
    `x${(last[key] / first[key]).toFixed(3)}`,
    wholeLoads > 0 ? 'n/a: loaded whole' : last[key] <= first[key] * limits[key] ? 'PASS' : 'FAIL',
  ]);
}

/** @param {readonly SiteFigures[]} results */
function samenessTargets(results) {
  if (results.length < 2) return [];
  const keys = /** @type {const} */ (['html', 'css', 'jsLoad', 'jsIdle', 'bytesLoad']);
  return keys.map((key) => {
    const values = results.map(({ page }) => page.weight[key]);
    const ratio = Math.max(...values) / Math.min(...values);
    const isSame = ratio <= same;
    return [
      `${key} the same for all sites (at most x${same})`,
      `${values.join(' / ')} bytes`,
      isSame ? 'PASS' : 'FAIL',
    ];
  });
}
