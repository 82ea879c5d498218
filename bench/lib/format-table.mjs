/** @import { Rows } from './figures.ts' */

/**
 * Returns rows of cells as lines of text: the first column is left-aligned, the others are
 * right-aligned.
 *
 * @param {Rows} rows
 */
export function formatTable(rows) {
  const cells = rows.map((row) => row.map(String));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {readonly string[]} */ row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  ');
  return `${cells.map(line).join('\n')}\n`;
}
