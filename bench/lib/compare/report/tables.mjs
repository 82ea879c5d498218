import { deviceNames, slowDown } from '../../readers.mjs';
import { formatNumber, toKB, toMB } from './format-cells.mjs';
import { formatMeasured, listColumns, tabulate } from './tabulate.mjs';

/** @import { Figures } from '../types.ts' */
/** @import { Device } from '../../figures.ts' */

/**
 * Returns the tables about builds.
 *
 * @param {Figures} figures
 */
export function tabulateBuilds(figures) {
  return [
    `## A build from nothing\n\nMedians of ${figures.runs('build')}. Seconds:\n`,
    tabulate(figures, 'build', ({ wall }) => wall),
    'CPU time in seconds:\n',
    tabulate(figures, 'build', ({ cpu }) => cpu),
    'Peak memory of all processes, MB:\n',
    tabulate(figures, 'build', ({ memory }) => memory, toMB),
    'CPU time for each additional page, milliseconds:\n',
    tabulateGrowth(figures),
    '## Output\n\nHTML of the same page, kB:\n',
    tabulate(figures, 'build', ({ page }) => page.html, toKB),
    'The same, compressed with brotli 11, kB:\n',
    tabulate(figures, 'build', ({ page }) => page.brotli, toKB),
    'All files, MB:\n',
    tabulate(figures, 'build', ({ output }) => output.bytes, toMB),
    'Files:\n',
    tabulate(figures, 'build', ({ output }) => output.files),
    `## A second build\n\nMedians of ${figures.runs('warm')}. After one edited word, seconds:\n`,
    tabulate(figures, 'warm', ({ edited }) => edited.wall),
    'The same, CPU time in seconds:\n',
    tabulate(figures, 'warm', ({ edited }) => edited.cpu),
    'The same, peak memory, MB:\n',
    tabulate(figures, 'warm', ({ edited }) => edited.memory, toMB),
    'With nothing changed, seconds:\n',
    tabulate(figures, 'warm', ({ unchanged }) => unchanged.wall),
  ];
}

/** @param {Figures} figures */
function tabulateGrowth(figures) {
  const sizes = figures.sizes('build');
  const steps = sizes.slice(1).map((to, at) => /** @type {const} */ ([sizes[at] ?? 0, to]));
  const rows = figures
    .generators('build')
    .map(({ name, label }) => [
      label,
      ...steps.map(([from, to]) => formatNumber(costPerPage(figures, name, from, to))),
    ]);
  return formatMeasured(figures, 'build', [
    ['pages', ...steps.map((step) => step.map(formatNumber).join(' to '))],
    ...rows,
  ]);
}

/**
 * Returns the CPU time in milliseconds for each additional page between two sizes; null if one size
 * was not measured.
 *
 * @param {Figures} figures
 * @param {string} generator
 * @param {number} from
 * @param {number} to
 */
export function costPerPage(figures, generator, from, to) {
  const cpuOf = (/** @type {number} */ pages) => figures.median('build', generator, pages, ({ cpu }) => cpu);
  const [less, more] = [cpuOf(from), cpuOf(to)];
  return less === null || more === null ? null : ((more - less) / (to - from)) * 1000;
}

/**
 * Returns the tables about what readers and writers see.
 *
 * @param {Figures} figures
 */
export function tabulateBrowser(figures) {
  return [
    `## A page in the browser\n\nEmpty cache, brotli 11, a processor that is ${slowDown} times slower, a slow 4G network. In kB of 1,000 bytes,\nand milliseconds:\n`,
    ...deviceNames.flatMap((device) => [`On a ${device}:\n`, tabulateLoads(figures, device)]),
    listErrors(figures),
    '## Navigation\n\nFrom a click on a link in the text to the frame that shows the next heading, with motion allowed. The\npointer is on the link 100 ms before, and a finger stays on it as long:\n',
    ...deviceNames.flatMap((device) => [
      `On a ${device}:\n`,
      listColumns(figures, 'navigation', [
        ['median ms', (run) => run[device].median],
        ['slowest ms', (run) => Math.max(...run[device].times)],
        ['clicks', (run) => run[device].times.length],
        ['full page loads', (run) => run[device].wholeLoads],
      ]),
    ]),
    '## The development server\n\nFrom the command to a page on the screen, and from a saved file to the new word on it\n(5 starts, and 5 edits after each):\n',
    listColumns(figures, 'dev', [
      ['first start s', ({ cold }) => cold.start / 1000],
      ['next start s', ({ warm }) => warm.start / 1000],
      ['edit to screen ms', ({ cold }) => cold.edit],
      ['slowest ms', ({ cold }) => Math.max(...cold.edits)],
      ['full page loads', ({ cold }) => cold.wholeLoads],
      ['MB at start', ({ cold }) => toMB(cold.memoryAtStart)],
      ['MB after edits', ({ cold }) => toMB(cold.memory)],
    ]),
  ];
}

/**
 * @param {Figures} figures
 * @param {Device} device
 */
function tabulateLoads(figures, device) {
  return listColumns(figures, 'page', [
    ['requests to load', (run) => run[device].weight.requestsLoad],
    ['to idle', (run) => run[device].weight.requestsIdle],
    ['kB to load', (run) => toKB(run[device].weight.bytesLoad)],
    ['to idle', (run) => toKB(run[device].weight.bytesIdle)],
    ['HTML', (run) => toKB(run[device].weight.html)],
    ['CSS', (run) => toKB(run[device].weight.css)],
    ['JS to load', (run) => toKB(run[device].weight.jsLoad)],
    ['to idle', (run) => toKB(run[device].weight.jsIdle)],
    ['FCP', (run) => run[device].times.fcp],
    ['LCP', (run) => run[device].times.lcp],
    ['blocking', (run) => run[device].times.tbt],
    ['style and layout', (run) => run[device].times.layout],
    ['longest task', (run) => run[device].times.longest],
    ['CLS', (run) => run[device].times.cls],
  ]);
}

/**
 * Returns the messages on the browser's console: if a page has failed, its measurement is not
 * valid.
 *
 * @param {Figures} figures
 */
function listErrors(figures) {
  const measured = figures.generators('page');
  const lines = measured.flatMap(({ name, label }) => {
    const loads = figures.sizes('page').flatMap((pages) => figures.all('page', name, pages));
    const errors = loads.flatMap((run) => deviceNames.flatMap((device) => run[device].errors));
    return [...new Set(errors)].map((error) => `- ${label}: \`${error}\``);
  });
  if (lines.length > 0) return `Errors of the pages:\n\n${lines.join('\n')}\n`;
  return measured.length > 0 ? 'No page logged an error.\n' : '';
}

/**
 * Returns the tables about docsgen alone, and about installs.
 *
 * @param {Figures} figures
 */
export function tabulateRest(figures) {
  return [
    '## The development server of a large site\n\nFrom the command to a page, with every page as a file in three languages, seconds:\n',
    listColumns(figures, 'large', [
      ['first start', ({ first }) => first / 1000],
      ['next start', ({ start }) => start / 1000],
      ['saved title to screen', ({ frontMatter }) => frontMatter / 1000],
    ]),
    `## The site of this project\n\nA build from nothing, medians of ${figures.runs('own')}:\n`,
    listColumns(figures, 'own', [
      ['s', ({ wall }) => wall],
      ['CPU s', ({ cpu }) => cpu],
      ['peak MB', ({ memory }) => toMB(memory)],
    ]),
    '## Languages\n\nA site in ten languages, with 5 % of its pages translated. CPU time in milliseconds:\n',
    listColumns(figures, 'locales', [
      ['a fallback page', ({ fallback }) => fallback * 1000],
      ['a translated page', ({ translation }) => translation * 1000],
      ['one language, CPU s', ({ single }) => single.cpu],
      ['ten, none translated', ({ fallbacks }) => fallbacks.cpu],
      ['ten, 5 % translated', ({ translated }) => translated.cpu],
    ]),
    '## A small heap\n\nA build from nothing under `NODE_OPTIONS=--max-old-space-size=512`:\n',
    listColumns(figures, 'heap', [
      ['s', ({ wall }) => wall],
      ['CPU s', ({ cpu }) => cpu],
      ['peak MB', ({ memory }) => toMB(memory)],
    ]),
    '## Installed\n\nInstalled for production, on the disk:\n',
    listColumns(figures, 'installed', [
      ['packages', ({ packages }) => packages],
      ['MB', ({ disk }) => toMB(disk)],
    ]),
  ];
}
