import { type Dirent, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the files below a folder, relative to it, with forward slashes, sorted; null if there is no such folder. Folders are read in turn: to
 * wait for each of a thousand takes several times the processor's time.
 */
export function listFiles(folder: string): readonly string[] | null {
  const top = readFolder(folder);
  if (top === null) return null;
  const files: string[] = [];
  const collect = (entries: readonly Dirent[], prefix: string): void => {
    for (const entry of entries) {
      const path = prefix + entry.name;
      // One that has gone meanwhile holds nothing.
      if (entry.isDirectory()) collect(readFolder(join(folder, path)) ?? [], `${path}/`);
      else files.push(path);
    }
  };
  collect(top, '');
  return files.toSorted();
}

function readFolder(folder: string): readonly Dirent[] | null {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
    throw error;
  }
}
