import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentsOf } from './paths.ts';
import { isAsWritten, type WrittenFile } from './written-file.ts';

/**
 * Removes a file of an output folder if it is unchanged since docsgen wrote it, and the folders
 * that are empty then. Returns whether the file was removed.
 */
export function removeWritten(out: string, path: string, file: WrittenFile | undefined): boolean {
  if (!file || !isAsWritten(join(out, path), file)) return false;
  rmSync(join(out, path), { force: true });
  removeEmptyParents(out, path);
  return true;
}

/** Removes the folders of a path in an output folder, as far as they are empty. */
export function removeEmptyParents(out: string, path: string): void {
  try {
    for (const folder of parentsOf(path).toReversed()) rmdirSync(join(out, folder));
  } catch {
    // The folder is not empty, or is gone already.
  }
}

/** Removes all folders inside a folder, and the folder itself, that contain no file. */
export function removeEmptyFolders(folder: string): void {
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
    }
    rmdirSync(folder);
  } catch {
    // It contains a file, or is gone already.
  }
}
