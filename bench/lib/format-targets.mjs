import { availableParallelism } from 'node:os';
import { formatTable } from './format-table.mjs';
import { deviceNames } from './readers.mjs';

/** @import { Device, LeakFigures, LoadsFigures, SiteFigures, Subject } from './figures.ts' */

/**
 * How much counters may change in 50 navigations and still count as flat. This
 * figure is our own.
 */
const flat = 1.02;

/**
 * The heap also contains code that the browser compiles and caches over time. This
 * figure is our own.
 */
const flatHeap = 1.05;

/**
 * How much the weights of two sites may differ and still count as equal. This figure is our own.
 */
const same = 1.03;

/**
 * Returns each target with its figure and PASS or FAIL; `n/a` if the measurement cannot decide it.
 *
 * @param {readonly SiteFigures[]} results
 */
export function formatTargets(results) {
  const rows = [...results.flatMap(siteTargets), ...samenessTargets(results)];
  return formatTable([['target', 'figure', ''], ...rows]);
}

const ms = (/** @type {number} */ value) => `${value.toFixed(0)} ms`;
const kB = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(2)} kB`;

/** @param {SiteFigures} site */
function siteTargets(site) {
  const { pages, leaks, errors } = site;
  return [
    ...deviceNames.flatMap((device) => [...weightTargets(site, device), ...timeTargets(site, device)]),
    ...leakTargets(pages, leaks),
    row(`${pages} pages: no console error`, errors.length, errors.length === 0),
  ];
}

/**
 * @param {SiteFigures} site
 * @param {Device} device
 */
function weightTargets(site, device) {
  const { weight, shift } = loadsOf(site, device, 'docsgen');
  const name = `${site.pages} pages, ${device}`;
  return [
    row(`${name}: all bytes before load at most 20 kB`, kB(weight.bytesLoad), weight.bytesLoad <= 20_000),
    row(`${name}: script before load at most 5.58 kB`, kB(weight.jsLoad), weight.jsLoad <= 5580),
    row(`${name}: script until idle at most 20 kB`, kB(weight.jsIdle), weight.jsIdle <= 20_000),
    row(`${name}: layout shift 0 in every run`, shift.toFixed(4), shift === 0),
  ];
}

/**
 * @param {SiteFigures} site
 * @param {Device} device
 */
function timeTargets(site, device) {
  const [own, plain, hugo] = [
    loadsOf(site, device, 'docsgen'),
    loadsOf(site, device, 'plain'),
    loadsOf(site, device, 'hugo'),
  ];
  const [click, hugoClick] = [clickOf(site, device, 'docsgen'), clickOf(site, device, 'hugo')];
  const { load } = site;
  // On a busy machine, a time depends more on other processes than on the page.
  const isBusy = Math.max(load.before, load.after) > availableParallelism() + 1;
  /**
   * @param {string} name
   * @param {string} figure
   * @param {boolean} isMet
   */
  const timed = (name, figure, isMet) => {
    const cells = row(`${site.pages} pages, ${device}: ${name}`, figure, isMet);
    return isBusy ? [...cells, 'busy machine: measure again'] : cells;
  };
  /**
   * @param {string} name
   * @param {readonly [own: number, hugo: number]} values
   * @param {number} limit
   */
  const besideHugo = (name, [value, other], limit) =>
    timed(
      `${name} at most ${limit}x Hugo`,
      `${ms(value)} / ${ms(other)}${other > 0 ? ` = ${(value / other).toFixed(2)}x` : ''}`,
      value <= other * limit,
    );
  return [
    besideHugo('first paint', [own.times.fcp, hugo.times.fcp], 1),
    besideHugo('largest paint', [own.times.lcp, hugo.times.lcp], 1),
    besideHugo('TBT', [own.times.tbt, hugo.times.tbt], 1.2),
    besideHugo('style and layout', [own.times.layout, hugo.times.layout], 1.3),
    timed('no script task over 50 ms in any run', ms(own.longestScript), own.longestScript <= 50),
    timed(
      'TBT at most 10 ms above no scripts',
      `${ms(own.times.tbt)} - ${ms(plain.times.tbt)}`,
      own.times.tbt - plain.times.tbt <= 10,
    ),
    timed('click to heading at most 40 ms, motion allowed', `${click.toFixed(1)} ms`, click <= 40),
    besideHugo('click to heading, motion allowed,', [click, hugoClick], 0.45),
  ];
}

/**
 * @param {string} target
 * @param {string | number} figure
 * @param {boolean} isMet
 */
function row(target, figure, isMet) {
  return [target, figure, isMet ? 'PASS' : 'FAIL'];
}

/**
 * @param {SiteFigures} site
 * @param {Device} device
 * @param {Subject} subject
 * @returns {LoadsFigures}
 */
function loadsOf({ loads }, device, subject) {
  const found = loads.find((load) => load.device === device && load.subject === subject);
  if (!found) throw new Error(`${subject} was not loaded on a ${device}.`);
  return found;
}

/**
 * @param {SiteFigures} site
 * @param {Device} device
 * @param {Subject} subject
 */
function clickOf({ navigations }, device, subject) {
  const found = navigations.find(
    (each) => each.device === device && each.subject === subject && each.motion === 'no-preference',
  );
  if (!found) throw new Error(`No links of ${subject} were followed on a ${device}.`);
  return found.median;
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
    const values = results.map((site) => loadsOf(site, 'desktop', 'docsgen').weight[key]);
    const ratio = Math.max(...values) / Math.min(...values);
    const isSame = ratio <= same;
    return [
      `${key} the same for all sites (at most x${same})`,
      `${values.join(' / ')} bytes`,
      isSame ? 'PASS' : 'FAIL',
    ];
  });
}
