import type { ContentMemo } from '../content/content-memo.ts';
import type { ShardedCacheFile } from '../cache/sharded-cache-file.ts';
import { hasFields } from '../shared/has-fields.ts';
import { parseJson } from '../system/parse-json.ts';

/** Returns a memo that stores the results of content files in a sharded cache file. */
export function createCachedContentMemo(cacheFile: ShardedCacheFile): ContentMemo {
  return {
    get: <T extends object>(name: string, fingerprint: string, make: () => T): T => {
      const text = cacheFile.get(name, fingerprint);
      // The fingerprint also covers the code that made the entry, so it is what `make` returns.
      const kept = text === null ? null : parseJson(text);
      if (hasFields<T>(kept)) return kept;
      const made = make();
      cacheFile.set(name, fingerprint, JSON.stringify(made));
      return made;
    },
  };
}
