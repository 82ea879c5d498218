// Measures what a newcomer waits for, from an empty folder to a served site, with npm. The packages
// are in npm's cache: a first run, which is not measured, has downloaded them.
// usage: npm run compile && node bench/newcomer.mjs
import { mkdir, mkdtemp, readdir, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchBrowser } from './lib/browser.mjs';
import { formatTable } from './lib/format-table.mjs';
import { loadSource } from './lib/load-source.mjs';
import { runProgram } from './lib/run-process.mjs';

/** @import { Browser } from 'playwright-core' */

const project = fileURLToPath(new URL('..', import.meta.url));
const mostSeconds = 60;

/** @type {typeof import('../test/support/newcomer/package-runner.ts') & typeof import('../test/support/newcomer/start-site.ts') & typeof import('../test/support/newcomer/take-first-steps.ts')} */
const { createRunner, startSite, takeFirstSteps } = await loadSource(
  ...['package-runner', 'start-site', 'take-first-steps'].map((name) => `../test/support/newcomer/${name}.ts`),
);

/**
 * Returns the seconds of each step, and those until all was done.
 *
 * @param {string} folder
 * @param {string} tarball
 * @param {Browser} browser
 */
async function measure(folder, tarball, browser) {
  await mkdir(folder);
  const runner = createRunner({ manager: 'npm', script: null, node: process.execPath, folder });
  const began = performance.now();
  let last = began;
  /** @type {[name: string, seconds: number][]} */
  const steps = [];
  /** @param {string} name */
  const onStep = (name) => {
    const now = performance.now();
    steps.push([name, (now - last) / 1000]);
    last = now;
  };
  await startSite({ folder, manager: 'npm', runner, tarball, onStep });
  const compiler = join(project, 'node_modules/.bin/tsc');
  await takeFirstSteps({ folder, runner, browser, compiler, onStep });
  return { steps, total: (last - began) / 1000 };
}

const root = await realpath(await mkdtemp(join(tmpdir(), 'docsgen-newcomer-')));
const browser = await launchBrowser();
try {
  await runProgram('npm', ['pack', '--ignore-scripts', '--pack-destination', root], project);
  const archive = (await readdir(root)).find((file) => file.endsWith('.tgz')) ?? '';
  await measure(join(root, 'first'), join(root, archive), browser);
  const { steps, total } = await measure(join(root, 'second'), join(root, archive), browser);
  const rows = steps.map(([name, seconds]) => [name, `${seconds.toFixed(1)} s`]);
  const end = [`all, at most ${mostSeconds} s`, `${total.toFixed(1)} s`, total <= mostSeconds ? 'PASS' : 'FAIL'];
  process.stdout.write(formatTable([['step', 'time', ''], ...rows.map((row) => [...row, '']), end]));
} finally {
  await browser.close();
  await rm(root, { recursive: true, force: true });
}
