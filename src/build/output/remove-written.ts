import { readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parentsOf } from './paths.ts';
import { isAsWritten, type WrittenFile } from './written-file.ts';

/** Removes a file of an output folder, if it is still what docsgen wrote, and the folders that are left empty. Returns whether it did. */
export function removeWritten(out: string, path: string, file: WrittenFile | undefined): boolean {
  if (!file || !isAsWritten(join(out, path), file)) return false;
  rmSync(join(out, path), { force: true });
  try {
    for (const folder of parentsOf(path).toReversed()) rmdirSync(join(out, folder));
  } catch {
    // It still holds something, or is gone already.
  }
  return true;
}

/** Removes a folder with the folders in it, as far as none of them holds a file. */
export function removeEmptyFolders(folder: string): void {
  try {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
    }
    rmdirSync(folder);
  } catch {
    // It holds a file, or is gone already.
  }
}
