/** A kind of mistake in texts that a plugin knows. */
export interface MistakeKind {
  /** What kind of mistake it is, in a few words without names of files or values. */
  readonly title: string;
  /** The cause, and what to do, in Markdown. `docsgen explain` prints it. */
  readonly help: string;
}
