import type { ContentMemo } from '../content/content-memo.ts';
import type { ShardedCacheFile } from '../cache/sharded-cache-file.ts';

/** Returns a memo that stores the results of content files in a sharded cache file. */
export function createCachedContentMemo(cacheFile: ShardedCacheFile): ContentMemo {
  return {
    get: <T>(name: string, fingerprint: string, make: () => T): T => {
      const text = cacheFile.get(name, fingerprint);
      if (text !== null) {
        // The fingerprint also covers the code that made the entry, so it is what `make` returns.
        const kept: T = JSON.parse(text);
        return kept;
      }
      const made = make();
      cacheFile.set(name, fingerprint, JSON.stringify(made));
      return made;
    },
  };
}
