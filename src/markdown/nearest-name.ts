import { distance } from 'fastest-levenshtein';

const mostListed = 20;

/** Returns a remedy for an unknown name: the nearest of those that exist, if any is near, and their list where it is not too long. */
export function suggestName(name: string, known: readonly string[], what: string): string {
  const [nearest] = known.toSorted((one, other) => distance(one, name) - distance(other, name));
  if (nearest === undefined) return `There are no ${what}.`;
  const isNear = nearest.startsWith(name) || distance(nearest, name) <= Math.max(2, name.length / 2);
  const parts = [
    ...(isNear ? [`The nearest is "${nearest}".`] : []),
    ...(known.length <= mostListed ? [`The ${what} are ${known.join(', ')}.`] : []),
  ];
  return parts.length > 0 ? parts.join(' ') : `None of the ${known.length} ${what} is called alike.`;
}
