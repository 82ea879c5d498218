import { openPage, readMetrics } from './browser.mjs';
import { observePage } from './observe-page.mjs';
import { recordRequests } from './record-requests.mjs';
import { recordTasks } from './record-tasks.mjs';

/** How long the network must be quiet after the load event for a page to be idle, in milliseconds. */
const quiet = 3000;

/** A task blocks for its time beyond this limit, in milliseconds. */
const longTask = 50;

/**
 * Opens a page with an empty cache and a CPU slowdown. Returns its weight, its times and the errors
 * on its console.
 */
export async function measureLoad(browser, url, slowDown) {
  const { context, page, session, errors } = await openPage(browser);
  try {
    const network = await recordRequests(session);
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
  const [{ domContentLoadedEventEnd: dcl, loadEventEnd: load }] = performance.getEntriesByType('navigation');
  const earlyScripts = [...document.querySelectorAll('script[src]')].map(({ src }) => src);
  return { ...globalThis.benchPage, dcl, load, earlyScripts };
}

function summarizeTimes({ dcl, fcp, lcp, load, tasks, scripts, cls }, metrics) {
  const late = tasks.filter(({ start, wall }) => start + wall > fcp);
  const blocked = late.map(({ start, wall }) => start + wall - Math.max(start, fcp) - longTask);
  // CPU time of the thread: other processes on a busy machine do not count.
  const busy = late.map(({ start, cpu }) => (start < fcp ? 0 : cpu - longTask));
  const positive = (list) => list.reduce((sum, ms) => sum + Math.max(0, ms), 0);
  const most = (list, key) => Math.max(0, ...list.map((entry) => entry[key]));
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
    script: metrics.ScriptDuration * 1000,
    task: metrics.TaskDuration * 1000,
    layout: (metrics.LayoutDuration + metrics.RecalcStyleDuration) * 1000,
    cls,
  };
}

function weigh(requests, earlyScripts) {
  const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0);
  const of = (kind, list = requests) => sum(list.filter((request) => request.kind === kind));
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
