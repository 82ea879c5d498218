import { randomUUID } from 'node:crypto';
import { chmod, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Replaces the content of a file that a person writes, if it still is the one given. A reader sees
 * the old content or the new one, never a part, and the file keeps its permissions. A file with
 * several names (hard links) is written in place, so that they stay names of one file. Returns
 * whether it was replaced. If an error is thrown, the file is as it was.
 */
export async function replaceFile(path: string, previous: Uint8Array, next: Uint8Array): Promise<boolean> {
  // A hidden name is no part of the site.
  const temporary = join(dirname(path), `.docsgen-${randomUUID()}`);
  try {
    const { mode, nlink } = await stat(path);
    if (nlink > 1) return await writeInPlace(path, previous, next);
    await writeFile(temporary, next);
    await chmod(temporary, mode);
    // As late as possible, since an editor may save the file at any time.
    if (!(await readFile(path)).equals(previous)) return false;
    await rename(temporary, path);
    return true;
  } finally {
    await rm(temporary, { force: true });
  }
}

async function writeInPlace(path: string, previous: Uint8Array, next: Uint8Array): Promise<boolean> {
  if (!(await readFile(path)).equals(previous)) return false;
  try {
    await writeFile(path, next);
    return true;
  } catch (error) {
    await writeFile(path, previous);
    throw error;
  }
}
