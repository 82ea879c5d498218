import type { CommentStyle } from './comment-styles.ts';

/** A comment at the end of a line. */
export interface FoundComment {
  /** Offset of the opening mark. */
  readonly start: number;
  /** The opening mark, as it is written. */
  readonly open: string;
  /** The text between the marks, with its white space. */
  readonly text: string;
  readonly close: string;
}

/**
 * Returns the comment that begins before the offset `before` and ends at the end of the line, or
 * null. If there are several, returns the innermost.
 */
export function findComment(line: string, before: number, styles: readonly CommentStyle[]): FoundComment | null {
  const end = line.trimEnd();
  const found = styles.flatMap((style) => {
    const { close = '' } = style;
    const last = lastOpening(line, before, style);
    if (last < 0 || !end.endsWith(close) || end.length - close.length < last + style.open.length) return [];
    const start = close === '' ? firstOfRun(line, last, style.open) : last;
    const from = last + style.open.length;
    return [{ start, open: line.slice(start, from), text: end.slice(from, end.length - close.length), close }];
  });
  return found.toSorted((one, other) => other.start - one.start)[0] ?? null;
}

function lastOpening(line: string, before: number, { open, isWord = false }: CommentStyle): number {
  if (!isWord) return line.lastIndexOf(open, before - 1);
  const start = line.toLowerCase().lastIndexOf(open, before - 1);
  return /\w/.test((line[start - 1] ?? '') + (line[start + open.length] ?? '')) ? -1 : start;
}

/** Returns the offset of the first character of a repeated mark, such as `;;`. */
function firstOfRun(line: string, start: number, open: string): number {
  let first = start;
  while (first > 0 && line[first - 1] === open[0]) first -= 1;
  return first;
}
