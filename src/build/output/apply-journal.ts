import { copyFileSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { groupBy } from '../../shared/group-by.ts';
import { isCode } from '../../system/error-code.ts';
import { stageFile } from '../../workers/stage-file.ts';
import type { Journal } from './journal.ts';
import type { OutputPlace } from './output-place.ts';
import { temporaryFile } from './own-files.ts';
import { parentsOf, samePlace } from './paths.ts';
import { removeEmptyFolders, removeWritten } from './remove-written.ts';
import { isAsWritten, type WrittenFile } from './written-file.ts';

/**
 * Moves the new files of a publication into the output folder, and removes the old ones. Calls
 * `onChange` with the path of each file that is about to be replaced, written or removed.
 */
export function applyJournal(
  { files, moves, removals, leaving }: Journal,
  { out, stage }: OutputPlace,
  onChange: (path: string) => void = () => undefined,
): void {
  const remove = (path: string) => {
    onChange(path);
    removeWritten(out, path, leaving.get(path));
  };
  const inTheWay = createBlockerFinder(removals);
  const cleared = new Set<string>();
  const folders = new Set<string>();
  for (const path of moves) {
    const target = join(out, path);
    const folder = dirname(target);
    for (const blocker of inTheWay(path)) {
      remove(blocker);
      cleared.add(blocker);
    }
    // The blocking files are removed, so the folder can only contain empty folders.
    if (lstatSync(target, { throwIfNoEntry: false })?.isDirectory()) removeEmptyFolders(target);
    // Synchronous calls: with thousands of files, awaiting each one takes longer than moving it.
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    onChange(path);
    move({ from: stageFile(stage, path), to: target, temporary: join(out, temporaryFile), file: files.get(path) });
  }
  // On a file system that ignores case, a removed path may be the path of a new file by now.
  for (const path of removals) if (!cleared.has(path)) remove(path);
}

/**
 * Returns a function that finds the files to be removed that block a new file or one of its parent
 * folders.
 */
function createBlockerFinder(removals: readonly string[]): (path: string) => readonly string[] {
  const at = groupBy(removals, samePlace);
  const below = groupBy(
    removals.flatMap((file) => parentsOf(file).map((folder) => ({ file, folder: samePlace(folder) }))),
    ({ folder }) => folder,
  );
  return (path) => [
    ...[path, ...parentsOf(path)].flatMap((each) => at.get(samePlace(each)) ?? []),
    ...(below.get(samePlace(path)) ?? []).map(({ file }) => file),
  ];
}

interface Move {
  readonly from: string;
  readonly to: string;
  /** A temporary file in the output folder. */
  readonly temporary: string;
  readonly file: WrittenFile | undefined;
}

/**
 * Moves a file in one atomic step, also between two file systems. A file that is no longer on the
 * stage was already moved by a run that was killed.
 */
function move({ from, to, temporary, file }: Move): void {
  try {
    renameSync(from, to);
  } catch (error) {
    // Linux compares the file systems before it checks that the file exists, so a missing file may
    // give `EXDEV`.
    const isMoved = isCode(error, 'ENOENT', 'EXDEV') && !existsSync(from) && file && isAsWritten(to, file);
    if (isMoved) return;
    if (!isCode(error, 'EXDEV')) throw error;
    copyFileSync(from, temporary);
    renameSync(temporary, to);
    rmSync(from);
  }
}
