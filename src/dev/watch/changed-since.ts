import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { listFiles } from '../system/list-files.ts';
import { isPageFile } from '../content/page-file.ts';
import { isWatched } from './watch/is-watched.ts';
import { createYield } from './watch/create-yield.ts';

/**
 * Returns the files of a site that were changed, added or removed since a time, by their paths
 * relative to its folder. Removed files can only be found among `known`, which are the files that
 * existed at that time.
 */
export async function changedSince(
  root: string,
  timeMs: number,
  known: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const gone = new Set(known);
  const changed = new Set<string>();
  const wasMoved = createMoveFinder(root, timeMs);
  const yieldIfDue = createYield();
  for (const file of await watchedFiles(root)) {
    await yieldIfDue();
    const stats = statSync(join(root, file), { throwIfNoEntry: false });
    if (!stats) continue;
    // A file in a folder that was moved here keeps its old times.
    const isNew = !gone.delete(file) && isSiteFile(file);
    if (isNew || stats.ctimeMs >= timeMs || wasMoved(posix.dirname(file))) changed.add(file);
  }
  return new Set([...changed, ...gone]);
}

/**
 * Returns a function that returns whether a folder, or one of its parents, may have been moved to
 * its place since a time. The files in such a folder keep their old times.
 */
function createMoveFinder(root: string, timeMs: number): (folder: string) => boolean {
  const found = new Map<string, boolean>();
  const wasMoved = (folder: string): boolean => {
    if (folder === '.') return false;
    const known = found.get(folder);
    if (known !== undefined) return known;
    const stats = statSync(join(root, folder), { throwIfNoEntry: false });
    const isYoung = (stats && stats.ctimeMs >= timeMs) || wasMoved(posix.dirname(folder));
    found.set(folder, isYoung);
    return isYoung;
  };
  return wasMoved;
}

/** Returns whether the site reads such a file. If it is not among the known files, it is new. */
function isSiteFile(file: string): boolean {
  return file.startsWith('static/') || (file.startsWith('content/') && isPageFile(file));
}

/** Returns the files of a site's folder that are watched, by their paths relative to it. */
async function watchedFiles(root: string): Promise<readonly string[]> {
  const files: string[] = [];
  for (const entry of await readdir(root, { withFileTypes: true })) {
    // `node_modules` is not even listed: it may contain a hundred thousand files.
    if (!isWatched(entry.name)) continue;
    if (!entry.isDirectory()) files.push(entry.name);
    else for (const name of listFiles(join(root, entry.name)) ?? []) files.push(`${entry.name}/${name}`);
  }
  return files.filter(isWatched);
}
