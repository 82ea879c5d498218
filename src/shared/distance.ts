/**
 * Returns the number of edits between two words: letters that are added, removed, replaced or
 * swapped with their neighbor. Returns `limit + 1` if there are more than `limit`.
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let [older, previous]: number[][] = [[], Array.from({ length: b.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let value = Math.min(
        at(previous, column) + 1,
        at(current, column - 1) + 1,
        at(previous, column - 1) + (same ? 0 : 1),
      );
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (isSwapped) value = Math.min(value, at(older, column - 2) + 1);
      current.push(value);
      best = Math.min(best, value);
    }
    if (best > limit) return limit + 1;
    [older, previous] = [previous, current];
  }
  return Math.min(at(previous, b.length), limit + 1);
}

function at(row: readonly number[] | undefined, index: number): number {
  return row?.[index] ?? Infinity;
}
