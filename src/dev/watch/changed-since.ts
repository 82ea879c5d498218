import { type Dirent, readdirSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isPageFile } from '../../content/page-file.ts';
import { isWatchedIn } from './site-mirror.ts';
import { createYield } from '../../system/create-yield.ts';

/** The files of a site at some time, and the folders that they are in, relative to its root. */
export interface KnownPaths {
  readonly files: Iterable<string>;
  readonly contentFolders: readonly string[];
  readonly staticFolders: readonly string[];
}

/**
 * Returns the files of a site that were changed, added or removed since a time, by their paths
 * relative to its folder. Removed files can only be found among the known files, which existed at
 * that time.
 */
export async function changedSince(root: string, timeMs: number, known: KnownPaths): Promise<ReadonlySet<string>> {
  const gone = new Set(known.files);
  const changed = new Set<string>();
  const wasMoved = createMoveFinder(root, timeMs);
  const yieldIfDue = createYield();
  for (const file of watchedFiles(root, known)) {
    await yieldIfDue();
    const stats = statSync(join(root, file), { throwIfNoEntry: false });
    if (!stats) continue;
    // A file in a folder that was moved here keeps its old times.
    const isNew = !gone.delete(file) && isSiteFile(file, known);
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
    // What is around the site and its folders changes for other reasons.
    if (/^(?:\.|\.\.(?:\/\.\.)*)$/.test(folder)) return false;
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
function isSiteFile(file: string, { contentFolders, staticFolders }: KnownPaths): boolean {
  const isIn = (folder: string) => file.startsWith(`${folder}/`);
  return staticFolders.some(isIn) || (contentFolders.some(isIn) && isPageFile(file));
}

/** Returns the files of a site that are watched, by their paths relative to its folder. */
function watchedFiles(root: string, { contentFolders, staticFolders }: KnownPaths): ReadonlySet<string> {
  const files = new Set<string>();
  const collect = (folder: string): void => {
    // `node_modules` is not even listed: it may contain a hundred thousand files.
    for (const entry of entriesIn(join(root, folder)).filter(({ name }) => isWatchedIn(folder, name))) {
      const path = posix.join(folder, entry.name);
      if (!entry.isDirectory()) files.add(path);
      // A folder outside may be around the site.
      else if (join(root, path) !== root) collect(path);
    }
  };
  for (const folder of ['', ...contentFolders, ...staticFolders]) {
    if (folder === '' || folder.startsWith('../')) collect(folder);
  }
  return files;
}

function entriesIn(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    // A folder that was removed in the meantime counts as empty.
    return [];
  }
}
