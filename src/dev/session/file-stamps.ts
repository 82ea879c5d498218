import { statSync } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Cache } from '../../cache/cache.ts';
import type { KnownHashes } from '../../content/scan.ts';
import { createYield } from '../../system/create-yield.ts';
import { stampOf } from '../watch/disk.ts';

/**
 * The hashes of files by their stamps (size and times), from the last run of the server. An
 * unchanged stamp means that the file need not be read again: reading 30,000 files takes a second.
 */
export interface FileStamps extends KnownHashes {
  /**
   * Saves the hashes and stamps of the files that have not changed since the stamps were opened.
   * The stamps must not be used afterwards.
   */
  readonly keep: (hashes: ReadonlyMap<string, string>) => Promise<void>;
}

/**
 * Returns the file stamps of a site from its cache, whose folder must be writable and on the same
 * disk as the site.
 */
export async function openFileStamps(root: string, cache: Cache): Promise<FileStamps> {
  const [openedAt, stored] = await Promise.all([timeOfDisk(cache.folder), cache.packed<string>('stamps')]);
  const keyOf = (file: string, stamp: Stamp) => JSON.stringify([file, stamp.text]);
  return {
    get: (file) => {
      // Without stored stamps the file need not be looked at.
      const stamp = stored.isEmpty ? null : stampAt(`${root}/${file}`);
      return (stamp && stored.find(keyOf(file, stamp))) ?? undefined;
    },
    keep: async (hashes) => {
      const yieldIfDue = createYield();
      for (const [file, hash] of hashes) {
        await yieldIfDue();
        const stamp = stampAt(`${root}/${file}`);
        // A file that has changed since the start may have changed after it was read.
        if (stamp !== null && stamp.changedAt < openedAt) stored.get(keyOf(file, stamp), () => hash);
      }
      await stored.close();
    },
  };
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

interface Stamp {
  readonly text: string;
  readonly changedAt: number;
}

/** Returns null if there is no such file. */
function stampAt(path: string): Stamp | null {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats ? { text: stampOf(stats), changedAt: stats.ctimeMs } : null;
}
