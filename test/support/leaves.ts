/** A single value inside plain data. */
export interface Leaf {
  /** Where it is, such as `config.locales.0.label`. */
  readonly path: string;
  readonly value: unknown;
  /**
   * Changes the value in place, by default to another one of its type. Returns what restores it.
   */
  readonly change: (next?: unknown) => () => void;
}

/**
 * Returns all strings, numbers, booleans and nulls in objects, arrays and maps. An object that
 * several places share is searched once, since a change of it shows in all of them.
 */
export function findLeaves(value: unknown, path: string): readonly Leaf[] {
  const seen = new Set<unknown>();
  const search = (current: unknown, at: string, set: (next: unknown) => void): readonly Leaf[] => {
    if (typeof current === 'function' || current === undefined) return [];
    if (typeof current !== 'object' || current === null) {
      const change = (next: unknown = changed(current)) => {
        set(next);
        return () => set(current);
      };
      return [{ path: at, value: current, change }];
    }
    if (seen.has(current)) return [];
    seen.add(current);
    if (current instanceof Map) {
      return [...current].flatMap(([key, item]) =>
        search(item, `${at}.${String(key)}`, (next) => void current.set(key, next)),
      );
    }
    return Object.entries(current).flatMap(([key, item]) =>
      search(item, `${at}.${key}`, (next) => void Reflect.set(current, key, next)),
    );
  };
  return search(value, path, () => undefined);
}

/** Returns another value of the same type. */
export function changed(value: unknown): unknown {
  switch (typeof value) {
    case 'string':
      return `${value}x`;
    case 'number':
      return value + 1;
    case 'boolean':
      return !value;
    default:
      // A null is a missing value.
      return 'x';
  }
}
