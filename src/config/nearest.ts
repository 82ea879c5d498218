import { closest, distance } from 'fastest-levenshtein';

/** Returns the known name that is likely meant by a mistyped one, or null if none is near. */
export function nearest(name: string, known: readonly string[]): string | null {
  if (known.length === 0) return null;
  const candidate = closest(name.toLowerCase(), [...known]);
  const allowed = Math.max(2, Math.floor(Math.max(name.length, candidate.length) / 3));
  const changes = distance(name.toLowerCase(), candidate.toLowerCase());
  // A short name of which nothing is left after the changes was not meant.
  return changes <= allowed && changes < Math.max(name.length, candidate.length) ? candidate : null;
}

/** Returns a remedy for an unknown name: the nearest known one, and the list of what exists. */
export function suggest(name: string, known: readonly string[], what: string): string {
  const near = nearest(name, known);
  const list = known.length === 0 ? `There are no ${what}.` : `${capitalize(what)}: ${known.join(', ')}.`;
  return near === null ? list : `Did you mean \`${near}\`? ${list}`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
