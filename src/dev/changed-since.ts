import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { listFiles } from '../system/list-files.ts';
import { isPageFile } from '../content/page-file.ts';
import { staticFolder } from '../content/scan-content.ts';
import { isWatched } from './watch/is-watched.ts';
import { createBreath } from './watch/create-breath.ts';

/** Returns the files of a site that have changed, come or gone since a time, by their paths relative to its folder; of what is gone, those of `known`, which were there then. */
export async function changedSince(
  root: string,
  timeMs: number,
  known: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const gone = new Set(known);
  const changed = new Set<string>();
  const wasMoved = createMoveFinder(root, timeMs);
  const breathe = createBreath();
  for (const file of await watchedFiles(root)) {
    await breathe();
    const stats = statSync(join(root, file), { throwIfNoEntry: false });
    if (!stats) continue;
    // One in a folder that was moved here is as old as before.
    const hasCome = !gone.delete(file) && isLookedFor(file);
    if (hasCome || stats.ctimeMs >= timeMs || wasMoved(posix.dirname(file))) changed.add(file);
  }
  return new Set([...changed, ...gone]);
}

/** Returns what tells whether a folder, or one that it lies in, may have been put in the place of another: its files are as old as before. */
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

/** The site would know of it, had it been there. */
function isLookedFor(file: string): boolean {
  return file.startsWith(`${staticFolder}/`) || (file.startsWith('content/') && isPageFile(file));
}

/** Returns the files of a site's folder that are watched, by their paths relative to it. */
async function watchedFiles(root: string): Promise<readonly string[]> {
  const files: string[] = [];
  for (const entry of await readdir(root, { withFileTypes: true })) {
    // Packages are not even listed: there may be a hundred thousand files in them.
    if (!isWatched(entry.name)) continue;
    if (!entry.isDirectory()) files.push(entry.name);
    else for (const name of listFiles(join(root, entry.name)) ?? []) files.push(`${entry.name}/${name}`);
  }
  return files.filter(isWatched);
}
