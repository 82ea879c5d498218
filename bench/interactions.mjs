// Prints how long a reader waits for the next frame after each kind of interaction, on a slow
// processor, on a desktop and on a phone: on a page of a large corpus and on a page of this
// project's site with tabs and folds.
// usage: npm run compile && node bench/interactions.mjs [--pages 1000] [--runs 5]
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { launchBrowser } from './lib/browser.mjs';
import { formatTable } from './lib/format-table.mjs';
import { makeSite } from './lib/make-site.mjs';
import { measureInteractions, measureRestyles } from './lib/measure-interactions.mjs';
import { deviceNames, slowDown } from './lib/readers.mjs';
import { runScript } from './lib/run-process.mjs';
import { serveBrotli } from './lib/serve-brotli.mjs';
import { median } from './lib/statistics.mjs';

/** @import { Browser } from 'playwright-core' */
/** @import { Device, InteractionFigures, InteractionSite, RestyleFigures } from './lib/figures.ts' */

const project = fileURLToPath(new URL('..', import.meta.url));

/** The longest that a reader waits for a frame, in milliseconds. */
const limit = 100;

/** @typedef {{ readonly site: InteractionSite, readonly device: Device, readonly url: string }} Reader */
/** @typedef {Reader & { readonly figures: InteractionFigures[], readonly restyles: RestyleFigures[] }} Seen */

/** Builds the site of this project in a new temporary folder. Returns the folder. */
async function buildOwnSite() {
  const out = await realpath(await mkdtemp(join(tmpdir(), 'docsgen-bench-')));
  await runScript([join(project, 'bin/docsgen.js'), 'build', '--root', project, '--out', out], project);
  return out;
}

/**
 * Measures each page on each device so many times, in turns.
 *
 * @param {Browser} browser
 * @param {readonly Reader[]} readers
 * @param {number} runs
 */
async function measure(browser, readers, runs) {
  /** @type {readonly Seen[]} */
  const seen = readers.map((reader) => ({ ...reader, figures: [], restyles: [] }));
  for (let run = 0; run < runs; run += 1)
    for (const { url, device, site, figures, restyles } of seen) {
      const done = await measureInteractions(browser, url, { device, site });
      if (done.errors.length > 0) throw new Error(`${url}: ${done.errors.join('; ')}`);
      figures.push(...done.figures);
      restyles.push(await measureRestyles(browser, url, device));
    }
  return seen;
}

/** @param {readonly Seen[]} seen */
function format(seen) {
  const ms = (/** @type {number} */ value) => value.toFixed(0);
  const rows = seen.flatMap(({ site, device, figures }) =>
    [...new Set(figures.map(({ name }) => name))].map((name) => {
      const own = figures.filter((each) => each.name === name);
      const paint = median(own.map((each) => each.paint));
      const shown = own.flatMap((each) => (each.shown === null ? [] : [each.shown]));
      const all = own.map((each) => ms(each.paint)).join(' ');
      const seenAfter = shown.length === 0 ? '–' : `${ms(median(shown))} (${shown.length} of ${own.length})`;
      const cpu = ms(median(own.map((each) => each.cpu)));
      return [`${site}, ${device}: ${name}`, ms(paint), paint <= limit ? 'PASS' : 'FAIL', cpu, seenAfter, all];
    }),
  );
  const restyles = seen.map(({ site, device, restyles: runs }) => [
    `${site}, ${device}`,
    ms(median(runs.map(({ elements }) => elements.length))),
    ms(median(runs.map(({ elements }) => Math.max(0, ...elements)))),
    ms(median(runs.map(({ elements }) => elements.reduce((sum, count) => sum + count, 0)))),
    ms(median(runs.map(({ cpu }) => cpu))),
    runs[0]?.elements.join(' ') ?? '',
  ]);
  return [
    `From an input to the next frame, ms, processor ${slowDown}x slower; the target is a median of ${limit} ms; cpu is without\nwaiting for other processes`,
    formatTable([['', 'median', '', 'cpu', 'answer shown', 'all'], ...rows]),
    'Elements with new styles after a change of the color mode, and CPU time for it',
    formatTable([['', 'frames', 'most in a frame', 'in all', 'cpu ms', 'a run'], ...restyles]),
  ].join('\n');
}

async function main() {
  const { values } = parseArgs({
    options: { pages: { type: 'string', default: '1000' }, runs: { type: 'string', default: '5' } },
  });
  const corpus = await makeSite(Number(values.pages));
  const own = await buildOwnSite();
  const servers = { corpus: await serveBrotli(corpus.out), own: await serveBrotli(own) };
  const urls = {
    corpus: `${servers.corpus.origin}/docs/section-1/topic-1/page-7`,
    own: `${servers.own.origin}/api/tutorial-basics/markdown-features`,
  };
  const browser = await launchBrowser();
  try {
    const sites = /** @type {const} */ (['corpus', 'own']);
    const readers = sites.flatMap((site) => deviceNames.map((device) => ({ site, device, url: urls[site] })));
    process.stdout.write(format(await measure(browser, readers, Number(values.runs))));
    const [load = NaN] = loadavg();
    const busy = load > availableParallelism() + 1 ? ': a busy machine, measure again' : '';
    process.stdout.write(`\nMachine: load average of one minute ${load.toFixed(1)}${busy}\n`);
  } finally {
    await browser.close();
    await Promise.all([servers.corpus.close(), servers.own.close()]);
    for (const folder of [corpus.root, own]) await rm(folder, { recursive: true, force: true });
  }
}

await main();
