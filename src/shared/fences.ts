/**
 * Returns the mark of the code block that is open after a line; null for none. `fence` is the mark
 * of the one that is open before it.
 */
export function fenceAfter(line: string, fence: string | null): string | null {
  const [, mark, info = ''] = /^[\s>*+-]*(`{3,}|~{3,})(.*)$/.exec(line) ?? [];
  if (mark === undefined) return fence;
  if (fence === null) return mark.startsWith('`') && info.includes('`') ? null : mark;
  return mark.startsWith(fence) && info.trim() === '' ? null : fence;
}

/**
 * Returns the index of the line that ends the code block that a line opens; that of the line for
 * none.
 */
export function endOfFence(lines: readonly string[], opening: number): number {
  let fence = fenceAfter(lines[opening] ?? '', null);
  if (fence === null) return opening;
  for (let index = opening + 1; index < lines.length; index += 1) {
    fence = fenceAfter(lines[index] ?? '', fence);
    if (fence === null) return index;
  }
  return lines.length - 1;
}

/** Returns whether all lines from one to another, counted from 1, are inside of one code block. */
export function areInFence(lines: readonly string[], from: number, to: number): boolean {
  for (let index = 0; index < from; index += 1) {
    const end = endOfFence(lines, index);
    if (end > index && to <= end) return from > index + 1;
    index = end;
  }
  return false;
}
