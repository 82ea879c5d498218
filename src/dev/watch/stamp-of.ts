import type { Stats } from 'node:fs';

/**
 * Returns a stamp that changes with each write to a file, and when another file replaces it. A
 * write cannot restore an old stamp, since `ctime` cannot be set.
 */
export function stampOf({ ctimeMs, mtimeMs, size, ino }: Stats): string {
  return [ctimeMs, mtimeMs, size, ino].join(' ');
}
