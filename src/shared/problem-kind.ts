/** What all problems of one code have in common. */
export interface ProblemKind {
  /** What kind of problem it is, in a few words that name no file and no value. */
  readonly title: string;
  /** The severity, where neither the configuration nor the place of the problem decides it. */
  readonly severity: 'error' | 'warning';
  /** A site gets no problem of this kind unless `reports` asks for it. */
  readonly isOptional?: true;
}

/** Kinds of problems by their codes. */
export type ProblemKinds = Readonly<Record<string, ProblemKind>>;
