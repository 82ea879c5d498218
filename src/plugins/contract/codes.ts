/** A kind of mistake in texts that a plugin knows. */
export interface MistakeKind {
  /** The kind of problem, in a few words, without file names or values. */
  readonly title: string;
  /** The cause and what to do about it, in Markdown. `docsgen explain` prints it. */
  readonly help: string;
}
