import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, totalmem } from 'node:os';
import { join } from 'node:path';
import { launchBrowser } from '../browser.mjs';
import { generators } from './generators.mjs';
import { ensureInstalled } from './install.mjs';
import { buildPart } from './parts/build.mjs';
import { devPart } from './parts/dev.mjs';
import { heapPart } from './parts/heap.mjs';
import { installedPart } from './parts/installed.mjs';
import { largePart } from './parts/large.mjs';
import { localesPart } from './parts/locales.mjs';
import { navigationPart } from './parts/navigation.mjs';
import { pagePart } from './parts/page.mjs';
import { warmPart } from './parts/warm.mjs';
import { ensureSite } from './sites.mjs';

/** All parts of the benchmark, in the order in which they run. */
export const allParts = [
  installedPart,
  buildPart,
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

function listTasks(part, chosen, { sizes, runs, only }) {
  const takesPart = (generator, pages) =>
    (part.takes?.(generator) ?? true) && (pages <= generator.largest || only !== undefined);
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

async function install(work, needed, store, log) {
  for (const generator of needed) {
    log(`installing ${generator.name}`);
    const home = homeOf(work, generator);
    await ensureInstalled(generator, home);
    const versions = await generator.readVersions(home);
    await store.write({ part: 'versions', generator: generator.name, pages: 0, run: 1 }, versions);
  }
  const machine = {
    processor: cpus()[0].model,
    cores: availableParallelism(),
    memory: totalmem(),
    node: process.version,
  };
  await store.write({ part: 'machine', generator: 'all', pages: 0, run: 1 }, machine);
}

async function runTask({ task: { part, generator, key }, work, store, browser, log }) {
  const home = homeOf(work, generator);
  const site = join(home, 'sites', String(key.pages));
  const name = `${part.name} ${generator.name} ${key.pages} run ${key.run}`;
  try {
    if (!part.needsNoSite) await ensureSite(generator, site, key.pages);
    const startedAt = performance.now();
    const figures = await part.measure({ generator, home, site, pages: key.pages, browser });
    await store.write(key, figures);
    log(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  } catch (error) {
    log(`${name} FAILED: ${error instanceof Error ? error.message : String(error)}`);
    await mkdir(work, { recursive: true });
    await writeFile(join(work, 'failures.log'), `${new Date().toISOString()} ${name}: ${error.stack}\n`, { flag: 'a' });
  }
}

function homeOf(work, { name }) {
  return join(work, 'generators', name);
}
