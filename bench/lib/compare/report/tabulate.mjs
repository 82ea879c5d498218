import { formatNumber, formatRatio, formatRows } from './format-cells.mjs';

/** @import { Figures, PartFigures, PartName } from '../types.ts' */
/** @import { Rows } from '../../figures.ts' */

/**
 * Returns a table of one figure of a part: a row for each generator, a column for each size, with
 * ratios to docsgen.
 *
 * @template {PartName} Name
 * @param {Figures} figures
 * @param {Name} part
 * @param {(figures: PartFigures[Name]) => number} select
 * @param {(value: number) => number} [convert]
 */
export function tabulate(figures, part, select, convert = (value) => value) {
  const sizes = figures.sizes(part);
  const rows = figures.generators(part).map(({ name, label }) => [
    label,
    ...sizes.map((pages) => {
      const medianOf = (/** @type {string} */ of) => figures.median(part, of, pages, select);
      const [value, own] = [medianOf(name), medianOf('docsgen')];
      return name === 'docsgen'
        ? formatNumber(value === null ? null : convert(value))
        : formatRatio(value === null ? null : convert(value), own === null ? null : convert(own));
    }),
  ]);
  return formatMeasured(figures, part, [['pages', ...sizes.map(formatNumber)], ...rows]);
}

/**
 * Returns a table of several figures of a part, a row for each generator and size.
 *
 * @template {PartName} Name
 * @param {Figures} figures
 * @param {Name} part
 * @param {readonly (readonly [title: string, select: (figures: PartFigures[Name]) => number])[]} columns
 */
export function listColumns(figures, part, columns) {
  // A part without sites has one size, 0, which says nothing.
  const hasSizes = figures.sizes(part).some((pages) => pages > 0);
  const rows = figures.generators(part).flatMap(({ name, label }) =>
    figures
      .sizes(part)
      .filter((pages) => figures.all(part, name, pages).length > 0)
      .map((pages) => [
        label,
        ...(hasSizes ? [formatNumber(pages)] : []),
        ...columns.map(([, select]) => formatNumber(figures.median(part, name, pages, select))),
      ]),
  );
  return formatMeasured(figures, part, [
    ['', ...(hasSizes ? ['pages'] : []), ...columns.map(([title]) => title)],
    ...rows,
  ]);
}

/**
 * Returns a table of a part, and the generators that it should have but that were not measured, so
 * that no table is empty without a word.
 *
 * @param {Figures} figures
 * @param {PartName} part
 * @param {Rows} rows The first one has the titles.
 */
export function formatMeasured(figures, part, rows) {
  const missing = figures.missing(part).map(({ label }) => label);
  return [
    ...(rows.length > 1 ? [formatRows(rows)] : []),
    ...(missing.length > 0 ? [`Not measured: ${missing.join(', ')}.\n`] : []),
  ].join('\n');
}
