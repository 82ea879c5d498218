import type { ContentMemo } from '../content/content-memo.ts';
import type { ShardedCacheFile } from '../cache/sharded-cache-file.ts';

/** Returns the memo that keeps in a sheet what was made of content files. */
export function createCachedContentMemo(cacheFile: ShardedCacheFile): ContentMemo {
  return {
    get: <T>(name: string, fingerprint: string, make: () => T): T => {
      const text = cacheFile.get(name, fingerprint);
      if (text !== null) {
        // The proof names the code that made it as well, so it is what `make` gives.
        const kept: T = JSON.parse(text);
        return kept;
      }
      const made = make();
      cacheFile.set(name, fingerprint, JSON.stringify(made));
      return made;
    },
  };
}
