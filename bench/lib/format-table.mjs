/**
 * Returns rows of cells as lines of text: the first column is left-aligned, the others are
 * right-aligned.
 */
export function formatTable(rows) {
  const cells = rows.map((row) => row.map(String));
  const widths = cells[0].map((_, column) => Math.max(...cells.map((row) => row[column].length)));
  const line = (row) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at]))).join('  ');
  return `${cells.map(line).join('\n')}\n`;
}
