// Prints the weight and the blocking time of one docs page, and the speed of navigation, for sites
// of several sizes.
// usage: node bench/page.mjs [--pages 100,1000] [--runs 3]
import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { launchBrowser } from './lib/browser.mjs';
import { makeSite } from './lib/make-site.mjs';
import { measureLeaks } from './lib/measure-leaks.mjs';
import { measureLoad } from './lib/measure-load.mjs';
import { measureNavigation } from './lib/measure-navigation.mjs';
import { formatTargets } from './lib/format-targets.mjs';
import { formatFigures } from './lib/report.mjs';
import { serveBrotli } from './lib/serve-brotli.mjs';
import { medians } from './lib/statistics.mjs';

/** @import { Browser } from 'playwright-core' */
/** @import { LoadFigures, LoadsFigures, SiteFigures } from './lib/figures.ts' */

const topic = '/docs/section-1/topic-1';
const path = `${topic}/page-7`;
const slowDown = 4;
const navigations = 12;
const leakCounts = [10, 60];

/**
 * Measures a site with this many pages, with an empty cache for each load.
 *
 * @param {Browser} browser
 * @param {number} pages
 * @param {number} runs
 * @returns {Promise<SiteFigures>}
 */
async function measureSite(browser, pages, runs) {
  const [before = NaN] = loadavg();
  const { root, out } = await makeSite(pages);
  const [site, plain] = [await serveBrotli(out), await serveBrotli(out, { keepScripts: false })];
  try {
    const neighbors = Array.from({ length: 20 }, (_, at) => `${topic}/page-${at + 1}`);
    site.warm(neighbors);
    plain.warm([path]);
    const loads = await measureLoads(browser, site.origin + path, plain.origin + path, runs);
    const navigation = await measureNavigation(browser, site.origin + path, navigations);
    const leaks = await measureLeaks(browser, site.origin + path, leakCounts);
    const errors = [...new Set([...loads.errors, ...navigation.errors, ...leaks.errors])];
    return { pages, ...loads, navigation, leaks, errors, load: { before, after: loadavg()[0] ?? NaN } };
  } finally {
    await Promise.all([site.close(), plain.close(), rm(root, { recursive: true, force: true })]);
  }
}

/**
 * Loads the page with and without scripts in alternation, so that a busy machine affects both
 * equally.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {string} plainUrl
 * @param {number} runs
 */
async function measureLoads(browser, url, plainUrl, runs) {
  /** @type {LoadFigures[]} */
  const withScripts = [];
  /** @type {LoadFigures[]} */
  const without = [];
  // The first load of a browser is slower than all others, so it is not counted.
  await measureLoad(browser, url, slowDown);
  await measureLoad(browser, plainUrl, slowDown);
  for (let run = 0; run < runs; run += 1) {
    withScripts.push(await measureLoad(browser, url, slowDown));
    without.push(await measureLoad(browser, plainUrl, slowDown));
  }
  return {
    page: summarize(withScripts),
    plain: summarize(without),
    errors: withScripts.flatMap(({ errors }) => errors),
  };
}

/**
 * @param {readonly LoadFigures[]} loads
 * @returns {LoadsFigures}
 */
function summarize(loads) {
  const times = loads.map((load) => load.times);
  return {
    weight: medians(loads.map((load) => load.weight)),
    times: medians(times),
    tbts: times.map(({ tbt }) => tbt),
    longestScript: Math.max(...times.map(({ longestScript }) => longestScript)),
    shift: Math.max(...times.map(({ cls }) => cls)),
  };
}

/** @param {string} text */
function readNumbers(text) {
  const numbers = text.split(',').map(Number);
  if (numbers.every((number) => Number.isInteger(number) && number > 0)) return numbers;
  throw new Error(`Expected whole numbers above 0, got ${text}.`);
}

async function main() {
  const { values } = parseArgs({
    options: { pages: { type: 'string', default: '100,1000' }, runs: { type: 'string', default: '3' } },
  });
  const [runs = 1] = readNumbers(values.runs);
  const browser = await launchBrowser();
  try {
    /** @type {SiteFigures[]} */
    const results = [];
    for (const pages of readNumbers(values.pages)) results.push(await measureSite(browser, pages, runs));
    process.stdout.write(`${formatFigures(results, { slowDown, runs })}\n${formatTargets(results)}`);
  } finally {
    await browser.close();
  }
}

try {
  await main();
} catch (error) {
  // Only print the error. The exit code stays 0, so that a benchmark never stops a pipeline.
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
}
