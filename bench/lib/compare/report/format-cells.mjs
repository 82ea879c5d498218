/** @import { Rows } from '../../figures.ts' */

/**
 * Returns rows of cells as a Markdown table: the first column is left-aligned, the others are
 * right-aligned.
 *
 * @param {Rows} rows
 */
export function formatRows(rows) {
  const [head, ...body] = rows.map((row) => `| ${row.join(' | ')} |`);
  return [head, `| --- |${' ---: |'.repeat((rows[0]?.length ?? 1) - 1)}`, ...body, ''].join('\n');
}

/**
 * Returns a number with three significant digits and thousands separators; a dash for null.
 *
 * @param {number | null} value
 */
export function formatNumber(value) {
  if (value === null) return '–';
  const digits = value === 0 ? 0 : Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return value.toLocaleString('en', { maximumFractionDigits: Math.min(digits, 3) });
}

/**
 * Returns a number with its ratio to docsgen's number in brackets, if both are known.
 *
 * @param {number | null} value
 * @param {number | null} own
 */
export function formatRatio(value, own) {
  if (value === null || own === null || own === 0) return formatNumber(value);
  return `${formatNumber(value)} (${formatNumber(value / own)}×)`;
}

export const toMB = (/** @type {number} */ bytes) => bytes / 2 ** 20;

/** One kilobyte is 1,000 bytes, as browsers count. */
export const toKB = (/** @type {number} */ bytes) => bytes / 1000;
