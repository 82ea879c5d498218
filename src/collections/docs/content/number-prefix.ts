import { posix } from 'node:path';

/** Name of a file or folder without its number prefix, and the position that the number gives. */
export interface PrefixedName {
  readonly name: string;
  readonly position: number | null;
}

/** The numbers at the start of dates (`2021-11-foo`) and versions (`7.0-foo`) are not prefixes. */
const dateOrVersion = /^\d{4}-\d{2}(-|$)|^\d+[.\d]*\.\d+/;
const prefix = /^(\d+)(?:\s*[-_]+\s*|\.\s*(?!\d)|\s+-\s+)(.+)$/;

/**
 * Returns `{ name: 'intro', position: 1 }` for `01-intro`, `1. intro` and `001 - intro`. A name
 * that is only a number keeps it, and the number is also its position.
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
  /** Returns the name and position of the last segment of a path. */
  readonly read: (path: string) => PrefixedName;
  /** Returns a path with the names of all its segments: `app/web` for `1-app/2-web`. */
  readonly readAll: (path: string) => string;
}

/** Returns a reader that leaves all names unchanged. */
export function createPlainReader(): NameReader {
  return { read: (path) => ({ name: posix.basename(path), position: null }), readAll: (path) => path };
}

/**
 * Returns a reader that removes number prefixes from names. The paths in `kept` keep their prefix,
 * which is still their position.
 */
export function createPrefixReader(kept: ReadonlySet<string>): NameReader {
  const read = (path: string): PrefixedName => {
    const segment = posix.basename(path);
    const parsed = parseNumberPrefix(segment);
    return kept.has(path) ? { ...parsed, name: segment } : parsed;
  };
  // Results by folder, because many docs share a folder.
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
