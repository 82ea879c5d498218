// Measures docsgen and its peers, and writes docs/benchmarks.md.
// usage: node bench/peers.mjs [--work DIR] [--only docsgen,hugo,…]
//        [--parts build,own,warm,heap,locales,page,navigation,dev,large,installed]
//        [--sizes 1,100,1000] [--runs 3] [--again] [--report]
// Measurements are kept in the work folder and are not repeated without --again. --report only
// writes the report.
import { mkdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generators } from './lib/compare/generators.mjs';
import { lighthouseSection, withLighthouse } from './lib/lighthouse-section.mjs';
import { makeReport } from './lib/compare/report/make-report.mjs';
import { allParts, runParts } from './lib/compare/run-parts.mjs';
import { createStore } from './lib/compare/store.mjs';

const reportFile = fileURLToPath(new URL('../docs/benchmarks.md', import.meta.url));

const { values } = parseArgs({
  options: {
    work: { type: 'string', default: join(tmpdir(), 'docsgen-peers') },
    parts: { type: 'string' },
    only: { type: 'string' },
    sizes: { type: 'string' },
    runs: { type: 'string' },
    again: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
  },
});

/**
 * Returns the names in a comma-separated list; undefined if there is none.
 *
 * @param {string | undefined} text
 * @param {readonly string[]} known
 */
function readNames(text, known) {
  const names = text?.split(',');
  const wrong = names?.find((name) => !known.includes(name));
  if (wrong !== undefined) throw new Error(`There is no "${wrong}"; there are ${known.join(', ')}.`);
  return names;
}

/** @param {string | undefined} text */
function readNumbers(text) {
  const numbers = text?.split(',').map(Number);
  if (numbers?.every((number) => Number.isInteger(number) && number > 0) ?? true) return numbers;
  throw new Error(`Expected whole numbers above 0, got ${text}.`);
}

async function main() {
  const options = {
    parts: readNames(
      values.parts,
      allParts.map(({ name }) => name),
    ),
    only: readNames(
      values.only,
      generators.map(({ name }) => name),
    ),
    sizes: readNumbers(values.sizes),
    runs: readNumbers(values.runs)?.[0],
    again: values.again,
  };
  await mkdir(values.work, { recursive: true });
  const work = await realpath(values.work);
  const store = createStore(join(work, 'measurements'));
  if (!values.report) await runParts({ work, store, options, log: (line) => process.stderr.write(`${line}\n`) });
  const report = await makeReport(store);
  // Lighthouse measures at other times.
  if (values.report)
    await writeFile(reportFile, withLighthouse(report, lighthouseSection(await readFile(reportFile, 'utf8'))));
  process.stdout.write(report);
}

// At this signal Playwright closes its browser, but the measurements would continue without it.
process.once('SIGTERM', () => process.exit(143));
await main();
