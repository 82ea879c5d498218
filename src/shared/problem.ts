/** One mistake in a site, as a writer should read it: what is wrong, where, and what to do. */
export interface Problem {
  readonly severity: 'error' | 'warning';
  /** What kind of mistake it is, for those that are told from others. */
  readonly code?: 'unknown-key' | 'malformed' | undefined;
  /**
   * What several problems have in common, such as the page that all of them miss: they are shown as
   * one.
   */
  readonly cause?: string | undefined;
  /** What is wrong, in one sentence. */
  readonly title: string;
  /** What to do about it: the nearest valid name, the list of what exists. */
  readonly hint?: string | undefined;
  /** Path of the file, relative to the site's root, with forward slashes. */
  readonly file?: string | undefined;
  /** Line in the file, from 1. */
  readonly line?: number | undefined;
  /** Column in the line, from 1. */
  readonly column?: number | undefined;
}

/** Returns each problem once: a file may be met for every page that shows or includes it. */
export function uniqueProblems(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}

/** Tells whether some of so many problems stop a build. */
export function hasErrors(problems: readonly Pick<Problem, 'severity'>[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/** All the mistakes of a run, thrown once. Everything below `cli/` throws this for what a user can mend. */
export class DocsgenError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[], options?: ErrorOptions) {
    super(problems.map((problem) => problem.title).join('\n'), options);
    this.name = 'DocsgenError';
    this.problems = problems;
  }
}

/**
 * Returns what all of so many promises give. Throws the mistakes of all that fail together; what is
 * no mistake of a user is thrown as it is.
 */
export async function settleAll<T extends readonly unknown[]>(work: { readonly [K in keyof T]: Promise<T[K]> }) {
  const ends = await Promise.allSettled(work);
  const problems = ends.flatMap((end) => {
    if (end.status === 'fulfilled') return [];
    if (end.reason instanceof DocsgenError) return end.reason.problems;
    throw end.reason;
  });
  if (problems.length > 0) throw new DocsgenError(problems);
  return Promise.all(work);
}

/** A value made by one step of the build, with the mistakes met on the way to it. */
export interface Outcome<T> {
  readonly value: T;
  readonly problems: readonly Problem[];
}
