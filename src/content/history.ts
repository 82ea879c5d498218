/** The last change of a file in git. */
export interface LastChange {
  /** Such as `2026-11-21`, in UTC. */
  readonly day: string;
  readonly author: string;
}

/** The last changes of files, by paths relative to the site's root. */
export type History = ReadonlyMap<string, LastChange>;
