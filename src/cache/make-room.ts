import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../system/list-files.ts';

/** Removes the files of a folder that were not used for longest, until the rest fits into so many bytes. Files younger than `since` stay. */
export async function makeRoom(folder: string, limit: number, since: Date): Promise<void> {
  const files = await Promise.all((listFiles(folder) ?? []).map((file) => describe(join(folder, file))));
  const present = files.filter((file) => file !== null).toSorted((one, other) => other.mtimeMs - one.mtimeMs);
  let total = 0;
  for (const { path, size, mtimeMs } of present) {
    total += size;
    if (total > limit && mtimeMs < since.getTime()) await rm(path, { force: true });
  }
}

/** Another build may have removed it a moment ago. */
async function describe(path: string) {
  try {
    const { size, mtimeMs } = await stat(path);
    return { path, size, mtimeMs };
  } catch {
    return null;
  }
}
