/** Indices of an item that two lists share: in the first list and in the second. */
type Shared = readonly [number, number];

/** Maximum number of pairs to compare. Longer lists count as completely different in the middle. */
const mostPairs = 4_000_000;

/** Returns a longest common subsequence of two lists, in their order. */
export function commonSequence(first: readonly string[], second: readonly string[]): readonly Shared[] {
  let start = 0;
  while (start < Math.min(first.length, second.length) && first[start] === second[start]) start += 1;
  let end = 0;
  const most = Math.min(first.length, second.length) - start;
  while (end < most && first.at(-1 - end) === second.at(-1 - end)) end += 1;
  const middle = commonMiddle(first.slice(start, first.length - end), second.slice(start, second.length - end));
  return [
    ...Array.from({ length: start }, (_, index): Shared => [index, index]),
    ...middle.map(([one, other]): Shared => [start + one, start + other]),
    ...Array.from({ length: end }, (_, index): Shared => [first.length - end + index, second.length - end + index]),
  ];
}

function commonMiddle(first: readonly string[], second: readonly string[]): readonly Shared[] {
  if (first.length * second.length > mostPairs) return [];
  // `longest` at [i, j]: the length of the common subsequence of the two lists from these indices
  // on.
  const width = second.length + 1;
  const longest = new Uint32Array((first.length + 1) * width);
  const at = (one: number, other: number) => longest[one * width + other] ?? 0;
  for (let one = first.length - 1; one >= 0; one -= 1) {
    for (let other = second.length - 1; other >= 0; other -= 1) {
      longest[one * width + other] =
        first[one] === second[other] ? at(one + 1, other + 1) + 1 : Math.max(at(one + 1, other), at(one, other + 1));
    }
  }
  const shared: Shared[] = [];
  for (let one = 0, other = 0; one < first.length && other < second.length;) {
    if (first[one] === second[other]) shared.push([one++, other++]);
    else if (at(one + 1, other) >= at(one, other + 1)) one += 1;
    else other += 1;
  }
  return shared;
}
