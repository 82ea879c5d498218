import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isCode } from '../../system/error-code.ts';

/** The build cache of a site. */
export interface CacheState {
  /** Number of its files; 0 if the site was never built. */
  readonly files: number;
  /** In bytes. */
  readonly size: number;
  /** When a file was last written, as an ISO date; null for an empty cache. */
  readonly lastWritten: string | null;
}

/** Returns the size of a build cache, and when it was last used. */
export async function examineCache(folder: string): Promise<CacheState> {
  const names = await readdir(folder, { recursive: true }).catch((error: unknown) => {
    if (isCode(error, 'ENOENT')) return [];
    throw error;
  });
  // A build may remove a file meanwhile.
  const found = await Promise.all(names.map((name) => stat(join(folder, name)).catch(() => null)));
  const files = found.flatMap((stats) => (stats?.isFile() ? [stats] : []));
  const last = files.reduce((latest, { mtimeMs }) => Math.max(latest, mtimeMs), 0);
  return {
    files: files.length,
    size: files.reduce((sum, { size }) => sum + size, 0),
    lastWritten: last === 0 ? null : new Date(last).toISOString(),
  };
}
