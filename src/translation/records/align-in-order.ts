/** How well two items fit; 0 for two that do not. */
type Weight<One, Other> = (one: One, other: Other) => number;

/** Cells of a table that are in memory at once: 32 MB. A page of 2,000 blocks is below. */
const mostCells = 4_000_000;

/**
 * Returns the pairs of two lists with the largest weight in all, each behind the one before in both
 * lists. Of long lists, the first half of the one is compared with as much of the other as is best
 * for both halves, so that no table is larger than `cells`.
 */
export function alignInOrder<One, Other>(
  one: readonly One[],
  other: readonly Other[],
  weightOf: Weight<One, Other>,
  cells = mostCells,
): readonly (readonly [One, Other])[] {
  if (one.length < 2 || (one.length + 1) * (other.length + 1) <= cells) return pairsOfTable(one, other, weightOf);
  const middle = one.length >> 1;
  const above = bestScores(one.slice(0, middle), other, weightOf);
  const below = bestScores(one.slice(middle).toReversed(), other.toReversed(), weightOf);
  let cut = 0;
  const scoreAt = (column: number) => (above[column] ?? 0) + (below[other.length - column] ?? 0);
  for (let column = 1; column <= other.length; column += 1) if (scoreAt(column) > scoreAt(cut)) cut = column;
  return [
    ...alignInOrder(one.slice(0, middle), other.slice(0, cut), weightOf, cells),
    ...alignInOrder(one.slice(middle), other.slice(cut), weightOf, cells),
  ];
}

/**
 * Returns the weight of the best pairs of a list with the first items of another, for each number
 * of these.
 */
function bestScores<One, Other>(
  one: readonly One[],
  other: readonly Other[],
  weightOf: Weight<One, Other>,
): Float64Array {
  let scores = new Float64Array(other.length + 1);
  for (const item of one) {
    const next = new Float64Array(scores.length);
    for (const [index, each] of other.entries()) {
      const weight = weightOf(item, each);
      const both = weight === 0 ? 0 : weight + (scores[index] ?? 0);
      next[index + 1] = Math.max(both, scores[index + 1] ?? 0, next[index] ?? 0);
    }
    scores = next;
  }
  return scores;
}

function pairsOfTable<One, Other>(
  one: readonly One[],
  other: readonly Other[],
  weightOf: Weight<One, Other>,
): readonly (readonly [One, Other])[] {
  const columns = other.length + 1;
  const best = new Float64Array((one.length + 1) * columns);
  const at = (row: number, column: number) => best[row * columns + column] ?? 0;
  for (const [row, item] of [...one.entries()].toReversed()) {
    for (let column = other.length - 1; column >= 0; column -= 1) {
      const each = other[column];
      const weight = each === undefined ? 0 : weightOf(item, each);
      const both = weight === 0 ? 0 : weight + at(row + 1, column + 1);
      best[row * columns + column] = Math.max(both, at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: (readonly [One, Other])[] = [];
  for (let row = 0, column = 0; row < one.length && column < other.length;) {
    const [item, each] = [one[row], other[column]];
    const weight = item === undefined || each === undefined ? 0 : weightOf(item, each);
    if (
      item !== undefined &&
      each !== undefined &&
      weight > 0 &&
      at(row, column) === weight + at(row + 1, column + 1)
    ) {
      pairs.push([item, each]);
      row += 1;
      column += 1;
    } else if (at(row, column) === at(row + 1, column)) row += 1;
    else column += 1;
  }
  return pairs;
}
