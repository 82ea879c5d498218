// Prints the scores that Lighthouse gives pages of the manual on a simulated phone: medians of five
// runs for each page. Lighthouse is installed into a temporary folder, from npm.
// usage: npm run prepare && node bench/lighthouse.mjs [--runs 5] [--pages /,/search]
import { readFile, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromiumPath } from './lib/browser.mjs';
import { formatTable } from './lib/format-table.mjs';
import { runProgram, runScript } from './lib/run-process.mjs';
import { serveBrotli } from './lib/serve-brotli.mjs';
import { median } from './lib/statistics.mjs';

/**
 * What is read of Lighthouse's report.
 *
 * @typedef {object} LighthouseReport
 * @property {string} lighthouseVersion
 * @property {Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, { title: string, score: number | null }>} audits
 */

const project = fileURLToPath(new URL('..', import.meta.url));
const version = '13';

/**
 * The categories with the lowest score that docsgen aims at.
 *
 * @type {Readonly<Record<string, number>>}
 */
const goals = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };

/**
 * Runs Lighthouse once, with an empty cache.
 *
 * @param {string} folder Where Lighthouse is installed.
 * @param {string} url
 * @returns {Promise<LighthouseReport>}
 */
async function examine(folder, url) {
  const output = join(folder, 'report.json');
  const flags = '--headless --no-sandbox --disable-gpu --disable-background-networking';
  const options = ['--quiet', '--output=json', `--output-path=${output}`, `--chrome-flags=${flags}`];
  const categories = `--only-categories=${Object.keys(goals).join(',')}`;
  await runScript([join(folder, 'node_modules/lighthouse/cli/index.js'), url, ...options, categories], folder);
  return JSON.parse(await readFile(output, 'utf8'));
}

/**
 * Returns the scores of a category in all runs, from 0 to 100.
 *
 * @param {readonly LighthouseReport[]} reports
 * @param {string} category
 */
function scoresOf(reports, category) {
  return reports.map(({ categories }) => Math.round((categories[category]?.score ?? 0) * 100));
}

/**
 * Returns the audits that cost points in any run.
 *
 * @param {readonly LighthouseReport[]} reports
 */
function lostPoints(reports) {
  const lost = reports.flatMap(({ categories, audits }) =>
    Object.entries(categories).flatMap(([name, { auditRefs }]) =>
      auditRefs.flatMap(({ id, weight }) => {
        const { score = null, title = id } = audits[id] ?? {};
        const least = (goals[name] ?? 0) / 100;
        return weight > 0 && score !== null && score < least ? [`${name}: ${title} (${id})`] : [];
      }),
    ),
  );
  return [...new Set(lost)];
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '/,/docs/start,/docs/write/code' },
  },
});
const root = await realpath(await mkdtemp(join(tmpdir(), 'docsgen-lighthouse-')));
const out = join(root, 'manual');
try {
  await writeFile(join(root, 'package.json'), '{ "private": true }\n');
  await runProgram('npm', ['install', '--no-audit', '--no-fund', `lighthouse@${version}`], root);
  await runScript(['bin/docsgen.js', 'build', '--root', 'manual', '--out', out], project);
  process.env['CHROME_PATH'] = await chromiumPath();
  const site = await serveBrotli(out);
  const header = ['page', ...Object.entries(goals).map(([name, goal]) => `${name} (${goal})`), ''];
  const rows = [header];
  /** @type {string[]} */
  const notes = [];
  for (const page of values.pages.split(',')) {
    /** @type {LighthouseReport[]} */
    const reports = [];
    for (let run = 0; run < Number(values.runs); run += 1) reports.push(await examine(root, site.origin + page));
    const found = Object.entries(goals).map(([name, goal]) => ({ score: median(scoresOf(reports, name)), goal }));
    const isGood = found.every(({ score, goal }) => score >= goal);
    rows.push([page, ...found.map(({ score }) => String(score)), isGood ? 'PASS' : 'FAIL']);
    notes.push(...lostPoints(reports).map((note) => `${page}  ${note}`));
    notes.push(
      `${page}  Lighthouse ${reports[0]?.lighthouseVersion ?? ''}, performance of each run: ${scoresOf(reports, 'performance').join(', ')}`,
    );
  }
  await site.close();
  const [load = NaN] = loadavg();
  process.stdout.write(
    `${formatTable(rows)}\n${notes.join('\n')}\nLoad of the machine at the end: ${load.toFixed(1)}\n`,
  );
} finally {
  await rm(root, { recursive: true, force: true });
}
