import type { ShardedCacheFile } from '../../cache/sharded-cache-file.ts';
import type { ContentMemo } from '../../content/content-memo.ts';
import { hasFields } from '../../shared/has-fields.ts';
import { parseJson } from '../../system/parse-json.ts';

/** The scan results of content files, kept in memory while `dev` runs. */
export interface ScanMemo extends ContentMemo {
  /** Returns a number that changes whenever a result differs from the previous one. */
  readonly version: () => number;
  /**
   * Removes the entries that were not used since the last call, because their files were removed.
   */
  readonly prune: () => void;
}

interface Entry {
  readonly fingerprint: string;
  readonly json: string;
}

/**
 * Returns an empty memo. Until the first call of `prune` it also takes results that builds have
 * stored.
 */
export function createScanMemo(previous: Pick<ShardedCacheFile, 'get' | 'set'>): ScanMemo {
  const entries = new Map<string, Entry>();
  const used = new Set<string>();
  let source: typeof previous | null = previous;
  let version = 0;
  return {
    get: <T extends object>(name: string, fingerprint: string, make: () => T): T => {
      used.add(name);
      const known = entries.get(name);
      const text = known?.fingerprint === fingerprint ? known.json : source?.get(name, fingerprint);
      // The fingerprint covers the file, and the same code wrote the cache file, so the entry is what
      // `make` would return.
      const kept = text == null ? null : parseJson(text);
      if (text != null && hasFields<T>(kept)) {
        entries.set(name, { fingerprint, json: text });
        return kept;
      }
      const made = make();
      const json = JSON.stringify(made);
      source?.set(name, fingerprint, json);
      if (known?.json !== json) version += 1;
      entries.set(name, { fingerprint, json });
      return made;
    },
    version: () => version,
    prune: () => {
      for (const name of entries.keys()) if (!used.has(name)) entries.delete(name);
      used.clear();
      source = null;
    },
  };
}
