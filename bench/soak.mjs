// Edits a site at random while `docsgen dev` serves it, and compares its answers with clean builds.
// usage: node bench/soak.mjs [--edits 1000] [--minutes 10] [--seed 1] [--site varied | --corpus 1000] [--log file]
import { cp, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { formatTable } from './lib/format-table.mjs';
import { loadSource } from './lib/load-source.mjs';
import { makeSite } from './lib/make-site.mjs';

/** @import { SoakCheck, SoakResult } from '../test/support/dev/soak/run-soak.ts' */

const docsgen = fileURLToPath(new URL('../bin/docsgen.js', import.meta.url));
const sites = fileURLToPath(new URL('../test/sites/', import.meta.url));
const editsPerCheck = 100;
const mostGrowth = 1.3;
const rest = 4000;

/** @param {string} name */
async function copySite(name) {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'docsgen-soak-')));
  await cp(join(sites, name), root, { recursive: true });
  return root;
}

/** @param {number} pages */
async function makeCorpus(pages) {
  const { root, out } = await makeSite(pages);
  await rm(out, { recursive: true });
  return root;
}

/** @param {readonly SoakCheck[]} checks */
function format(checks) {
  return formatTable([
    ['edits', 'files', 'different', 'stale windows', 'right after', 'memory'],
    ...checks.map(({ edits, files, different, stale, ms, memory }) => [
      edits,
      files,
      different.length,
      stale.length,
      `${ms.toFixed(0)} ms`,
      `${memory.toFixed(0)} MB`,
    ]),
  ]);
}

/**
 * @param {SoakResult} result
 * @returns {readonly (readonly [target: string, figure: string, isMet: boolean])[]}
 */
function checkTargets({ checks, faults, exitStatus }) {
  const growth = (checks.at(-1)?.memory ?? NaN) / (checks[0]?.memory ?? NaN);
  const different = checks.flatMap((check) => check.different);
  const stale = checks.flatMap((check) => check.stale);
  return [
    ['answers equal a clean build', `${different.length} differ`, different.length === 0],
    ['windows show what is answered', `${stale.length} do not`, stale.length === 0],
    [`memory at most ${mostGrowth}x that after the first check`, `${growth.toFixed(2)}x`, growth <= mostGrowth],
    ['no bug in docsgen', `${faults.length} reported`, faults.length === 0],
    ['ends when it is asked to', `status ${exitStatus}`, exitStatus === 0],
  ];
}

const { values } = parseArgs({
  options: {
    edits: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    site: { type: 'string', default: 'varied' },
    corpus: { type: 'string' },
    log: { type: 'string' },
  },
});
/** @type {typeof import('../test/support/dev/soak/run-soak.ts')} */
const { runSoak } = await loadSource('../test/support/dev/soak/run-soak.ts');
const root = values.corpus === undefined ? await copySite(values.site) : await makeCorpus(Number(values.corpus));
try {
  const result = await runSoak({
    docsgen,
    root,
    isPlain: values.corpus !== undefined,
    edits: Number(values.edits),
    editsPerCheck,
    duration: Number(values.minutes) * 60_000,
    seed: Number(values.seed),
    rest,
    onProgress: (line) => process.stderr.write(`${line}\n`),
  });
  const targets = checkTargets(result);
  const differences = result.checks.flatMap(({ edits, different, stale }) =>
    [...different, ...stale].map((line) => `after ${edits} edits: ${line}\n`),
  );
  const rows = targets.map(([target, figure, isMet]) => [target, figure, isMet ? 'PASS' : 'FAIL']);
  process.stdout.write(`${format(result.checks)}\n${formatTable([['target', 'figure', ''], ...rows])}\n`);
  process.stdout.write(
    `${differences.join('')}Machine: load average of one minute ${(loadavg()[0] ?? NaN).toFixed(1)}\n`,
  );
  if (values.log !== undefined) await writeFile(values.log, result.log);
  if (targets.some(([, , isMet]) => !isMet)) process.exitCode = 1;
} finally {
  await rm(root, { recursive: true, force: true });
}
