import type { PageMetadata } from '../markdown/page/compiled-page.ts';
import type { CompileTask } from '../workers/page-job.ts';
import { hashLength } from '../system/hash.ts';
import type { ShardedCacheFile } from '../cache/sharded-cache-file.ts';

/** What is known of a compiled page. */
export interface KnownPage {
  /** Hash of it. */
  readonly digest: string;
  readonly page: PageMetadata;
}

/** What was found out of each content file when it was compiled. What it includes may have changed since. */
export interface MetadataStore {
  /** Returns what is known of a file, null if it was not compiled with the task's key. */
  readonly get: (task: CompileTask) => KnownPage | null;
  /** Returns the key of a former form of a file that was compiled with the same options. */
  readonly previousKey: (file: string) => string | null;
  /** Keeps what is known of a file; `json` is its facts as they came. */
  readonly set: (task: CompileTask, known: KnownPage, json: string) => void;
}

/** Returns the facts in a sheet that builds keep; `identity` is that of the options, of fixed length. */
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
