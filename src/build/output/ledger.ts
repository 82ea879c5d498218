import { join } from 'node:path';
import type { PrintedAddresses } from '../../site/references/printed-addresses.ts';
import type { Sheet } from '../../cache/sheet.ts';
import { isAsWritten, type WrittenFile } from './written-file.ts';

/** A file of an output as a build wrote it. */
export interface LedgerEntry extends WrittenFile {
  /** Names everything that decides the file's bytes. */
  readonly key: string;
  /** A key that is quicker to find: two that are the same go with the same `key`, though others may do so too. */
  readonly quickKey: string;
  /** Key of what the search holds of a page; null for what it does not find. */
  readonly searchKey: string | null;
  /** What components of a page have printed. */
  readonly printed?: PrintedAddresses | null;
}

/** What earlier builds wrote to an output folder. */
export interface Ledger {
  /** Returns the entry of a file that is still as it was written, null for others. */
  readonly find: (path: string) => LedgerEntry | null;
  readonly add: (path: string, entry: LedgerEntry) => void;
  /** Keeps for later builds what is known of a file that this one leaves alone. */
  readonly retain: (path: string) => void;
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
    retain: (path) => void sheet.get(path, proof),
    save: () => sheet.save(),
  };
}
