// Compares the check of a finished site with the cold build of it: time, and peak memory of all
// processes. The site has the same number of pages in each of three languages.
// usage: npm run compile && node bench/check.mjs [--sizes 1000,10000] [--runs 3]
import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runMeasured } from './lib/compare/run-measured.mjs';
import { formatTable } from './lib/format-table.mjs';
import { siteConfiguration } from './lib/make-site.mjs';
import { runScript } from './lib/run-process.mjs';
import { median } from './lib/statistics.mjs';

const docsgen = fileURLToPath(new URL('../bin/docsgen.js', import.meta.url));
const corpus = fileURLToPath(new URL('corpus.mjs', import.meta.url));
const locales = ['en', 'es', 'pt'];
/** A check takes at most this part of the time of a cold build. */
const mostTime = 0.25;
/** The memory of a check must not grow with the number of pages, but for what it keeps of each. */
const mostGrowth = 2;

const { values } = parseArgs({
  options: { sizes: { type: 'string', default: '1000,10000' }, runs: { type: 'string', default: '3' } },
});
const sizes = values.sizes.split(',').map(Number);
const runs = Number(values.runs);

/** @param {number} pages */
async function writeSite(pages) {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'docsgen-bench-')));
  for (const [index, locale] of locales.entries())
    await runScript([corpus, join(root, 'content', locale, 'docs'), String(pages), '--seed', String(index + 1)], root);
  const labels = locales.map((locale) => `${locale}: { label: '${locale}' }`).join(', ');
  await writeFile(
    join(root, 'site.config.ts'),
    siteConfiguration.replace("locales: { en: { label: 'English' } }", `locales: { ${labels} }`),
  );
  return root;
}

/**
 * Builds a site without anything of an earlier build, and then checks its output.
 *
 * @param {string} root
 */
async function measure(root) {
  const out = join(root, 'build');
  await rm(out, { recursive: true, force: true });
  await rm(join(root, '.docsgen'), { recursive: true, force: true });
  const run = (/** @type {string} */ command) =>
    runMeasured({
      command: [process.execPath, docsgen, command, '--root', root, '--out', out],
      cwd: root,
      log: join(root, 'logs', command),
    });
  return { build: await run('build'), check: await run('check') };
}

/** @param {number} pages */
async function measureSize(pages) {
  const root = await writeSite(pages);
  try {
    /** @type {Awaited<ReturnType<typeof measure>>[]} */
    const all = [];
    for (let run = 0; run < runs; run += 1) all.push(await measure(root));
    const of = (/** @type {'build' | 'check'} */ command, /** @type {'wall' | 'memory'} */ figure) =>
      median(all.map((each) => each[command][figure]));
    return { pages, build: of('build', 'wall'), check: of('check', 'wall'), memory: of('check', 'memory') };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

const measured = [];
for (const pages of sizes) measured.push(await measureSize(pages));
process.stdout.write(
  formatTable([
    [
      `pages in each of ${locales.length} languages`,
      'cold build',
      'check',
      `ratio (at most ${mostTime})`,
      'peak memory',
    ],
    ...measured.map(({ pages, build, check, memory }) => [
      pages,
      `${build.toFixed(2)} s`,
      `${check.toFixed(2)} s`,
      (check / build).toFixed(2),
      `${(memory / 1e6).toFixed(0)} MB`,
    ]),
  ]),
);
const growth = (measured.at(-1)?.memory ?? NaN) / (measured[0]?.memory ?? NaN);
process.stdout.write(`memory of the last size: ${growth.toFixed(2)}x that of the first (at most ${mostGrowth}x)\n`);
if (growth > mostGrowth || measured.some(({ build, check }) => check / build > mostTime)) process.exitCode = 1;
