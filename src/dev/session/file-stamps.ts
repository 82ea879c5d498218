import { statSync } from 'node:fs';
import { mkdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ShardedCacheFile } from '../../cache/sharded-cache-file.ts';
import type { KnownHashes } from '../../content/scan.ts';
import { stampOf } from '../watch/stamp-of.ts';

/** What tells, without reading them, that files are as they were when the server last ran: to read thirty thousand takes a second. */
export interface FileStamps extends KnownHashes {
  /** Keeps the hashes of files that have not changed since the stamps were opened. */
  readonly keep: (hashes: ReadonlyMap<string, string>) => void;
}

/** Returns the stamps of the site in a folder, kept in a sheet. `folder` is one on the disk of the site, which may be written to. */
export async function openFileStamps(
  root: string,
  folder: string,
  cacheFile: Pick<ShardedCacheFile, 'previous' | 'get' | 'set'>,
): Promise<FileStamps> {
  const openedAt = await timeOfDisk(folder);
  return {
    get: (file) => {
      // Where nothing was kept, nothing need be looked at.
      const stamp = cacheFile.previous(nameOf(file)) && stampAt(`${root}/${file}`);
      return (stamp && cacheFile.get(nameOf(file), stamp.text)) ?? undefined;
    },
    keep: (hashes) => {
      for (const [file, hash] of hashes) {
        const stamp = stampAt(`${root}/${file}`);
        // One that has changed since may have done so after it was read.
        if (stamp === null || stamp.changedAt >= openedAt) continue;
        if (cacheFile.get(nameOf(file), stamp.text) !== hash) cacheFile.set(nameOf(file), stamp.text, hash);
      }
    },
  };
}

function nameOf(file: string): string {
  return `stamp ${file}`;
}

/** Returns the time of now by the clock that stamps files, which need not be this machine's, in milliseconds. */
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
