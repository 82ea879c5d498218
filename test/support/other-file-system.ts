import { existsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';

/**
 * Returns a folder on another file system than that of temporary files; null if the machine has
 * none.
 */
export function otherFileSystem(): string | null {
  const { dev } = statSync(tmpdir());
  const candidates = ['/dev/shm', '/tmp', '/var/tmp'];
  return candidates.find((folder) => existsSync(folder) && statSync(folder).dev !== dev) ?? null;
}
