import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { PageRecord } from '../../search/index/page-record.ts';
import { type IndexedRecord, Vocabulary } from '../../search/index/vocabulary.ts';
import { writeWhole } from '../write-whole.ts';

/** Records of pages from earlier builds. */
export interface RecordStore {
  /** Returns the record of a key, which must name everything that decides it; it is made if there is none. */
  readonly get: (key: string, make: () => PageRecord) => IndexedRecord;
  /** Terms by the numbers in the records. */
  readonly terms: () => readonly string[];
  /** Keeps the records that were asked for, and no others. */
  readonly save: () => Promise<void>;
}

interface Stored {
  readonly terms: readonly string[];
  readonly records: ReadonlyMap<string, IndexedRecord>;
}

/** Changes whenever records are made otherwise. */
const format = '1';
const hashLength = 32;

/** Returns the store in a file. What is no longer as it was written counts as empty. */
export async function openRecordStore(path: string): Promise<RecordStore> {
  const stored = await readStored(path);
  const vocabulary = new Vocabulary(stored.terms);
  const used = new Map<string, IndexedRecord>();
  let isChanged = false;
  return {
    get: (key, make) => {
      let record = stored.records.get(key);
      if (!record) {
        record = vocabulary.index(make());
        isChanged = true;
      }
      used.set(key, record);
      return record;
    },
    terms: () => vocabulary.terms,
    save: async () => {
      if (!isChanged && used.size === stored.records.size) return;
      await mkdir(dirname(path), { recursive: true });
      const bytes = serialize(compact(vocabulary.terms, used));
      await writeWhole(path, Buffer.concat([hashOf(bytes), bytes]));
    },
  };
}

/** Leaves out the terms that only records of the past had. */
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

async function readStored(path: string): Promise<Stored> {
  const empty: Stored = { terms: [], records: new Map() };
  try {
    const file = await readFile(path);
    const bytes = file.subarray(hashLength);
    if (!hashOf(bytes).equals(file.subarray(0, hashLength))) return empty;
    const stored: Stored = deserialize(bytes);
    return stored;
  } catch {
    return empty;
  }
}

function hashOf(bytes: Uint8Array): Buffer {
  return createHash('sha256').update(format).update(bytes).digest();
}
