import { heapLimit } from '../parts/heap.mjs';
import { formatNumber, formatRows, toKB, toMB } from './format-cells.mjs';
import { costPerPage } from './tables.mjs';

/**
 * Returns the targets of docsgen, each with its measurement and PASS or FAIL, as a Markdown table.
 */
export function tabulateBars(figures) {
  const rows = [
    ...judgeColdBuilds(figures),
    ...judgeWarmBuilds(figures),
    judgeGrowth(figures),
    ...judgeMemory(figures),
    ...validatePages(figures),
    judgeLocales(figures),
    judgeStart(figures),
    ...judgeInstall(figures),
    ...judgeDev(figures),
  ];
  return formatRows([['measure', 'target', 'measured', ''], ...rows]);
}

/** Returns one row. A null value was not measured. */
function judge(measure, bar, { value, limit, unit = '', isAtLeast = false }) {
  if (value === null) return [measure, bar, 'not measured', '–'];
  const isMet = isAtLeast ? value >= limit : value <= limit;
  return [measure, bar, `${formatNumber(value)}${unit}`, isMet ? 'PASS' : 'FAIL'];
}

const divide = (value, by) => (value === null || by === null ? null : value / by);

function judgeColdBuilds(figures) {
  const wall = (generator, pages) => figures.median('build', generator, pages, (run) => run.wall);
  const limits = [
    [1000, 3.5],
    [4000, 3],
    [10_000, 3],
  ];
  const peers = figures.generators('build').filter(({ name, isNative }) => name !== 'docsgen' && !isNative);
  const walls = peers.map(({ name }) => wall(name, 1000)).filter((value) => value !== null);
  const quickest = walls.length === 0 ? null : Math.min(...walls);
  return [
    ...limits.map(([pages, limit]) =>
      judge(`cold build, ${formatNumber(pages)} pages`, `at most ${limit}× Hugo`, {
        value: divide(wall('docsgen', pages), wall('hugo', pages)),
        limit,
        unit: '×',
      }),
    ),
    judge('cold build, 1,000 pages', 'the quickest JavaScript peer takes at least 4.5×', {
      value: divide(quickest, wall('docsgen', 1000)),
      limit: 4.5,
      unit: '×',
      isAtLeast: true,
    }),
  ];
}

function judgeWarmBuilds(figures) {
  const wall = (generator, pages) => figures.median('warm', generator, pages, ({ edited }) => edited.wall);
  const limits = [
    [1000, 0.5],
    [4000, 0.3],
    [10_000, 0.2],
  ];
  return limits.map(([pages, limit]) =>
    judge(`after an edited word, ${formatNumber(pages)} pages`, `at most ${limit}× Hugo`, {
      value: divide(wall('docsgen', pages), wall('hugo', pages)),
      limit,
      unit: '×',
    }),
  );
}

function judgeGrowth(figures) {
  const [few, many] = [costPerPage(figures, 'docsgen', 100, 1000), costPerPage(figures, 'docsgen', 4000, 10_000)];
  return judge('growth of CPU a page, 4,000 to 10,000 against 100 to 1,000', 'at most 1.25×', {
    value: divide(many, few),
    limit: 1.25,
    unit: '×',
  });
}

function judgeMemory(figures) {
  const memory = (pages) => figures.median('build', 'docsgen', pages, (run) => toMB(run.memory));
  const [run] = figures.all('heap', 'docsgen', 10_000);
  return [
    judge('memory at 10,000 pages against 1,000', 'at most 1.5×', {
      value: divide(memory(10_000), memory(1000)),
      limit: 1.5,
      unit: '×',
    }),
    judge('memory at 10,000 pages', 'under 700 MB', { value: memory(10_000), limit: 700, unit: ' MB' }),
    judge('10,000 pages build in a small heap', `\`--max-old-space-size=${heapLimit}\``, {
      value: run === undefined ? null : run.wall,
      limit: Infinity,
      unit: ' s',
    }),
  ];
}

function validatePages(figures) {
  const html = (pages) => figures.median('build', 'docsgen', pages, ({ page }) => toKB(page.html));
  const more = (from) => (html(10_000) === null || html(from) === null ? null : html(10_000) - html(from));
  return [
    judge('HTML of a page at 10,000 pages above 100', 'at most 3 kB', { value: more(100), limit: 3, unit: ' kB' }),
    judge('HTML of a page at 10,000 pages above 1,000', 'none', { value: more(1000), limit: 0, unit: ' kB' }),
  ];
}

function judgeLocales(figures) {
  const cost = (select) => figures.median('locales', 'docsgen', 1000, select);
  return judge('CPU of a fallback page against a translated one', 'at most 25 %', {
    value: divide(
      cost(({ fallback }) => fallback * 100),
      cost(({ translation }) => translation),
    ),
    limit: 25,
    unit: ' %',
  });
}

function judgeStart(figures) {
  return judge('cold build, 1 page', 'at most 0.8 s', {
    value: figures.median('build', 'docsgen', 1, ({ wall }) => wall),
    limit: 0.8,
    unit: ' s',
  });
}

function judgeInstall(figures) {
  const read = (select) => figures.median('installed', 'docsgen', 0, select);
  return [
    judge('installed packages', 'at most 200', { value: read(({ packages }) => packages), limit: 200 }),
    judge('installed tree', 'at most 90 MB', { value: read(({ disk }) => toMB(disk)), limit: 90, unit: ' MB' }),
  ];
}

function judgeDev(figures) {
  const read = (generator, select) => figures.median('dev', generator, 1000, select);
  const start = ({ cold }) => cold.start;
  const edit = ({ cold }) => cold.edit;
  return [
    judge('development server: command to page, 1,000 pages, no cache', 'at most 0.6× Hugo', {
      value: divide(read('docsgen', start), read('hugo', start)),
      limit: 0.6,
      unit: '×',
    }),
    judge('development server: edit to screen, 1,000 pages', 'at most 0.5× VitePress 1', {
      value: divide(read('docsgen', edit), read('vitepress', edit)),
      limit: 0.5,
      unit: '×',
    }),
    judge('development server: command to page, 10,000 pages in 3 languages, with a cache', 'at most 2.5 s', {
      value: figures.median('large', 'docsgen', 10_000, (run) => run.start / 1000),
      limit: 2.5,
      unit: ' s',
    }),
  ];
}
