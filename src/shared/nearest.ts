import { closest, distance } from 'fastest-levenshtein';

/** Returns the known name that is likely meant by a mistyped one, or null if none is near. */
export function nearest(name: string, known: readonly string[]): string | null {
  if (known.length === 0) return null;
  const candidate = closest(name.toLowerCase(), [...known]);
  if (isPart(name, candidate) || isPart(candidate, name)) return candidate;
  const allowed = Math.max(2, Math.floor(Math.max(name.length, candidate.length) / 3));
  const changes = distance(name.toLowerCase(), candidate.toLowerCase());
  // A short name of which nothing is left after the changes was not meant.
  return changes <= allowed && changes < Math.max(name.length, candidate.length) ? candidate : null;
}

/** Tells whether a name of some length is the beginning or the end of another: `warn` of `warning`, `title` of `subtitle`. */
function isPart(part: string, whole: string): boolean {
  const [short, long] = [part.toLowerCase(), whole.toLowerCase()];
  return short.length > 2 && (long.startsWith(short) || long.endsWith(short));
}

/** Beyond so many names a list says less than the nearest one does. */
const mostListed = 100;

/** Returns a remedy for an unknown name: the nearest known one, and the list of what exists. */
export function suggest(name: string, known: readonly string[], what: string): string {
  const near = nearest(name, known);
  const list = known.length === 0 ? `There are no ${what}.` : `${capitalize(what)}: ${known.join(', ')}.`;
  if (near === null) return list;
  return known.length > mostListed ? `Did you mean \`${near}\`?` : `Did you mean \`${near}\`? ${list}`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
