import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../browser.mjs';
import { generators, takes } from './generators.mjs';
import { ensureInstalled } from './install.mjs';
import { buildPart } from './parts/build.mjs';
import { devPart } from './parts/dev.mjs';
import { heapPart } from './parts/heap.mjs';
import { installedPart } from './parts/installed.mjs';
import { largePart } from './parts/large.mjs';
import { localesPart } from './parts/locales.mjs';
import { navigationPart } from './parts/navigation.mjs';
import { ownPart } from './parts/own.mjs';
import { pagePart } from './parts/page.mjs';
import { warmPart } from './parts/warm.mjs';
import { ensureSite } from './sites.mjs';

/** @import { Browser } from 'playwright-core' */
/** @import { Context, Generator, MeasurementKey, Part, PartFigures, PartName, RunOptions, Store } from './types.ts' */

/**
 * One measurement to make.
 *
 * @typedef {object} Task
 * @property {AnyPart} part
 * @property {Generator} generator
 * @property {MeasurementKey<PartName>} key
 */

/**
 * A part of any name.
 *
 * @typedef {{ [Name in PartName]: Part<Name> }[PartName]} AnyPart
 */

/** @typedef {{ work: string, store: Store, log: (line: string) => void }} Run */

/**
 * All parts of the benchmark, in the order in which they run.
 *
 * @type {readonly AnyPart[]}
 */
export const allParts = [
  installedPart,
  buildPart,
  ownPart,
  warmPart,
  heapPart,
  localesPart,
  pagePart,
  navigationPart,
  devPart,
  largePart,
];

/**
 * Makes the measurements that the store does not have yet. For each part and size, every generator
 * has its first run, then every generator its second, and so on. So other load on the machine
 * affects all of them equally. A measurement that fails is reported and left out.
 *
 * @param {Run & { options: RunOptions }} run
 */
export async function runParts({ work, store, options, log }) {
  const chosen = generators.filter(({ name }) => options.only?.includes(name) ?? true);
  const parts = allParts.filter(({ name }) => options.parts?.includes(name) ?? true);
  const tasks = parts.flatMap((part) => listTasks(part, chosen, options));
  const missing = tasks.filter(({ key }) => options.again || !store.has(key));
  log(`${missing.length} measurements to make, ${tasks.length - missing.length} are there already`);
  const needed = chosen.filter((generator) => missing.some((task) => task.generator === generator));
  await install(work, needed, store, log);
  const browser = missing.some(({ part }) => part.needsBrowser) ? await launchBrowser() : null;
  try {
    for (const task of missing) await runTask({ task, work, store, browser, log });
  } finally {
    await browser?.close();
  }
}

/**
 * @param {AnyPart} part
 * @param {readonly Generator[]} chosen
 * @param {RunOptions} options
 * @returns {readonly Task[]}
 */
function listTasks(part, chosen, { sizes, runs, only }) {
  const takesPart = (/** @type {Generator} */ generator, /** @type {number} */ pages) =>
    takes(part, generator) && (pages <= generator.largest || only !== undefined);
  return (part.sizes[0] === 0 ? part.sizes : (sizes ?? part.sizes)).flatMap((pages) =>
    Array.from({ length: runs ?? part.runs }, (_, at) => at + 1).flatMap((run) =>
      chosen
        .filter((generator) => takesPart(generator, pages))
        .map((generator) => ({
          part,
          generator,
          key: { part: part.name, generator: generator.name, pages, run },
        })),
    ),
  );
}

/**
 * @param {string} work
 * @param {readonly Generator[]} needed
 * @param {Store} store
 * @param {Run['log']} log
 */
async function install(work, needed, store, log) {
  for (const generator of needed) {
    log(`installing ${generator.name}`);
    const home = homeOf(work, generator);
    await ensureInstalled(generator, home);
    const versions = await generator.readVersions(home);
    await store.write({ part: 'versions', generator: generator.name, pages: 0, run: 1 }, versions);
  }
  const machine = {
    processor: cpus()[0]?.model ?? 'unknown',
    cores: availableParallelism(),
    memory: totalmem(),
    node: process.version,
  };
  await store.write({ part: 'machine', generator: 'all', pages: 0, run: 1 }, machine);
}

/** @param {Run & { task: Task, browser: Browser | null }} run */
async function runTask({ task: { part, generator, key }, work, store, browser, log }) {
  const home = homeOf(work, generator);
  const site = join(home, 'sites', String(key.pages));
  const name = `${part.name} ${generator.name} ${key.pages} run ${key.run}`;
  try {
    if (!part.needsNoSite) await ensureSite(generator, site, key.pages);
    const startedAt = performance.now();
    const figures = await measure(part, { generator, home, site, pages: key.pages }, browser);
    await store.write(key, figures);
    log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  } catch (error) {
    log(`${name} FAILED: ${error instanceof Error ? error.message : String(error)}`);
    const text = error instanceof Error ? error.stack : String(error);
    await mkdir(work, { recursive: true });
    await writeFile(join(work, 'failures.log'), `${new Date().toISOString()} ${name}: ${text}\n`, { flag: 'a' });
  }
}

/**
 * @param {AnyPart} part
 * @param {Context} context
 * @param {Browser | null} browser
 * @returns {Promise<PartFigures[PartName]>}
 */
async function measure(part, context, browser) {
  if (!part.needsBrowser) return part.measure(context);
  if (browser === null) throw new Error(`${part.name} needs a browser.`);
  return part.measure({ ...context, browser });
}

/**
 * @param {string} work
 * @param {Generator} generator
 */
function homeOf(work, { name }) {
  return join(work, 'generators', name);
}
