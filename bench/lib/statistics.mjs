/**
 * Returns the median of a list of numbers. Throws if the list is empty, because a missing figure
 * must not count as zero.
 */
export function median(values) {
  if (values.length === 0) throw new Error('There is no median of nothing.');
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Returns the median of each field of a list of records of numbers. */
export function medians(records) {
  const keys = Object.keys(records[0] ?? {});
  return Object.fromEntries(keys.map((key) => [key, median(records.map((record) => record[key]))]));
}
