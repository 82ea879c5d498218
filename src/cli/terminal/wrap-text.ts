/**
 * Returns a text as lines of at most `width` characters, broken between words. A word that is
 * longer stays whole, and so does each line that fits. Without a width, only the line breaks of the
 * text count.
 */
export function wrapText(text: string, width: number | undefined): readonly string[] {
  return text.split('\n').flatMap((line) => (width === undefined || line.length <= width ? [line] : wrap(line, width)));
}

/**
 * Returns the last cell of a row, wrapped below itself. `start` is the column where it begins, and
 * `width` that of the terminal.
 */
export function wrapCell(text: string, start: number, width: number | undefined): string {
  const room = width === undefined ? undefined : Math.max(width - start, leastCell);
  return wrapText(text, room).join(`\n${' '.repeat(start)}`);
}

/** Narrower cells cannot be read. */
const leastCell = 20;

function wrap(line: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
}
