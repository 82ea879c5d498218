/** What was made of content files before, kept by whoever scans them. */
export interface ContentMemo {
  /** Returns the value of a key, which names everything that decides it; it is made if none is kept. Values are plain data. */
  readonly get: <T>(key: string, make: () => T) => T;
}

/** Keeps nothing: every value is made. */
export const noMemo: ContentMemo = { get: (_, make) => make() };
