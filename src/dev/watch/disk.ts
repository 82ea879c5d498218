import { lstatSync, readdirSync, realpathSync, type Stats, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { stampOf } from './stamp-of.ts';

/** What lies at a path. Links are followed. */
export interface Lying {
  readonly isFolder: boolean;
  readonly isLink: boolean;
  /** Changes with every write to it, and with what it leads to. */
  readonly stamp: string;
}

/** Returns what lies at a path; null for nothing, or for what cannot be reached. */
export function lookAt(path: string): Lying | null {
  const own = statsOf(path, lstatSync);
  if (!own?.isSymbolicLink()) return own && { isFolder: own.isDirectory(), isLink: false, stamp: stampOf(own) };
  // One that leads nowhere is a file for now.
  const stats = statsOf(path, statSync) ?? own;
  return { isFolder: stats.isDirectory(), isLink: true, stamp: `${own.ino} ${stampOf(stats)}` };
}

/** Returns what no other folder has at the same time, nor, by its birth, one that was given its number later; null if there is no folder. */
export function identityOf(path: string): string | null {
  const stats = statsOf(path, statSync);
  return stats?.isDirectory() === true ? [stats.dev, stats.ino, stats.birthtimeMs].join(' ') : null;
}

/** Returns the names in a folder; none if it has gone, or if nobody may look into it. */
export function namesIn(path: string): readonly string[] {
  try {
    return readdirSync(path);
  } catch {
    return [];
  }
}

/** Returns whether a link, by its path relative to the root, leads to a folder that it lies in itself by whatever other links: what is below it has no end. */
export function leadsUp(root: string, link: string): boolean {
  try {
    const target = realpathSync(join(root, link));
    const folder = target.endsWith(sep) ? target : target + sep;
    const above = link.split('/').map((_, index, names) => join(root, ...names.slice(0, index)));
    return above.some((path) => `${realpathSync(path)}${sep}`.startsWith(folder));
  } catch {
    // What it leads to has gone meanwhile.
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
