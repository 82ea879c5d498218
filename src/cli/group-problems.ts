import { posix } from 'node:path';
import { groupBy } from '../shared/group-by.ts';
import type { Problem } from '../shared/problem.ts';

/** Problems that differ in names and numbers only. */
export interface ProblemGroup {
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

/** As many can be read one after the other. */
const mostInFull = 30;

/** How many of one kind are shown where there are too many to read. */
const examplesOfKind = 3;

/** Returns problems in groups, in their order: one group of all of them where they can be read, else one for each kind. */
export function groupProblems(problems: readonly Problem[]): readonly ProblemGroup[] {
  if (problems.length <= mostInFull) return [{ shown: problems, more: 0, folders: [] }];
  return [...groupBy(problems, kindOf).values()].map((same) => {
    const rest = same.slice(examplesOfKind);
    return { shown: same.slice(0, examplesOfKind), more: rest.length, folders: countFolders(rest) };
  });
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
