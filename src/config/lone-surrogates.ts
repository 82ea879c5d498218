/** Half of a character, such as the escape `\ud800` gives. No file and no address can have it. */
const half = /\p{Surrogate}/u;

/** Returns the paths of the texts and keys in a value that have half of a character. */
export function findLoneSurrogates(value: unknown): readonly (readonly PropertyKey[])[] {
  const seen = new Set<unknown>();
  const find = (inner: unknown, path: readonly PropertyKey[]): readonly (readonly PropertyKey[])[] => {
    if (typeof inner === 'string') return half.test(inner) ? [path] : [];
    if (!isPlain(inner) || seen.has(inner)) return [];
    seen.add(inner);
    return Object.entries(inner).flatMap(([key, each]) => {
      const at = [...path, Array.isArray(inner) ? Number(key) : key];
      return half.test(key) ? [at] : find(each, at);
    });
  };
  return find(value, []);
}

/** Returns a value with U+FFFD for each half of a character in its texts and keys. */
export function withoutLoneSurrogates(value: unknown): unknown {
  const seen = new Map<unknown, unknown>();
  const text = (inner: string) => inner.replace(new RegExp(half, 'gu'), '\uFFFD');
  const copy = (inner: unknown): unknown => {
    if (typeof inner === 'string') return text(inner);
    if (!isPlain(inner)) return inner;
    if (seen.has(inner)) return seen.get(inner);
    const made: Record<string, unknown> | unknown[] = Array.isArray(inner) ? [] : {};
    seen.set(inner, made);
    for (const [key, each] of Object.entries(inner)) Object.assign(made, { [text(key)]: copy(each) });
    return made;
  };
  return copy(value);
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
