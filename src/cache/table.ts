/** Values in memory, by keys that name all inputs of a value. */
export interface Table<V> {
  /** Returns the value of a key, and counts it as used; null if there is none. */
  readonly find: (key: string) => V | null;
  /** Adds a value. `about` names what it is about, such as a file. */
  readonly put: (key: string, value: V, about?: string) => void;
  /** Returns the value that was last put or found about something, whatever its key. */
  readonly latest: (about: string) => V | null;
  /** Returns all values, each once. */
  readonly rows: () => Iterable<Row<V>>;
  /**
   * Removes the values that were neither found nor put since the last call, and calls `onRemoved`
   * for the key of each.
   */
  readonly collect: (onRemoved?: (key: string) => void) => void;
}

/** A value of a table. */
export interface Row<V> {
  readonly key: string;
  readonly value: V;
  /** Empty for a value that is about nothing in particular. */
  readonly about: string;
}

/** Returns a table with these values, none of which counts as used. */
export function createTable<V>(stored: Iterable<Row<V>> = []): Table<V> {
  let rows = new Map<string, Row<V>>();
  let used = new Map<string, Row<V>>();
  const latest = new Map<string, Row<V>>();
  const add = (to: Map<string, Row<V>>, row: Row<V>) => {
    to.set(row.key, row);
    if (row.about !== '') latest.set(row.about, row);
  };
  for (const row of stored) add(rows, row);
  return {
    find: (key) => {
      const row = used.get(key) ?? rows.get(key);
      if (row === undefined) return null;
      add(used, row);
      return row.value;
    },
    put: (key, value, about = '') => add(used, { key, value, about }),
    latest: (about) => latest.get(about)?.value ?? null,
    *rows() {
      yield* used.values();
      for (const row of rows.values()) if (!used.has(row.key)) yield row;
    },
    collect: (onRemoved) => {
      for (const [key, row] of rows) {
        if (used.has(key)) continue;
        onRemoved?.(key);
        if (latest.get(row.about) === row) latest.delete(row.about);
      }
      rows = used;
      used = new Map();
    },
  };
}
