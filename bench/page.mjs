// Prints the weight and the times of one docs page, and the speed of navigation, beside the same
// page of Hugo: on a desktop and on a phone, for sites of several sizes.
// usage: npm run compile && node bench/page.mjs [--pages 100,1000] [--runs 5]
import { parseArgs } from 'node:util';
import { launchBrowser } from './lib/browser.mjs';
import { formatTargets } from './lib/format-targets.mjs';
import { measureSite } from './lib/measure-site.mjs';
import { formatFigures } from './lib/report.mjs';

/** @import { SiteFigures } from './lib/figures.ts' */

/** @param {string} text */
function readNumbers(text) {
  const numbers = text.split(',').map(Number);
  if (numbers.every((number) => Number.isInteger(number) && number > 0)) return numbers;
  throw new Error(`Expected whole numbers above 0, got ${text}.`);
}

async function main() {
  const { values } = parseArgs({
    options: { pages: { type: 'string', default: '100,1000' }, runs: { type: 'string', default: '5' } },
  });
  const [runs = 1] = readNumbers(values.runs);
  const browser = await launchBrowser();
  try {
    /** @type {SiteFigures[]} */
    const results = [];
    for (const pages of readNumbers(values.pages)) results.push(await measureSite(browser, pages, runs));
    process.stdout.write(`${formatFigures(results, runs)}\n${formatTargets(results)}`);
  } finally {
    await browser.close();
  }
}

try {
  await main();
} catch (error) {
  // Only print the error. The exit code stays 0, so that a benchmark never stops a pipeline.
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
}
