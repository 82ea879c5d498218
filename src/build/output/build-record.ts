import { join } from 'node:path';
import type { RenderedAddresses } from '../../site/references/rendered-addresses.ts';
import type { ShardedCacheFile } from '../../cache/sharded-cache-file.ts';
import { isAsWritten, type WrittenFile } from './written-file.ts';
import { hasFields } from '../../shared/has-fields.ts';
import { parseJson } from '../../system/parse-json.ts';

/** A file of an output as a build wrote it. */
export interface RecordedFile extends WrittenFile {
  /** Identifies everything that the file's bytes depend on. */
  readonly key: string;
  /**
   * A cheaper key. Equal input fingerprints always mean equal `key`s. Different ones may still have
   * the same `key`.
   */
  readonly inputFingerprint: string;
  /** Key of the page's search record; null for a page that is not in the search index. */
  readonly searchKey: string | null;
  /** The addresses that the components of a page have rendered. */
  readonly renderedAddresses?: RenderedAddresses | null;
}

/** The files that earlier builds wrote to an output folder. */
export interface BuildRecord {
  /** Returns the entry of a file that has not changed since it was written, else null. */
  readonly find: (path: string) => RecordedFile | null;
  readonly add: (path: string, entry: RecordedFile) => void;
  /** Keeps the entry of a file that this build does not write, for later builds. */
  readonly retain: (path: string) => void;
  readonly save: () => Promise<void>;
}

const fingerprint = 'file';

/** Returns the build record of an output folder. The entries are in a sharded cache file. */
export function openBuildRecord(out: string, cacheFile: ShardedCacheFile): BuildRecord {
  return {
    find: (path) => {
      const text = cacheFile.get(path, fingerprint);
      const entry = text === null ? null : parseJson(text);
      if (!hasFields<RecordedFile>(entry, 'key', 'inputFingerprint', 'hash', 'size')) return null;
      return isAsWritten(join(out, path), entry) ? entry : null;
    },
    add: (path, entry) => cacheFile.set(path, fingerprint, JSON.stringify(entry)),
    retain: (path) => void cacheFile.get(path, fingerprint),
    save: () => cacheFile.save(),
  };
}
