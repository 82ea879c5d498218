import { lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, sep } from 'node:path';

/** What is at a path. Links are followed. */
export interface PathState {
  readonly isFolder: boolean;
  readonly isLink: boolean;
  /**
   * Changes with each write to a file, when something else takes the path, and when a link gets
   * another target. The stamp of a folder stays the same when names in it change.
   */
  readonly stamp: string;
}

/** Returns what is at a path; null if there is nothing, or if it cannot be read. */
export function readState(path: string): PathState | null {
  const direct = statsOf(path, lstatSync);
  if (!direct) return null;
  const isLink = direct.isSymbolicLink();
  // A broken link counts as a file.
  const stats = (isLink && statsOf(path, statSync)) || direct;
  const isFolder = stats.isDirectory();
  // A later folder with the same inode number has another creation time.
  const stamp = isFolder ? [stats.dev, stats.ino, stats.birthtimeMs].join(' ') : stampOf(stats);
  return { isFolder, isLink, stamp: isLink ? `${direct.ino} ${stamp}` : stamp };
}

/**
 * Returns a stamp that changes with each write to a file, and when another file replaces it. A
 * write cannot restore an old stamp, since `ctime` cannot be set.
 */
export function stampOf({ ctimeMs, mtimeMs, size, ino }: Stats): string {
  return [ctimeMs, mtimeMs, size, ino].join(' ');
}

/** Returns the names in a folder; none if it was removed or cannot be read. */
export function namesIn(path: string): readonly string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/**
 * Returns whether a link points to one of its own parent folders, directly or by other links.
 * Scanning below such a link would never end. `link` is relative to the root.
 */
export function isCyclic(root: string, link: string): boolean {
  try {
    const target = realpathSync(join(root, link));
    const folder = target.endsWith(sep) ? target : target + sep;
    const above = link.split('/').map((_, index, names) => join(root, ...names.slice(0, index)));
    return above.some((path) => `${realpathSync(path)}${sep}`.startsWith(folder));
  } catch {
    // The target was removed in the meantime.
    return true;
  }
}

function statsOf(path: string, read: (path: string) => Stats): Stats | null {
  try {
    return read(path);
  } catch {
    return null;
  }
}
