import { posix } from 'node:path';

/** A file's or folder's name without the number that orders it. */
export interface PrefixedName {
  readonly name: string;
  readonly position: number | null;
}

/** Dates (`2021-11-foo`) and versions (`7.0-foo`) begin with numbers that order nothing. */
const dateOrVersion = /^\d{4}-\d{2}(-|$)|^\d+[.\d]*\.\d+/;
const prefix = /^(\d+)(?:\s*[-_]+\s*|\.\s*(?!\d)|\s+-\s+)(.+)$/;

/**
 * Returns `{ name: 'intro', position: 1 }` for `01-intro`, `1. intro` and `001 - intro`. A name
 * that is a number is ordered by it, and keeps it.
 */
export function parseNumberPrefix(segment: string): PrefixedName {
  if (/^\d+$/.test(segment)) return { name: segment, position: Number(segment) };
  const match = dateOrVersion.test(segment) ? null : prefix.exec(segment);
  const [, number, name] = match ?? [];
  if (number === undefined || name === undefined) return { name: segment, position: null };
  return { name, position: Number(number) };
}

/**
 * Reads the names of files and folders. Paths are relative to the folder of a collection, those of
 * files without extension.
 */
export interface NameReader {
  /** Returns what the last name of a path says. */
  readonly read: (path: string) => PrefixedName;
  /** Returns a path made of the names of all its parts: `app/web` for `1-app/2-web`. */
  readonly readAll: (path: string) => string;
}

/** Returns a reader that takes all names as they are. */
export function createPlainReader(): NameReader {
  return { read: (path) => ({ name: posix.basename(path), position: null }), readAll: (path) => path };
}

/**
 * Returns a reader that takes number prefixes off all names but those of the paths in `kept`, which
 * are ordered by them all the same.
 */
export function createPrefixReader(kept: ReadonlySet<string>): NameReader {
  const read = (path: string): PrefixedName => {
    const segment = posix.basename(path);
    const parsed = parseNumberPrefix(segment);
    return kept.has(path) ? { ...parsed, name: segment } : parsed;
  };
  // Each folder once, however many docs lie in it.
  const known = new Map<string, string>();
  const readAll = (path: string): string => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const folder = posix.dirname(path);
    const { name } = read(path);
    const found = folder === '.' ? name : `${readAll(folder)}/${name}`;
    known.set(path, found);
    return found;
  };
  return { read, readAll };
}
