import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../system/list-files.ts';

/** The files of a finished site. */
export interface FolderFiles {
  /** Paths relative to the folder, sorted. */
  readonly files: readonly string[];
  /** Their sizes in bytes, in the same order. */
  readonly sizes: readonly number[];
}

/** Files that docsgen keeps in the folder for itself, and copies of other files for servers. */
const isOther = /(?:^|\/)\.docsgen-|\.(?:gz|br|zst)$|^\.git\//;

/** Returns the files of an output folder; null if there is no such folder. */
export function readFolder(folder: string): FolderFiles | null {
  const listed = listFiles(folder)?.filter((file) => !isOther.test(file));
  if (!listed) return null;
  const found = listed.flatMap((file) => {
    const stats = statSync(join(folder, file), { throwIfNoEntry: false });
    // Reading a pipe would wait for another program.
    return stats?.isFile() === true ? [{ file, size: stats.size }] : [];
  });
  return { files: found.map(({ file }) => file), sizes: found.map(({ size }) => size) };
}
