import { join } from 'node:path';
import type { RenderedAddresses } from '../../site/references/rendered-addresses.ts';
import type { ShardedCacheFile } from '../../cache/sharded-cache-file.ts';
import { isAsWritten, type WrittenFile } from './written-file.ts';

/** A file of an output as a build wrote it. */
export interface RecordedFile extends WrittenFile {
  /** Names everything that decides the file's bytes. */
  readonly key: string;
  /** A key that is quicker to find: two that are the same go with the same `key`, though others may do so too. */
  readonly inputFingerprint: string;
  /** Key of what the search holds of a page; null for what it does not find. */
  readonly searchKey: string | null;
  /** What components of a page have printed. */
  readonly renderedAddresses?: RenderedAddresses | null;
}

/** What earlier builds wrote to an output folder. */
export interface BuildRecord {
  /** Returns the entry of a file that is still as it was written, null for others. */
  readonly find: (path: string) => RecordedFile | null;
  readonly add: (path: string, entry: RecordedFile) => void;
  /** Keeps for later builds what is known of a file that this one leaves alone. */
  readonly retain: (path: string) => void;
  readonly save: () => Promise<void>;
}

const fingerprint = 'file';

/** Returns the ledger of an output folder. */
export function openBuildRecord(out: string, cacheFile: ShardedCacheFile): BuildRecord {
  return {
    find: (path) => {
      const text = cacheFile.get(path, fingerprint);
      if (text === null) return null;
      const entry: RecordedFile = JSON.parse(text);
      return isAsWritten(join(out, path), entry) ? entry : null;
    },
    add: (path, entry) => cacheFile.set(path, fingerprint, JSON.stringify(entry)),
    retain: (path) => void cacheFile.get(path, fingerprint),
    save: () => cacheFile.save(),
  };
}
