import { deserialize, serialize } from 'node:v8';
import { readSealed, writeSealed } from '../../cache/sealed-file.ts';
import type { PageRecord } from '../../search/index/page-record.ts';
import { type IndexedRecord, Vocabulary } from '../../search/index/vocabulary.ts';

/**
 * The search records of pages, which are kept between builds in one file. They share their terms,
 * so they cannot be read one by one.
 */
export interface RecordStore {
  /** Returns whether there is a record for a key. */
  readonly has: (key: string) => boolean;
  /** Returns the record of a key. Throws an `Error` if there is none. */
  readonly get: (key: string) => IndexedRecord;
  /** Adds the record of a key, which must name everything that decides it. */
  readonly add: (key: string, record: PageRecord) => void;
  /** Returns the terms. The numbers in the records are indices of this list. */
  readonly terms: () => readonly string[];
  /** Saves the records that were read or added since the store was opened, and drops all others. */
  readonly save: () => Promise<void>;
}

interface Stored {
  readonly terms: readonly string[];
  readonly records: ReadonlyMap<string, IndexedRecord>;
}

/** Returns the store in a file. A damaged file, or one of another `version`, counts as empty. */
export async function openRecordStore(path: string, version: string): Promise<RecordStore> {
  const stored = await readStored(path, version);
  const vocabulary = new Vocabulary(stored.terms);
  const used = new Map<string, IndexedRecord>();
  let isChanged = false;
  return {
    has: (key) => used.has(key) || stored.records.has(key),
    get: (key) => {
      const record = used.get(key) ?? stored.records.get(key);
      if (!record) throw new Error(`There is no record of ${key}`);
      used.set(key, record);
      return record;
    },
    add: (key, record) => {
      if (used.has(key) || stored.records.has(key)) return;
      used.set(key, vocabulary.index(record));
      isChanged = true;
    },
    terms: () => vocabulary.terms,
    save: async () => {
      if (!isChanged && used.size === stored.records.size) return;
      await writeSealed(path, version, [serialize(compact(vocabulary.terms, used))]);
    },
  };
}

/** Removes the terms that no record uses any more, and numbers the others again. */
function compact(terms: readonly string[], records: ReadonlyMap<string, IndexedRecord>): Stored {
  const isUsed = new Uint8Array(terms.length);
  for (const { ids } of records.values()) for (const id of ids) isUsed[id] = 1;
  const numbers = new Uint32Array(terms.length);
  const kept = terms.filter((_, id) => isUsed[id] === 1);
  let next = 0;
  for (const [id, use] of isUsed.entries()) if (use === 1) numbers[id] = next++;
  const renumbered = [...records].map(
    ([key, { ids, weights }]) => [key, { ids: ids.map((id) => numbers[id] ?? 0), weights }] as const,
  );
  return { terms: kept, records: new Map(renumbered) };
}

async function readStored(path: string, version: string): Promise<Stored> {
  const bytes = await readSealed(path, version);
  if (bytes === null) return { terms: [], records: new Map() };
  const stored: Stored = deserialize(bytes);
  return stored;
}
