/**
 * Returns the median of a list of numbers. Throws if the list is empty, because a missing figure
 * must not count as zero.
 *
 * @param {readonly number[]} values
 */
export function median(values) {
  if (values.length === 0) throw new Error('There is no median of nothing.');
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2;
}

/**
 * Returns the median of each field of a list of records of numbers.
 *
 * @template {string} Key
 * @param {readonly Record<Key, number>[]} records
 * @returns {Record<Key, number>}
 */
export function medians(records) {
  const [first] = records;
  if (first === undefined) throw new Error('There are no medians of nothing.');
  const result = { ...first };
  for (const key in first) result[key] = median(records.map((record) => record[key]));
  return result;
}
