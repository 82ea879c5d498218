import { posix } from 'node:path';
import { groupBy } from '../../shared/group-by.ts';
import type { Problem } from '../../shared/problem.ts';

/** How much of many problems is shown. */
export interface Room {
  /** So many are all shown in full. */
  readonly inFull: number;
  /** Of more, so many are: of each kind as many as of any other, at most three. */
  readonly examples: number;
  /** So many kinds that have no example are counted each, and what is left together. */
  readonly counted: number;
}

/** What can be read one after the other: of very many, a hundred lines. */
export const reportRoom: Room = { inFull: 30, examples: 10, counted: 15 };

/** One screen of a terminal that shows other things, too. */
export const screenRoom: Room = { inFull: 4, examples: 3, counted: 6 };

/** Problems that differ in names and numbers only. */
export interface ProblemGroup {
  readonly first: Problem;
  /** Those that are shown in full. */
  readonly shown: readonly Problem[];
  /** How many more there are. */
  readonly more: number;
  /** How many of those each folder has, the fullest first: `content/en/docs 12`. */
  readonly folders: readonly FolderCount[];
}

export interface FolderCount {
  /** Relative to the site's root; null for problems of no file. */
  readonly folder: string | null;
  readonly count: number;
}

export interface GroupedProblems {
  readonly groups: readonly ProblemGroup[];
  /** Those of all other kinds. */
  readonly others: { readonly kinds: number; readonly problems: number };
}

const mostOfKind = 3;

/**
 * Returns problems in groups, in their order: each by itself where all of them can be read, else
 * one group for each kind, those with examples first.
 */
export function groupProblems(problems: readonly Problem[], room: Room = reportRoom): GroupedProblems {
  const others = { kinds: 0, problems: 0 };
  if (problems.length <= room.inFull) {
    return { groups: problems.map((problem) => ({ first: problem, shown: [problem], more: 0, folders: [] })), others };
  }
  const kinds = [...groupBy(problems, kindOf).values()];
  const perKind = Math.min(mostOfKind, Math.max(1, Math.floor(room.examples / kinds.length)));
  // What stops a build comes before what does not.
  const ranked = kinds.toSorted(([one], [other]) => Number(isWarning(one)) - Number(isWarning(other)));
  const full = new Set(ranked.slice(0, room.examples));
  const counted = new Set(ranked.slice(room.examples, room.examples + room.counted));
  const left = ranked.slice(room.examples + room.counted);
  const groupsOf = (some: ReadonlySet<readonly Problem[]>, examples: number) =>
    kinds.filter((same) => some.has(same)).flatMap((same) => groupOf(same, examples));
  return {
    groups: [...groupsOf(full, perKind), ...groupsOf(counted, 0)],
    others: { kinds: left.length, problems: left.flat().length },
  };
}

/** Tells whether all of so many problems are shown. */
export function isAllShown({ groups, others }: GroupedProblems): boolean {
  return others.kinds === 0 && groups.every(({ more }) => more === 0);
}

function groupOf(same: readonly Problem[], examples: number): readonly ProblemGroup[] {
  const [first] = same;
  const rest = same.slice(examples);
  return first ? [{ first, shown: same.slice(0, examples), more: rest.length, folders: countFolders(rest) }] : [];
}

function isWarning(problem: Problem | undefined): boolean {
  return problem?.severity === 'warning';
}

/** What is quoted in a title, its paths and its numbers differ from problem to problem. */
function kindOf({ severity, title }: Problem): string {
  const [sentence = ''] = title.split('\n');
  return `${severity} ${sentence.replace(/`[^`]*`|"[^"]*"|\S*\/\S*|\d+/g, '…')}`;
}

function countFolders(problems: readonly Problem[]): readonly FolderCount[] {
  const folderOf = ({ file }: Problem) => (file === undefined ? null : posix.dirname(file));
  return [...groupBy(problems, folderOf)]
    .map(([folder, same]) => ({ folder, count: same.length }))
    .toSorted((one, other) => other.count - one.count);
}
