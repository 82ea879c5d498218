import type { ShardedCacheFile } from '../../cache/sharded-cache-file.ts';
import type { ContentMemo } from '../../content/content-memo.ts';

/** What was made of content files, held while a site is worked on. */
export interface ScanMemo extends ContentMemo {
  /** Changes whenever something came out other than before. */
  readonly version: () => number;
  /** Forgets what was not asked for since the last time: its file is gone. */
  readonly prune: () => void;
}

interface Entry {
  readonly fingerprint: string;
  readonly json: string;
}

/** Returns a memo; what it does not hold comes from what builds have kept, which is asked until the memo is first pruned. */
export function createScanMemo(previous: Pick<ShardedCacheFile, 'get' | 'set'>): ScanMemo {
  const entries = new Map<string, Entry>();
  const used = new Set<string>();
  let source: typeof previous | null = previous;
  let version = 0;
  return {
    get: (name, fingerprint, make) => {
      used.add(name);
      const known = entries.get(name);
      const text = known?.fingerprint === fingerprint ? known.json : source?.get(name, fingerprint);
      if (text != null) {
        entries.set(name, { fingerprint, json: text });
        // The proof is that of the file, and the sheet is of the same code: it is what `make` would give.
        const kept: ReturnType<typeof make> = JSON.parse(text);
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
