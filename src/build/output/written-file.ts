import { lstatSync, readFileSync } from 'node:fs';
import { hashOf } from '../../system/hash.ts';
import { isCode } from '../../system/error-code.ts';

/** Metadata of a file that docsgen wrote. */
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
   * Name of the file's locale; null for files that all locales share, such as pictures and scripts.
   */
  readonly locale: string | null;
}

/**
 * Returns whether a file is unchanged since it was written: by size and time, else by its bytes.
 * Copies, such as those of a CI cache, have other times.
 */
export function isAsWritten(path: string, { size, mtimeMs, hash }: WrittenFile): boolean {
  try {
    const stats = lstatSync(path);
    if (!stats.isFile() || stats.size !== size) return false;
    return stats.mtimeMs === mtimeMs || hashOf(readFileSync(path)) === hash;
  } catch (error) {
    // It is gone, or one of its parents is a file now.
    if (!isCode(error, 'ENOENT', 'ENOTDIR')) throw error;
    return false;
  }
}
