import { statSync } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShardedCacheFile } from '../../cache/sharded-cache-file.ts';
import type { KnownHashes } from '../../content/scan.ts';
import { stampOf } from '../watch/stamp-of.ts';

/**
 * The stamps of files (size and times) from the last run of the server. An unchanged stamp means
 * that the file need not be read again: reading 30,000 files takes a second.
 */
export interface FileStamps extends KnownHashes {
  /**
   * Stores the hashes and stamps of the files that have not changed since the stamps were opened.
   */
  readonly keep: (hashes: ReadonlyMap<string, string>) => void;
}

/**
 * Returns the file stamps of a site, which are stored in a sharded cache file. `folder` must be
 * writable and on the same disk as the site.
 */
export async function openFileStamps(
  root: string,
  folder: string,
  cacheFile: Pick<ShardedCacheFile, 'previous' | 'get' | 'set'>,
): Promise<FileStamps> {
  const openedAt = await timeOfDisk(folder);
  return {
    get: (file) => {
      // Without a stored stamp the file need not be checked.
      const stamp = cacheFile.previous(nameOf(file)) && stampAt(`${root}/${file}`);
      return (stamp && cacheFile.get(nameOf(file), stamp.text)) ?? undefined;
    },
    keep: (hashes) => {
      for (const [file, hash] of hashes) {
        const stamp = stampAt(`${root}/${file}`);
        // A file that has changed since the start may have changed after it was read.
        if (stamp === null || stamp.changedAt >= openedAt) continue;
        if (cacheFile.get(nameOf(file), stamp.text) !== hash) cacheFile.set(nameOf(file), stamp.text, hash);
      }
    },
  };
}

function nameOf(file: string): string {
  return `stamp ${file}`;
}

/**
 * Returns the current time of the clock that sets the times of files, in milliseconds. On a network
 * disk this is another machine's clock.
 */
async function timeOfDisk(folder: string): Promise<number> {
  const file = join(folder, 'opened');
  await mkdir(folder, { recursive: true });
  await writeFile(file, '');
  return (await stat(file)).ctimeMs;
}

/** Returns null if there is no such file. */
function stampAt(path: string): { readonly text: string; readonly changedAt: number } | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? { text: stampOf(stats), changedAt: stats.ctimeMs } : null;
}
