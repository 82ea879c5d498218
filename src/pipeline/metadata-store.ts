import type { PageMetadata } from '../markdown/page/compiled-page.ts';
import type { CompileTask } from '../workers/page-job.ts';
import { hashLength } from '../system/hash.ts';
import type { ShardedCacheFile } from '../cache/sharded-cache-file.ts';

/** The stored result of compiling a content file. */
export interface KnownPage {
  /** Hash of the compiled page. */
  readonly digest: string;
  readonly page: PageMetadata;
}

/**
 * Stores the metadata of compiled content files. The caller must check whether the files that a
 * page includes have changed since.
 */
export interface MetadataStore {
  /** Returns the stored result of a file, null if it was not compiled with the task's key. */
  readonly get: (task: CompileTask) => KnownPage | null;
  /**
   * Returns the key of a previous version of a file that was compiled with the same options; null
   * for none.
   */
  readonly previousKey: (file: string) => string | null;
  /** Stores the result of a file. `json` is its metadata as JSON. */
  readonly set: (task: CompileTask, known: KnownPage, json: string) => void;
}

/**
 * Returns a metadata store that is saved in a sharded cache file. `identity` is the hash of the
 * code and the Markdown options, and has a fixed length.
 */
export function createMetadataStore(cacheFile: ShardedCacheFile, identity: string): MetadataStore {
  return {
    get: ({ file, key }) => {
      const text = cacheFile.get(file, key);
      if (text === null) return null;
      const result = text.slice(identity.length);
      const page: PageMetadata = JSON.parse(result.slice(hashLength));
      return { digest: result.slice(0, hashLength), page };
    },
    previousKey: (file) => {
      const previous = cacheFile.previous(file);
      return previous?.text.startsWith(identity) ? previous.fingerprint : null;
    },
    set: ({ file, key }, { digest }, json) => cacheFile.set(file, key, identity + digest + json),
  };
}
