import { deviceNames } from '../../readers.mjs';
import { heapLimit } from '../parts/heap.mjs';
import { formatNumber, formatRows, toKB, toMB } from './format-cells.mjs';
import { divide, formatTarget } from './format-target.mjs';
import { readerTargets } from './reader-targets.mjs';
import { costPerPage } from './tables.mjs';

/** @import { Figures, PartFigures } from '../types.ts' */

/**
 * Returns the targets of docsgen, each with its measurement and PASS or FAIL, as a Markdown table.
 *
 * @param {Figures} figures
 */
export function tabulateTargets(figures) {
  const rows = [
    ...coldBuildTargets(figures),
    ...warmBuildTargets(figures),
    growthTarget(figures),
    ...memoryTargets(figures),
    ...pageTargets(figures),
    ...deviceNames.flatMap((device) => readerTargets(figures, device)),
    localeTarget(figures),
    ...smallTargets(figures),
    ...installTargets(figures),
    ...devTargets(figures),
  ];
  return formatRows([['measure', 'target', 'measured', ''], ...rows]);
}

/** @param {Figures} figures */
function coldBuildTargets(figures) {
  const wall = (/** @type {string} */ generator, /** @type {number} */ pages) =>
    figures.median('build', generator, pages, (run) => run.wall);
  /** @type {readonly (readonly [generator: string, pages: number, limit: number])[]} */
  const limits = [
    ['docsgen', 1000, 2.8],
    ['docsgen', 10_000, 2.3],
    ['docsgen-native', 1000, 2],
    ['docsgen-native', 10_000, 1.7],
  ];
  const peers = figures.generators('build').filter(({ isOwn, isNative }) => !isOwn && !isNative);
  const walls = peers.map(({ name }) => wall(name, 1000)).filter((value) => value !== null);
  const quickest = walls.length === 0 ? null : Math.min(...walls);
  return [
    ...limits.map(([generator, pages, limit]) =>
      formatTarget(
        `cold build, ${formatNumber(pages)} pages${generator === 'docsgen' ? '' : ', native parser'}`,
        `at most ${limit}× Hugo`,
        { value: divide(wall(generator, pages), wall('hugo', pages)), limit, unit: '×' },
      ),
    ),
    formatTarget('cold build, 1,000 pages', 'the quickest JavaScript peer takes at least 4.5×', {
      value: divide(quickest, wall('docsgen', 1000)),
      limit: 4.5,
      unit: '×',
      isAtLeast: true,
    }),
  ];
}

/** @param {Figures} figures */
function warmBuildTargets(figures) {
  const wall = (/** @type {string} */ generator, /** @type {number} */ pages) =>
    figures.median('warm', generator, pages, ({ edited }) => edited.wall);
  /** @type {readonly (readonly [pages: number, limit: number])[]} */
  const limits = [
    [1000, 0.4],
    [4000, 0.2],
    [10_000, 0.15],
  ];
  return limits.map(([pages, limit]) =>
    formatTarget(`after an edited word, ${formatNumber(pages)} pages`, `at most ${limit}× Hugo`, {
      value: divide(wall('docsgen', pages), wall('hugo', pages)),
      limit,
      unit: '×',
    }),
  );
}

/** @param {Figures} figures */
function growthTarget(figures) {
  const [few, many] = [costPerPage(figures, 'docsgen', 100, 1000), costPerPage(figures, 'docsgen', 4000, 10_000)];
  return formatTarget('growth of CPU a page, 4,000 to 10,000 against 100 to 1,000', 'at most 1.25×', {
    value: divide(many, few),
    limit: 1.25,
    unit: '×',
  });
}

/** @param {Figures} figures */
function memoryTargets(figures) {
  const memory = (/** @type {number} */ pages) => figures.median('build', 'docsgen', pages, (run) => toMB(run.memory));
  const [run] = figures.all('heap', 'docsgen', 10_000);
  return [
    formatTarget('memory at 10,000 pages against 1,000', 'at most 1.5×', {
      value: divide(memory(10_000), memory(1000)),
      limit: 1.5,
      unit: '×',
    }),
    formatTarget('memory at 10,000 pages', 'under 700 MB', { value: memory(10_000), limit: 700, unit: ' MB' }),
    formatTarget('10,000 pages build in a small heap', `\`--max-old-space-size=${heapLimit}\``, {
      value: run === undefined ? null : run.wall,
      limit: Infinity,
      unit: ' s',
    }),
  ];
}

/** @param {Figures} figures */
function pageTargets(figures) {
  const html = (/** @type {number} */ pages) =>
    figures.median('build', 'docsgen', pages, ({ page }) => toKB(page.html));
  const more = (/** @type {number} */ from) => {
    const [most, least] = [html(10_000), html(from)];
    return most === null || least === null ? null : most - least;
  };
  return [
    formatTarget('HTML of a page at 10,000 pages above 100', 'at most 3 kB', {
      value: more(100),
      limit: 3,
      unit: ' kB',
    }),
    formatTarget('HTML of a page at 10,000 pages above 1,000', 'none', { value: more(1000), limit: 0, unit: ' kB' }),
  ];
}

/** @param {Figures} figures */
function localeTarget(figures) {
  const cost = (/** @type {(figures: PartFigures['locales']) => number} */ select) =>
    figures.median('locales', 'docsgen', 1000, select);
  return formatTarget('CPU of a fallback page against a translated one', 'at most 25 %', {
    value: divide(
      cost(({ fallback }) => fallback * 100),
      cost(({ translation }) => translation),
    ),
    limit: 25,
    unit: ' %',
  });
}

/** @param {Figures} figures */
function smallTargets(figures) {
  return [
    formatTarget('cold build, 1 page', 'at most 0.6 s', {
      value: figures.median('build', 'docsgen', 1, ({ wall }) => wall),
      limit: 0.6,
      unit: ' s',
    }),
    formatTarget('cold build of the site of this project', 'at most 2.5 s', {
      value: figures.median('own', 'docsgen', 0, ({ wall }) => wall),
      limit: 2.5,
      unit: ' s',
    }),
  ];
}

/** @param {Figures} figures */
function installTargets(figures) {
  const read = (/** @type {(figures: PartFigures['installed']) => number} */ select) =>
    figures.median('installed', 'docsgen', 0, select);
  return [
    formatTarget('installed packages', 'at most 200', { value: read(({ packages }) => packages), limit: 200 }),
    formatTarget('installed tree', 'at most 90 MB', { value: read(({ disk }) => toMB(disk)), limit: 90, unit: ' MB' }),
  ];
}

/** @param {Figures} figures */
function devTargets(figures) {
  /**
   * @param {string} generator
   * @param {'start' | 'edit'} key
   */
  const read = (generator, key) => figures.median('dev', generator, 1000, ({ cold }) => cold[key]);
  return [
    formatTarget('development server: command to page, 1,000 pages, no cache', 'at most 0.5× Hugo', {
      value: divide(read('docsgen', 'start'), read('hugo', 'start')),
      limit: 0.5,
      unit: '×',
    }),
    formatTarget('development server: edit to screen, 1,000 pages', 'at most 60 ms', {
      value: read('docsgen', 'edit'),
      limit: 60,
      unit: ' ms',
    }),
    formatTarget('development server: edit to screen, 1,000 pages', 'at most 0.5× VitePress 1', {
      value: divide(read('docsgen', 'edit'), read('vitepress', 'edit')),
      limit: 0.5,
      unit: '×',
    }),
    formatTarget('development server: command to page, 10,000 pages in 3 languages, with a cache', 'at most 2 s', {
      value: figures.median('large', 'docsgen', 10_000, (run) => run.start / 1000),
      limit: 2,
      unit: ' s',
    }),
    formatTarget('development server: saved title to screen, 10,000 pages in 3 languages', 'at most 0.3 s', {
      value: figures.median('large', 'docsgen', 10_000, (run) => run.frontMatter / 1000),
      limit: 0.3,
      unit: ' s',
    }),
  ];
}
