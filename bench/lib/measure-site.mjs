import { rm } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { hugo } from '../peers/hugo.mjs';
import { makeHugoSite, makeSite } from './make-site.mjs';
import { measureLeaks } from './measure-leaks.mjs';
import { measureLoad } from './measure-load.mjs';
import { measureNavigation } from './measure-navigation.mjs';
import { deviceNames, slow4G, slowDown } from './readers.mjs';
import { serveBrotli } from './serve-brotli.mjs';
import { median, medians } from './statistics.mjs';

/** @import { Browser } from 'playwright-core' */
/** @import { Device, LoadFigures, LoadsFigures, Motion, NavigationFigures, SiteFigures, Subject } from './figures.ts' */

const topic = '/docs/section-1/topic-1';
const path = `${topic}/page-7`;
const leakCounts = [10, 60];

/** How many links are followed in a row, and how often. */
const [clicks, rounds] = [6, 2];

/** @type {readonly Motion[]} */
const motions = ['no-preference', 'reduce'];

/** @typedef {readonly (readonly [subject: Subject, url: string])[]} Pages */

/**
 * Measures a site with this many pages, and the same pages as a site of Hugo. Everything alternates
 * between the two, so that a busy machine affects both equally.
 *
 * @param {Browser} browser
 * @param {number} pages
 * @param {number} runs
 * @returns {Promise<SiteFigures>}
 */
export async function measureSite(browser, pages, runs) {
  const [before = NaN] = loadavg();
  const made = [await makeSite(pages), await makeHugoSite(pages)];
  const [own, other] = made.map(({ out }) => out);
  if (own === undefined || other === undefined) throw new Error('There is no site to measure.');
  const servers = {
    docsgen: await serveBrotli(own),
    plain: await serveBrotli(own, { keepScripts: false }),
    hugo: await serveBrotli(other, { hashed: hugo.hashed }),
  };
  try {
    const neighbors = Array.from({ length: 20 }, (_, at) => `${topic}/page-${at + 1}`);
    servers.docsgen.warm(neighbors);
    servers.plain.warm([path]);
    servers.hugo.warm(neighbors.map(hugo.addressOf));
    const [docsgenUrl, hugoUrl] = [servers.docsgen.origin + path, servers.hugo.origin + hugo.addressOf(path)];
    const loads = [];
    const navigations = [];
    for (const device of deviceNames) {
      /** @type {Pages} */
      const list = [
        ['docsgen', docsgenUrl],
        ['plain', servers.plain.origin + path],
        ['hugo', hugoUrl],
      ];
      loads.push(...(await measureLoads(browser, device, list, runs)));
    }
    for (const device of deviceNames)
      for (const motion of motions) {
        /** @type {Pages} */
        const list = [
          ['docsgen', docsgenUrl],
          ['hugo', hugoUrl],
        ];
        navigations.push(...(await measureNavigations(browser, { device, motion }, list)));
      }
    const leaks = await measureLeaks(browser, docsgenUrl, leakCounts);
    const measured = [...loads, ...navigations].filter(({ subject }) => subject === 'docsgen');
    const errors = [...new Set([...measured, leaks].flatMap((figures) => figures.errors))];
    return { pages, loads, navigations, leaks, errors, load: { before, after: loadavg()[0] ?? NaN } };
  } finally {
    await Promise.all(Object.values(servers).map((server) => server.close()));
    for (const { root } of made) await rm(root, { recursive: true, force: true });
  }
}

/**
 * Loads each page so many times, in turns, on a slow processor and a slow network.
 *
 * @param {Browser} browser
 * @param {Device} device
 * @param {Pages} list
 * @param {number} runs
 */
async function measureLoads(browser, device, list, runs) {
  const seen = list.map(([subject, url]) => ({ subject, url, loads: /** @type {LoadFigures[]} */ ([]) }));
  // The first load of a browser is slower than all others, so it is not counted.
  for (const { url } of seen) await measureLoad(browser, url, { slowDown, device });
  for (let run = 0; run < runs; run += 1)
    for (const { url, loads } of seen)
      loads.push(await measureLoad(browser, url, { slowDown, device, network: slow4G }));
  return seen.map(({ subject, loads }) => ({ device, subject, ...summarize(loads) }));
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
    errors: loads.flatMap(({ errors }) => errors),
  };
}

/**
 * Follows links in each site, in turns.
 *
 * @param {Browser} browser
 * @param {{ readonly device: Device, readonly motion: Motion }} reader
 * @param {Pages} list
 */
async function measureNavigations(browser, reader, list) {
  const seen = list.map(([subject, url]) => ({ subject, url, found: /** @type {NavigationFigures[]} */ ([]) }));
  for (let round = 0; round < rounds; round += 1)
    for (const { url, found } of seen) found.push(await measureNavigation(browser, url, { count: clicks, ...reader }));
  return seen.map(({ subject, found }) => {
    const times = found.flatMap((figures) => figures.times);
    const wholeLoads = found.reduce((sum, figures) => sum + figures.wholeLoads, 0);
    const errors = found.flatMap((figures) => figures.errors);
    return { ...reader, subject, times, median: median(times), wholeLoads, errors };
  });
}
