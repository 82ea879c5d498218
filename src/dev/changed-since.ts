import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../content/list-files.ts';
import { isPageFile } from '../content/page-file.ts';
import { staticFolder } from '../content/scan-content.ts';
import { isWatched } from './is-watched.ts';

/** Returns the files of a site that have changed, come or gone since a time, by their paths relative to its folder; of what is gone, those of `known`, which were there then. */
export async function changedSince(
  root: string,
  timeMs: number,
  known: Iterable<string>,
): Promise<ReadonlySet<string>> {
  const gone = new Set(known);
  const changed = new Set<string>();
  for (const file of await watchedFiles(root)) {
    const stats = await stat(join(root, file)).catch(() => null);
    if (stats === null) continue;
    // One in a folder that was moved here is as old as before.
    const hasCome = !gone.delete(file) && isLookedFor(file);
    if (hasCome || stats.ctimeMs >= timeMs) changed.add(file);
  }
  return new Set([...changed, ...gone]);
}

/** The site would know of it, had it been there. */
function isLookedFor(file: string): boolean {
  return file.startsWith(`${staticFolder}/`) || (file.startsWith('content/') && isPageFile(file));
}

/** Returns the files of a site's folder that are watched, by their paths relative to it. */
export async function watchedFiles(root: string): Promise<readonly string[]> {
  const files: string[] = [];
  for (const entry of await readdir(root, { withFileTypes: true })) {
    // Packages are not even listed: there may be a hundred thousand files in them.
    if (!isWatched(entry.name)) continue;
    if (!entry.isDirectory()) files.push(entry.name);
    else for (const name of listFiles(join(root, entry.name)) ?? []) files.push(`${entry.name}/${name}`);
  }
  return files.filter(isWatched);
}
