import { lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { stampOf } from './stamp-of.ts';

/** The state of a file or folder at a path. Links are followed. */
export interface PathState {
  readonly isFolder: boolean;
  readonly isLink: boolean;
  /** Changes with each write, and when a link gets another target. */
  readonly stamp: string;
}

/** Returns the state of a path; null if there is nothing, or if it cannot be read. */
export function readState(path: string): PathState | null {
  const own = statsOf(path, lstatSync);
  if (!own?.isSymbolicLink()) return own && { isFolder: own.isDirectory(), isLink: false, stamp: stampOf(own) };
  // A broken link counts as a file.
  const stats = statsOf(path, statSync) ?? own;
  return { isFolder: stats.isDirectory(), isLink: true, stamp: `${own.ino} ${stampOf(stats)}` };
}

/**
 * Returns the identity of a folder, which no other folder has at the same time. A later folder with
 * the same inode number has another creation time. Returns null if there is no folder.
 */
export function identityOf(path: string): string | null {
  const stats = statsOf(path, statSync);
  return stats?.isDirectory() === true ? [stats.dev, stats.ino, stats.birthtimeMs].join(' ') : null;
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
