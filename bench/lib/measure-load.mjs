import { openPage, readMetrics } from './browser.mjs';
import { devices } from './readers.mjs';
import { observePage } from './observe-page.mjs';
import { recordRequests } from './record-requests.mjs';
import { recordTasks } from './record-tasks.mjs';

/** @import { Browser } from 'playwright-core' */
/** @import { LoadFigures, LoadOptions, PageRequest, RequestKind, Task, Times, TraceFigures, Weight } from './figures.ts' */

/**
 * How long the network must be quiet after the load event for a page to be idle, in milliseconds.
 */
const quiet = 3000;

/** A task blocks for its time beyond this limit, in milliseconds. */
const longTask = 50;

/**
 * Opens a page with an empty cache, and, if asked for, with a slower processor and network. Returns
 * its weight, its times and the errors on its console.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {LoadOptions} [options]
 * @returns {Promise<LoadFigures>}
 */
export async function measureLoad(browser, url, { slowDown = 1, device = 'desktop', network: conditions } = {}) {
  const { context, page, session, errors } = await openPage(browser, devices[device]);
  try {
    const network = await recordRequests(session);
    if (conditions) await session.send('Network.emulateNetworkConditions', conditions);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
    await page.addInitScript(observePage);
    const stopTasks = await recordTasks(browser);
    await page.goto(url, { waitUntil: 'load', timeout: 60_000 });
    while (!network.isLoaded() || network.quietFor() < quiet) await page.waitForTimeout(100);
    const seen = await page.evaluate(readPage);
    const times = summarizeTimes({ ...seen, ...(await stopTasks(url)) }, await readMetrics(session));
    return { weight: weigh(network.read(), seen.earlyScripts), times, errors };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function readPage() {
  const [timing] = performance.getEntriesByType('navigation');
  if (!(timing instanceof PerformanceNavigationTiming)) throw new Error('The browser does not time the navigation.');
  const { domContentLoadedEventEnd: dcl, loadEventEnd: load } = timing;
  const earlyScripts = [...document.scripts].flatMap(({ src }) => (src === '' ? [] : [src]));
  return { ...window.benchPage, dcl, load, earlyScripts };
}

/**
 * @param {TraceFigures & Pick<Times, 'dcl' | 'lcp' | 'load' | 'cls'>} seen
 * @param {Partial<Record<string, number>>} metrics
 * @returns {Times}
 */
function summarizeTimes({ dcl, fcp, lcp, load, tasks, scripts, layout, cls }, metrics) {
  const late = tasks.filter(({ start, wall }) => start + wall > fcp);
  const blocked = late.map(({ start, wall }) => start + wall - Math.max(start, fcp) - longTask);
  // CPU time of the thread: other processes on a busy machine do not count.
  const busy = late.map(({ start, cpu }) => (start < fcp ? 0 : cpu - longTask));
  const positive = (/** @type {readonly number[]} */ list) => list.reduce((sum, ms) => sum + Math.max(0, ms), 0);
  const most = (/** @type {readonly Task[]} */ list, /** @type {'wall' | 'cpu'} */ key) =>
    Math.max(0, ...list.map((entry) => entry[key]));
  const ms = (/** @type {string} */ name) => (metrics[name] ?? NaN) * 1000;
  return {
    dcl,
    fcp,
    lcp,
    load,
    tbt: positive(blocked),
    tbtCpu: positive(busy),
    longest: most(tasks, 'wall'),
    longestCpu: most(tasks, 'cpu'),
    longestScript: most(scripts, 'wall'),
    longestScriptCpu: most(scripts, 'cpu'),
    script: ms('ScriptDuration'),
    task: ms('TaskDuration'),
    layout,
    cls,
  };
}

/**
 * @param {readonly PageRequest[]} requests
 * @param {readonly string[]} earlyScripts
 * @returns {Weight}
 */
function weigh(requests, earlyScripts) {
  const sum = (/** @type {readonly PageRequest[]} */ list) => list.reduce((total, { bytes }) => total + bytes, 0);
  const of = (/** @type {RequestKind} */ kind, list = requests) => sum(list.filter((request) => request.kind === kind));
  const early = requests.filter((request) => request.early);
  return {
    requestsLoad: early.length,
    requestsIdle: requests.length,
    bytesLoad: sum(early),
    bytesIdle: sum(requests),
    html: of('html'),
    css: of('css'),
    early: sum(requests.filter(({ url }) => earlyScripts.includes(url))),
    jsLoad: of('js', early),
    jsIdle: of('js'),
    otherIdle: of('other'),
  };
}
