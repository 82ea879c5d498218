import { lstatSync, readFileSync } from 'node:fs';
import { hashOf } from '../../system/hash.ts';

/** What is known of the bytes of a file that docsgen wrote. */
export interface WrittenFile {
  /** Hash of the bytes. */
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
  readonly mtimeMs: number;
}

/** A file of an output that docsgen wrote. */
export interface OutputFile extends WrittenFile {
  /**
   * Name of the locale that the file is a part of; null for what the locales share, such as a
   * picture or a script.
   */
  readonly locale: string | null;
}

/** Returns whether a file is still what was written: by size and time, or else by its bytes. Copies, such as a cache of CI makes, have times of their own. */
export function isAsWritten(path: string, { size, mtimeMs, hash }: WrittenFile): boolean {
  try {
    const stats = lstatSync(path);
    if (!stats.isFile() || stats.size !== size) return false;
    return stats.mtimeMs === mtimeMs || hashOf(readFileSync(path)) === hash;
  } catch {
    // It is gone, or a file stands in place of a folder above it.
    return false;
  }
}
