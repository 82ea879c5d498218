import { posix } from 'node:path';
import { groupBy } from '../../shared/group-by.ts';
import type { Problem } from '../../shared/problem.ts';

/** How many problems are shown when there are many. */
export interface DisplayLimits {
  /** Up to this number, all problems are shown in full. */
  readonly inFull: number;
  /**
   * With more problems, this many are shown in full, the same number of each kind and at most
   * three.
   */
  readonly examples: number;
  /**
   * Up to this number of kinds without an example are counted separately; the rest is counted
   * together.
   */
  readonly counted: number;
}

/** For a report that is read from top to bottom: at most about a hundred lines. */
export const reportLimits: DisplayLimits = { inFull: 30, examples: 10, counted: 15 };

/** For one screen of a terminal that also shows other output. */
export const screenLimits: DisplayLimits = { inFull: 4, examples: 3, counted: 6 };

/** For a reader who wants to see all. */
export const noLimits: DisplayLimits = { inFull: Infinity, examples: Infinity, counted: Infinity };

/** Problems of one kind: they have the same code and severity. */
export interface ProblemGroup {
  readonly first: Problem;
  /** The problems that are shown in full. */
  readonly shown: readonly Problem[];
  /** Number of problems that are not shown. */
  readonly more: number;
  /** Number of these in each folder, the highest first: `content/en/docs 12`. */
  readonly folders: readonly FolderCount[];
}

export interface FolderCount {
  /** Relative to the site's root, or of an address; null for problems without a file and a page. */
  readonly folder: string | null;
  readonly count: number;
}

export interface GroupedProblems {
  readonly groups: readonly ProblemGroup[];
  /** Counts of all other kinds. */
  readonly others: { readonly kinds: number; readonly problems: number };
}

const mostOfKind = 3;

/**
 * Returns problems in groups, in their order. If there are few, each problem is its own group.
 * Otherwise there is one group for each kind, and groups with examples come first.
 */
export function groupProblems(problems: readonly Problem[], limits: DisplayLimits = reportLimits): GroupedProblems {
  const others = { kinds: 0, problems: 0 };
  if (problems.length <= limits.inFull) {
    return { groups: problems.map((problem) => ({ first: problem, shown: [problem], more: 0, folders: [] })), others };
  }
  const kinds = [...groupBy(problems, kindOf).values()];
  const perKind = Math.min(mostOfKind, Math.max(1, Math.floor(limits.examples / kinds.length)));
  // Errors come before warnings, because they stop the build.
  const ranked = kinds.toSorted(([one], [other]) => Number(isWarning(one)) - Number(isWarning(other)));
  const full = new Set(ranked.slice(0, limits.examples));
  const counted = new Set(ranked.slice(limits.examples, limits.examples + limits.counted));
  const left = ranked.slice(limits.examples + limits.counted);
  const groupsOf = (some: ReadonlySet<readonly Problem[]>, examples: number) =>
    kinds.filter((same) => some.has(same)).flatMap((same) => groupOf(same, examples));
  return {
    groups: [...groupsOf(full, perKind), ...groupsOf(counted, 0)],
    others: { kinds: left.length, problems: left.flat().length },
  };
}

/** Returns whether all problems are shown. */
export function isAllShown({ groups, others }: GroupedProblems): boolean {
  return others.kinds === 0 && groups.every(({ more }) => more === 0);
}

function groupOf(same: readonly Problem[], examples: number): readonly ProblemGroup[] {
  const [first] = same;
  const shown = examplesOf(same, examples);
  const rest = same.filter((problem) => !shown.includes(problem));
  return first ? [{ first, shown, more: rest.length, folders: countFolders(rest) }] : [];
}

/**
 * Returns some problems of one kind, in their order. They have different causes or titles if there
 * are enough of these: one broken link in many pages must not take the place of the others.
 */
function examplesOf(same: readonly Problem[], count: number): readonly Problem[] {
  const firsts = [...groupBy(same, ({ cause, title }) => cause ?? title).values()].flatMap(([first]) => first ?? []);
  const chosen = new Set([...new Set([...firsts, ...same])].slice(0, count));
  return same.filter((problem) => chosen.has(problem));
}

function isWarning(problem: Problem | undefined): boolean {
  return problem?.severity === 'warning';
}

function kindOf({ severity, code }: Problem): string {
  return `${severity} ${code}`;
}

function countFolders(problems: readonly Problem[]): readonly FolderCount[] {
  const folderOf = ({ file, page }: Problem) => {
    const path = file ?? page;
    return path === undefined ? null : posix.dirname(path);
  };
  return [...groupBy(problems, folderOf)]
    .map(([folder, same]) => ({ folder, count: same.length }))
    .toSorted((one, other) => other.count - one.count);
}
