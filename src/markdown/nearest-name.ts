import { distance } from 'fastest-levenshtein';

const mostListed = 20;

/** Returns a remedy for an unknown name: the nearest of those that exist, and their list where it is not too long. */
export function suggestName(name: string, known: readonly string[], what: string): string {
  const [nearest] = known.toSorted((one, other) => distance(one, name) - distance(other, name));
  if (nearest === undefined) return `There are no ${what}.`;
  const list = known.length <= mostListed ? ` The ${what} are ${known.join(', ')}.` : '';
  return `The nearest is "${nearest}".${list}`;
}
