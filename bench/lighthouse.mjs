// Prints the scores that Lighthouse gives pages of the manual on a simulated phone: medians of five
// runs for each page. Lighthouse is installed into a temporary folder, from npm. `--report` writes the
// section of docs/benchmarks.md.
// usage: npm run compile && node bench/lighthouse.mjs [--runs 5] [--pages /,/search] [--report]
import { readFile, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { getPriority, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromiumPath } from './lib/browser.mjs';
import { formatTable } from './lib/format-table.mjs';
import { withLighthouse } from './lib/lighthouse-section.mjs';
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
const wanted = '13';
const reportFile = join(project, 'docs/benchmarks.md');

const intro = `\`node bench/lighthouse.mjs --report\` writes this section. Pages of the manual on a simulated phone,
served with Brotli: the medians of all runs, and the performance in each of them. A busy machine
lowers the performance, because the time of scripts counts.`;

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

/**
 * Returns the medians of a page with the goals, and what costs points.
 *
 * @param {string} folder Where Lighthouse is installed.
 * @param {string} url
 * @param {number} runs
 */
async function measurePage(folder, url, runs) {
  /** @type {LighthouseReport[]} */
  const reports = [];
  for (let run = 0; run < runs; run += 1) reports.push(await examine(folder, url));
  const found = Object.entries(goals).map(([name, goal]) => ({ score: median(scoresOf(reports, name)), goal }));
  return {
    scores: found.map(({ score }) => String(score)),
    isGood: found.every(({ score, goal }) => score >= goal),
    performance: scoresOf(reports, 'performance').join(', '),
    lost: lostPoints(reports),
    version: reports[0]?.lighthouseVersion ?? '',
  };
}

/** @param {readonly (readonly string[])[]} rows */
function markdownTable([head = [], ...rows]) {
  const line = (/** @type {readonly string[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '/,/docs/start,/docs/write/code' },
    report: { type: 'boolean', default: false },
  },
});
const root = await realpath(await mkdtemp(join(tmpdir(), 'docsgen-lighthouse-')));
const out = join(root, 'manual');
try {
  await writeFile(join(root, 'package.json'), '{ "private": true }\n');
  await runProgram('npm', ['install', '--no-audit', '--no-fund', `lighthouse@${wanted}`], root);
  await runScript(['bin/docsgen.js', 'build', '--root', 'manual', '--out', out], project);
  process.env['CHROME_PATH'] = await chromiumPath();
  const site = await serveBrotli(out);
  const rows = [['page', ...Object.entries(goals).map(([name, goal]) => `${name}, at least ${goal}`), 'each run', '']];
  /** @type {Set<string>} */
  const lost = new Set();
  let version = '';
  for (const page of values.pages.split(',')) {
    const found = await measurePage(root, site.origin + page, Number(values.runs));
    rows.push([page, ...found.scores, found.performance, found.isGood ? 'PASS' : 'FAIL']);
    for (const audit of found.lost) lost.add(audit);
    version = found.version;
  }
  await site.close();
  const load = loadavg()
    .map((each) => each.toFixed(1))
    .join(', ');
  const day = new Date().toISOString().slice(0, 10);
  const about = `Lighthouse ${version}, ${values.runs} runs of each page, Node ${process.version}, ${day}; load of the machine ${load}, nice value ${getPriority()}.`;
  const losses = [...lost].map((audit) => `- ${audit}`).join('\n');
  process.stdout.write(`${formatTable(rows)}\n${about}\n${losses}\n`);
  const lines = [
    '## Lighthouse',
    intro,
    about,
    markdownTable(rows),
    ...(losses === '' ? [] : ['Points were lost by:', losses]),
  ];
  if (values.report)
    await writeFile(reportFile, withLighthouse(await readFile(reportFile, 'utf8'), lines.join('\n\n')));
} finally {
  await rm(root, { recursive: true, force: true });
}
