/** What was made of content files before, kept by whoever scans them. */
export interface ContentMemo {
  /** Returns the value of a name. It is made if none is kept, or one with another proof, which changes with all that decides it. Values are plain data. */
  readonly get: <T>(name: string, proof: string, make: () => T) => T;
}

/** Keeps nothing: every value is made. */
export const noMemo: ContentMemo = { get: (_name, _proof, make) => make() };
