import type { MovedPage } from './moved-page.ts';
import { isProblemCode, type PluginCode, type ProblemCode, problemCodes } from './problem-codes.ts';

/** One problem of a site, described for a writer: what is wrong, where, and what to do. */
export interface Problem {
  /** Errors stop a build; warnings do not. */
  readonly severity: 'error' | 'warning';
  /** What kind of problem it is. Code compares this, never the title. */
  readonly code: ProblemCode | PluginCode;
  /**
   * The common cause of several problems, such as a missing page that all of them link to. These
   * problems are shown as one.
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
  /** Column after the last wrong character in the line, from 1. Not set if unknown. */
  readonly endColumn?: number | undefined;
  /** What the mistake is about, as it is written: the target of a link, a tag, a word. */
  readonly target?: string | undefined;
  /** The plugin rule that found it. */
  readonly rule?: PluginCode | undefined;
  /**
   * Path of the page on the finished site that has the mistake, without base. Set only by `docsgen
   * check`.
   */
  readonly page?: string | undefined;
  /**
   * The file of that page, relative to the output folder, if its language is served elsewhere:
   * `../build-es/docs/intro/index.html`.
   */
  readonly output?: string | undefined;
  /** The start tag of the element on that page, shortened. */
  readonly element?: string | undefined;
  /** What to write instead, if that is certain. `docsgen check --fix` writes it. */
  readonly fix?: ProblemFix | undefined;
  /** The links to a page that was renamed, which `dev` offers to update. Not set in a build. */
  readonly move?: MovedPage | undefined;
}

/** A problem as a step finds it. */
export interface FoundProblem extends Problem {
  /** No page can be made as long as it is there, so `reports` cannot change it. */
  readonly isFatal?: true;
}

/** Returns a mistake as a problem: with the usual severity of its code, unless it has its own. */
export function asProblem<Mistake extends Pick<Problem, 'code'>>(
  mistake: Mistake,
): Mistake & Pick<Problem, 'severity'> {
  const { code } = mistake;
  return { severity: isProblemCode(code) ? problemCodes[code].severity : 'warning', ...mistake };
}

/** Characters in the file of a problem, and those to write in their place. */
export interface ProblemFix {
  /** Line in the file, from 1. */
  readonly line: number;
  /** Column of the first character that is replaced, from 1. */
  readonly column: number;
  /**
   * The characters that are replaced, as they are in the file. All are on one line. May be empty.
   */
  readonly before: string;
  /** The characters to write in their place. */
  readonly after: string;
}

/** Removes duplicate problems. A file can be read for every page that shows or includes it. */
export function uniqueProblems(problems: readonly Problem[]): readonly Problem[] {
  const first = new Map<string, Problem>();
  for (const problem of problems) {
    // A mistake in a component is the same on all pages that show it.
    const { page: _page, output: _output, element: _element, ...mistake } = problem;
    const key = JSON.stringify(problem.line === undefined ? problem : mistake);
    if (!first.has(key)) first.set(key, problem);
  }
  return [...first.values()];
}

/** Returns whether any of the problems stops a build. */
export function hasErrors(problems: readonly Pick<Problem, 'severity'>[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/**
 * The error that holds all problems of a run. All code below `cli/` throws this for problems that a
 * user can fix.
 */
export class DocsgenError extends Error {
  readonly problems: readonly Problem[];

  constructor(
    problems: readonly (Omit<Problem, 'severity'> & Partial<Pick<Problem, 'severity'>>)[],
    options?: ErrorOptions,
  ) {
    super(problems.map((problem) => problem.title).join('\n'), options);
    this.name = 'DocsgenError';
    this.problems = problems.map(asProblem);
  }
}

/**
 * Waits for all promises and returns their values. Throws one `DocsgenError` with the problems of
 * all that failed. Any other error is thrown unchanged.
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

/** The result of one step of the build, with the problems found in it. */
export interface Outcome<T> {
  readonly value: T;
  readonly problems: readonly Problem[];
}
