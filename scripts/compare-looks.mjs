// Compares how the pages of a commit look with how those of the working tree look, and writes a
// report with pictures of what differs. One Chromium draws both in the same run, so no pictures are
// stored, and none is wrong after an update of the browser.
//
//   node scripts/compare-looks.mjs [REF] [--out FOLDER] [--allow]
//
// REF is the commit to compare with: `origin/main` if there is one, or else `HEAD`. The report is in a
// temporary folder unless FOLDER names another one, which is emptied. The exit status is 1 if anything
// differs, except with `--allow`.
import { spawnSync } from 'node:child_process';
import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildSide, checkOut } from './looks/build-side.mjs';
import { compareSides } from './looks/compare-sides.mjs';
import { launchPainter } from './looks/launch-painter.mjs';
import { listViews } from './looks/views.mjs';
import { writeReport } from './looks/write-report.mjs';

const repository = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string' }, allow: { type: 'boolean', default: false } },
});
const ref = positionals[0] ?? defaultRef();
const temporary = async () => realpath(await mkdtemp(join(tmpdir(), 'docsgen-looks-')));
const report = values.out === undefined ? await temporary() : resolve(values.out);
const work = await temporary();
// Builds of both sides have the same day.
process.env['SOURCE_DATE_EPOCH'] = '1767268800';

const removeCheckout = await checkOut(repository, ref, join(work, 'checkout'));
try {
  console.log(`Building the sites of ${ref}`);
  const before = await buildSide(join(work, 'checkout'), join(work, 'before'));
  console.log('Building those of the working tree');
  const after = await buildSide(repository, join(work, 'after'));
  const views = listViews();
  console.log(`Drawing ${views.length} views of both`);
  const findings = await compareInBrowser({ before, after }, views);
  for (const finding of findings) console.log(describe(finding));
  console.log(`${findings.length} of ${views.length} views differ from ${ref}`);
  console.log(await writeReport(report, findings, { before: ref, after: 'the working tree', count: views.length }));
  process.exitCode = findings.length === 0 || values.allow ? 0 : 1;
} finally {
  await removeCheckout();
  await rm(work, { recursive: true, force: true });
}

/** @param {Parameters<typeof compareSides>[1]} sides @param {Parameters<typeof compareSides>[2]} views */
async function compareInBrowser(sides, views) {
  const browser = await launchPainter();
  try {
    return await compareSides(browser, sides, views);
  } finally {
    await browser.close();
  }
}

function defaultRef() {
  const main = 'origin/main';
  const found = spawnSync('git', ['rev-parse', '--verify', '--quiet', main], { cwd: repository });
  return found.status === 0 ? main : 'HEAD';
}

/** @param {import('./looks/compare-sides.mjs').Finding} finding */
function describe(finding) {
  if ('onlyIn' in finding) return `${finding.view.name}: only ${finding.onlyIn}`;
  return `${finding.view.name}: ${finding.difference.pixels} pixels`;
}
