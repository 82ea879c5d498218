/** @import { Browser } from 'playwright-core' */
/** @import { TraceEvent, TraceFigures } from './figures.ts' */

/** Trace categories: tasks, what runs in them, paints, and the start of the navigation. */
const includedCategories = ['toplevel', 'devtools.timeline', 'loading', 'blink.user_timing'];

/** Names of the trace events for calculating styles and layout. Neither contains the other. */
const layoutEvents = new Set(['UpdateLayoutTree', 'Layout']);

/** Names of the trace events for running a script. */
const scriptEvents = new Set(['EvaluateScript', 'v8.evaluateModule', 'FunctionCall']);

/**
 * Traces the browser until `stop()`, which returns all events.
 *
 * @param {Browser} browser
 * @returns {Promise<() => Promise<readonly TraceEvent[]>>}
 */
export async function recordTrace(browser) {
  const session = await browser.newBrowserCDPSession();
  /** @type {TraceEvent[]} */
  const events = [];
  // Playwright types the events as texts, but they are objects with numbers.
  session.on('Tracing.dataCollected', (/** @type {{ value: readonly object[] }} */ { value }) => {
    for (const event of value) if (isTraceEvent(event)) events.push(event);
  });
  await session.send('Tracing.start', { traceConfig: { includedCategories }, transferMode: 'ReportEvents' });
  return async () => {
    const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
    await session.send('Tracing.end');
    await complete;
    await session.detach();
    return events;
  };
}

/**
 * Traces the browser until `stop(url)`. That returns the tasks and script runs of the page's main
 * thread, in milliseconds since its navigation: `start`, `wall` and `cpu`. A PerformanceObserver
 * for long tasks is not enough: it misses most tasks that only lay out and paint, so it reports too
 * little blocking time.
 *
 * @param {Browser} browser
 * @returns {Promise<(url: string) => Promise<TraceFigures>>}
 */
export async function recordTasks(browser) {
  const stop = await recordTrace(browser);
  return async (url) => readTrace(await stop(), url);
}

/**
 * @param {object} event
 * @returns {event is TraceEvent}
 */
function isTraceEvent(event) {
  return 'name' in event && 'ts' in event;
}

/**
 * @param {readonly TraceEvent[]} events
 * @param {string} url
 * @returns {TraceFigures}
 */
function readTrace(events, url) {
  const page = events.find(({ name, args }) => name === 'ParseHTML' && args?.beginData?.url === url);
  if (!page) throw new Error(`The trace does not show ${url}.`);
  const own = events.filter(({ pid }) => pid === page.pid);
  const before = own.filter(({ name, ts }) => name === 'navigationStart' && ts <= page.ts).map(({ ts }) => ts);
  const start = Math.max(...before);
  const paint = own.find(({ name, ts }) => name === 'firstContentfulPaint' && ts > start);
  const entry = (/** @type {TraceEvent} */ { ts, dur, tdur = 0 }) => ({
    start: (ts - start) / 1000,
    wall: dur / 1000,
    cpu: tdur / 1000,
  });
  const main = own.filter(({ tid, ph, ts, dur }) => tid === page.tid && ph === 'X' && ts + dur > start);
  const tasks = main.filter(({ name }) => name === 'ThreadControllerImpl::RunTask').map(entry);
  if (!paint || before.length === 0 || tasks.length === 0) throw new Error(`The trace of ${url} is not whole.`);
  const scripts = main.filter(({ name }) => scriptEvents.has(name)).map(entry);
  const layout = main.filter(({ name }) => layoutEvents.has(name)).reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  return { tasks, scripts, fcp: (paint.ts - start) / 1000, layout };
}
