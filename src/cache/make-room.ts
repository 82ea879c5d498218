import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../system/list-files.ts';
import { isCode } from '../system/error-code.ts';

/**
 * Removes the least recently used files of a folder until the others fit into `limit` bytes. Files
 * that are newer than `since` are never removed.
 */
export async function makeRoom(folder: string, limit: number, since: Date): Promise<void> {
  const files = await Promise.all((listFiles(folder) ?? []).map((file) => describe(join(folder, file))));
  const present = files.filter((file) => file !== null).toSorted((one, other) => other.mtimeMs - one.mtimeMs);
  let total = 0;
  for (const { path, size, mtimeMs } of present) {
    total += size;
    if (total > limit && mtimeMs < since.getTime()) await rm(path, { force: true });
  }
}

/** Returns null for a file that another build has just removed. */
async function describe(path: string) {
  try {
    const { size, mtimeMs } = await stat(path);
    return { path, size, mtimeMs };
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
    return null;
  }
}
