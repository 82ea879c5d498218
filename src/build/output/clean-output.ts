import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkOutputPlace, refuseForeignFiles } from './check-output-folder.ts';
import { examineOutput } from './examine-output.ts';
import { type Lock, takeLock } from './lock.ts';
import type { OpenOptions } from './open-output.ts';
import { outputPlace } from './output-place.ts';
import { temporaryFile, lockFile, manifestFile } from './own-files.ts';
import { removeEmptyFolders, removeWritten } from './remove-written.ts';

/**
 * Removes the files that docsgen wrote to an output folder, and the site's `.docsgen`. Waits until
 * no build uses them. Returns the paths of the files that remain, because docsgen did not write
 * them or they were changed. Throws a `DocsgenError` if the folder contains files, but none that
 * docsgen wrote.
 */
export async function cleanOutput({ out, root, folder, onWait }: OpenOptions): Promise<readonly string[]> {
  await checkOutputPlace(out, root, folder);
  const place = outputPlace(out, folder);
  const locks: Lock[] = [];
  let left: readonly string[] = [];
  try {
    for (const path of siteLocks(folder)) locks.push(await takeLock(path, (holder) => onWait(folder, holder)));
    if (existsSync(out)) {
      if (!existsSync(join(out, manifestFile))) {
        const present = examineOutput(place);
        if (present.owned.size === 0) refuseForeignFiles(out, present);
      }
      locks.push(await takeLock(join(out, lockFile), (holder) => onWait(out, holder)));
      const { owned, edited, foreign, leftAlone } = examineOutput(place);
      left = [...edited.keys(), ...foreign, ...leftAlone].toSorted();
      for (const [path, file] of owned) removeWritten(out, path, file);
      for (const file of [manifestFile, temporaryFile]) rmSync(join(out, file), { force: true });
    }
    // A development server may still write there, so try again when the folder is not empty.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 20 });
  } finally {
    for (const lock of locks.toReversed()) lock.release();
  }
  if (left.length === 0) removeEmptyFolders(out);
  return left;
}

/**
 * Returns the lock files of all outputs of a site: those of running builds, and those that killed
 * builds have left.
 */
function siteLocks(folder: string): readonly string[] {
  const stages = join(folder, 'stage');
  if (!existsSync(stages)) return [];
  return readdirSync(stages)
    .filter((name) => name.endsWith('.lock'))
    .toSorted()
    .map((name) => join(stages, name));
}
