import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Returns the files below a folder, relative to it, with forward slashes, sorted; null if there is no such folder. */
export async function listFiles(folder: string): Promise<readonly string[] | null> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .toSorted();
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
    throw error;
  }
}
