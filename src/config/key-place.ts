export interface Position {
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

/** Where a key is written. */
export interface KeyPlace extends Position {
  /** Only if it is another file than the one that was read, such as one that it extends. */
  readonly file?: string;
}

/**
 * Returns the position of a key in the file that it was read from, or of its nearest ancestor that
 * is written there; null if the file has no known positions.
 */
export type Locate = (path: readonly PropertyKey[]) => KeyPlace | null;
