import type { ContentMemo } from '../../content/content-memo.ts';

/** What was made of content files, held while a site is worked on. */
export interface ScanMemo extends ContentMemo {
  /** Changes whenever something came out other than before. */
  readonly version: () => number;
  /** Forgets what was not asked for since the last time: its file is gone. */
  readonly prune: () => void;
}

interface Entry {
  readonly proof: string;
  readonly json: string;
}

/** Returns a memo; what it does not hold comes from `former`, which is asked until the memo is first pruned. */
export function createScanMemo(former: ContentMemo): ScanMemo {
  const entries = new Map<string, Entry>();
  const used = new Set<string>();
  let source: ContentMemo | null = former;
  let version = 0;
  return {
    get: (name, proof, make) => {
      used.add(name);
      const known = entries.get(name);
      if (known?.proof === proof) {
        // The proof is that of the file, and code does not change while it runs: it is what `make` would give.
        const kept: ReturnType<typeof make> = JSON.parse(known.json);
        return kept;
      }
      const made = source ? source.get(name, proof, make) : make();
      const json = JSON.stringify(made);
      if (known?.json !== json) version += 1;
      entries.set(name, { proof, json });
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
