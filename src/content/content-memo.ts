/** A cache of values that were computed from content files. Values are plain data. */
export interface ContentMemo {
  /**
   * Returns the cached value of `name` if it was stored with the same fingerprint; else calls
   * `make` and stores the result. The fingerprint must change with every input of the value.
   */
  readonly get: <T extends object>(name: string, fingerprint: string, make: () => T) => T;
}

/** A memo that stores nothing and always calls `make`. */
export const noMemo: ContentMemo = { get: (_name, _fingerprint, make) => make() };
