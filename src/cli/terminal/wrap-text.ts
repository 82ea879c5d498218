/**
 * Returns a text as lines of at most `width` characters, broken between words. A word that is longer
 * stays whole, and so does each line that fits. Without a width, only the line breaks of the text
 * count.
 */
export function wrapText(text: string, width: number | undefined): readonly string[] {
  return text.split('\n').flatMap((line) => (width === undefined || line.length <= width ? [line] : wrap(line, width)));
}

function wrap(line: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
}
