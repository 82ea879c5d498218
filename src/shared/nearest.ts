import { closest, distance } from 'fastest-levenshtein';

/**
 * Returns the known name that is most likely meant by a mistyped one, or null if none is similar.
 */
export function nearest(name: string, known: readonly string[]): string | null {
  if (known.length === 0) return null;
  const candidate = closest(name.toLowerCase(), [...known]);
  if (isPart(name, candidate) || isPart(candidate, name)) return candidate;
  const allowed = Math.max(2, Math.floor(Math.max(name.length, candidate.length) / 3));
  const changes = distance(name.toLowerCase(), candidate.toLowerCase());
  // If the edits replace the whole of a short name, it was not meant.
  if (changes <= allowed && changes < Math.max(name.length, candidate.length)) return candidate;
  return longForm(name, known);
}

/**
 * Returns whether a name of three or more letters is the start or the end of another: `warn` of
 * `warning`, `title` of `subtitle`.
 */
function isPart(part: string, whole: string): boolean {
  const [short, long] = [part.toLowerCase(), whole.toLowerCase()];
  return short.length > 2 && (long.startsWith(short) || long.endsWith(short));
}

/** Returns the only name that a short form means: `attributes` for `attrs`; null for none. */
function longForm(name: string, known: readonly string[]): string | null {
  const stem = name.toLowerCase().replace(/s$/, '');
  const found = stem.length < 4 ? [] : known.filter((each) => each.toLowerCase().startsWith(stem));
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** Nobody reads a longer list beside the name that is most likely meant. */
const mostListed = 12;

/** Returns a hint for an unknown name: the nearest known one, and a list of all. */
export function suggest(name: string, known: readonly string[], what: string): string {
  const near = nearest(name, known);
  const list = known.length === 0 ? `There are no ${what}.` : `${capitalize(what)}: ${known.join(', ')}.`;
  if (near === null) return list;
  return known.length > mostListed ? `Did you mean \`${near}\`?` : `Did you mean \`${near}\`? ${list}`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
