import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../cache/hash.ts';
import type { Sheet } from '../cache/sheet.ts';

/** A file of an output as a build wrote it. */
export interface LedgerEntry {
  /** Names everything that decides the file's bytes. */
  readonly key: string;
  /** A key that is quicker to find: two that are the same go with the same `key`, though others may do so too. */
  readonly quickKey: string;
  /** Hash of the bytes. */
  readonly hash: string;
  /** In bytes. */
  readonly size: number;
  readonly mtimeMs: number;
  /** Key of what the search holds of a page; null for what it does not find. */
  readonly searchKey: string | null;
}

/** What earlier builds wrote to an output folder. */
export interface Ledger {
  /** Returns the entry of a file that is still as it was written, null for others. */
  readonly find: (path: string) => LedgerEntry | null;
  readonly add: (path: string, entry: LedgerEntry) => void;
  readonly save: () => Promise<void>;
}

const proof = 'file';

/** Returns the ledger of an output folder. */
export function createLedger(out: string, sheet: Sheet): Ledger {
  return {
    find: (path) => {
      const text = sheet.get(path, proof);
      if (text === null) return null;
      const entry: LedgerEntry = JSON.parse(text);
      return isAsWritten(join(out, path), entry) ? entry : null;
    },
    add: (path, entry) => sheet.set(path, proof, JSON.stringify(entry)),
    save: () => sheet.save(),
  };
}

/** Copies of an output, such as a cache of CI makes, may have times of their own: then the bytes tell. */
function isAsWritten(path: string, { size, mtimeMs, hash }: LedgerEntry): boolean {
  try {
    const stats = statSync(path);
    if (!stats.isFile() || stats.size !== size) return false;
    return stats.mtimeMs === mtimeMs || hashOf(readFileSync(path)) === hash;
  } catch {
    // It is gone, or a file stands in place of a folder above it.
    return false;
  }
}
