import { openPage } from './browser.mjs';
import { interactions } from './interactions.mjs';
import { tap } from './measure-navigation.mjs';
import { devices, slowDown } from './readers.mjs';
import { recordTrace } from './record-tasks.mjs';
import { watchInteractions } from './watch-interactions.mjs';

/** @import { Browser, CDPSession, Page } from 'playwright-core' */
/** @import { Device, Interaction, InteractionFigures, InteractionSite, InteractionTimes, RestyleFigures, TraceEvent } from './figures.ts' */

/** Pause before each interaction, and until its last frame, in milliseconds. */
const [rest, patience] = [500, 1500];

/** Time between the pointer's arrival and the click, and until the button is released. */
const [pointerBefore, press] = [150, 60];

/**
 * Opens a page with an empty cache on a slow processor, and does all that it offers. Returns the
 * time of each interaction, in milliseconds, and the errors of the page.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {{ readonly device: Device, readonly site: InteractionSite }} reader
 * @returns {Promise<{ readonly figures: readonly InteractionFigures[], readonly errors: readonly string[] }>}
 */
export async function measureInteractions(browser, url, { device, site }) {
  const { context, page, session, errors } = await openSlowly(browser, url, device);
  try {
    const offered = interactions.filter(
      (each) => (each.devices?.includes(device) ?? true) && (each.site ?? site) === site,
    );
    /** @type {InteractionFigures[]} */
    const figures = [];
    for (const interaction of offered) {
      const stop = await recordTrace(browser);
      const times = await measure(page, device === 'phone' ? session : null, interaction);
      figures.push({ name: interaction.name, ...times, cpu: busyTime(await stop(), times.paint) });
    }
    return { figures, errors };
  } finally {
    await context.close();
  }
}

/**
 * Returns how many elements got new styles in each frame after a change of the color mode.
 *
 * @param {Browser} browser
 * @param {string} url
 * @param {Device} device
 * @returns {Promise<RestyleFigures>}
 */
export async function measureRestyles(browser, url, device) {
  const { context, page } = await openSlowly(browser, url, device);
  try {
    // The switch is in the drawer on a phone. A click by script changes the mode in the same way.
    const toggle = () =>
      page.evaluate(() =>
        document.querySelector('.color-switch')?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
      );
    await toggle();
    await page.waitForTimeout(patience);
    const stop = await recordTrace(browser);
    await toggle();
    await page.waitForTimeout(patience);
    const events = (await stop()).filter(
      ({ name, args }) => name === 'UpdateLayoutTree' && (args?.elementCount ?? 0) > 0,
    );
    return {
      elements: events.map(({ args }) => args?.elementCount ?? 0),
      cpu: events.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0),
    };
  } finally {
    await context.close();
  }
}

/**
 * Returns the CPU time of the main thread from the last click or key until the next frame, in
 * milliseconds: without the time in which other processes of a busy machine had the processor.
 *
 * @param {readonly TraceEvent[]} events
 * @param {number} paint
 */
function busyTime(events, paint) {
  const input = events.findLast(
    ({ name, args }) => name === 'EventDispatch' && ['click', 'keydown'].includes(args?.data?.type ?? ''),
  );
  if (!input) return 0;
  const [start, end] = [input.ts, input.ts + paint * 1000];
  return events
    .filter(({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && pid === input.pid && tid === input.tid)
    .filter(({ ts, dur }) => ts + dur > start && ts < end)
    .reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
}

/**
 * @param {Browser} browser
 * @param {string} url
 * @param {Device} device
 */
async function openSlowly(browser, url, device) {
  const opened = await openPage(browser, devices[device]);
  const { page, session } = opened;
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  await page.addInitScript(watchInteractions);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForSelector('html[data-js=ready]');
  await page.waitForTimeout(patience);
  return opened;
}

/**
 * @param {Page} page
 * @param {CDPSession | null} touch The page's session if the reader has no mouse.
 * @param {Interaction} interaction
 * @returns {Promise<InteractionTimes>}
 */
async function measure(page, touch, { target, key, shows }) {
  await page.waitForTimeout(rest);
  const point = target === undefined ? null : await page.evaluate(reach, { target, isFocused: key !== undefined });
  if (target !== undefined && point === null) throw new Error(`${page.url()} shows no ${target}.`);
  if (point && !key && !touch) {
    await page.mouse.move(point.x, point.y);
    await page.waitForTimeout(pointerBefore);
  }
  await page.waitForTimeout(rest);
  await page.evaluate((selector) => window.benchWatch.start(selector), shows);
  if (key) await page.keyboard.press(key, { delay: press });
  else if (point && touch) await tap(page, touch, point);
  else {
    await page.mouse.down();
    await page.waitForTimeout(press);
    await page.mouse.up();
  }
  await page.waitForTimeout(patience);
  return page.evaluate(() => window.benchWatch.stop());
}

/**
 * Runs in the page: scrolls an element to the middle of the window, and focuses it if a key follows.
 * Returns a point on the first one that can be seen and used there.
 *
 * @param {{ readonly target: string, readonly isFocused: boolean }} options
 */
async function reach({ target, isFocused }) {
  const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  for (const element of document.querySelectorAll(target)) {
    if (!(element instanceof HTMLElement) || !element.checkVisibility({ visibilityProperty: true })) continue;
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    await frame();
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    if (!hit || !element.contains(hit)) continue;
    if (isFocused) element.focus();
    return { x, y };
  }
  return null;
}
