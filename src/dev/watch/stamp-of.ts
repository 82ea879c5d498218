import type { Stats } from 'node:fs';

/** Returns what every write to a file changes, and cannot be set to what it was: neither can another file that is put in its place have it. */
export function stampOf({ ctimeMs, mtimeMs, size, ino }: Stats): string {
  return [ctimeMs, mtimeMs, size, ino].join(' ');
}
