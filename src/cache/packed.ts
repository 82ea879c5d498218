import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { groupBy } from '../shared/group-by.ts';
import { readSealed, writeSealed } from './sealed-file.ts';
import { createTable, type Row } from './table.ts';

/** A namespace of many small values. They are plain data. */
export interface PackedNamespace<V> {
  /** Returns the value of a key. If there is none, makes and adds it. */
  readonly get: <T extends V>(key: string, make: () => T) => T;
  /** Returns the value of a key; null if there is none. */
  readonly find: (key: string) => V | null;
  /** Returns whether there is a value of a key, and keeps it for later runs without reading it. */
  readonly has: (key: string) => boolean;
  /** Adds a value. `about` names what it is about, such as a file. */
  readonly put: (key: string, value: V, about?: string) => void;
  /** Returns the value that was last added or found about something, whatever its key. */
  readonly latest: (about: string) => V | null;
  /** Returns whether an earlier run has saved any values. */
  readonly isEmpty: boolean;
  /** Removes the values that were neither found nor added since the last call. */
  readonly collect: () => void;
  /** Writes what has changed. Other runs see it from then on. */
  readonly save: () => Promise<void>;
  /** Collects, saves, and releases the memory. The namespace must not be used afterwards. */
  readonly close: () => Promise<void>;
}

interface PackedOptions {
  readonly identity: string;
  /** Returns the address of a key, in hexadecimal digits. */
  readonly addressOf: (key: string) => string;
}

/** A value as JSON in UTF-8, from `start` to `end`. Most are saved again without being decoded. */
interface Packed {
  readonly bytes: Buffer;
  readonly start: number;
  readonly end: number;
}

/** The files of a namespace, by the first digit of the addresses in them. An edit changes few. */
const shards = Array.from({ length: 16 }, (_, digit) => digit.toString(16));
const shardOf = (address: string) => address.slice(0, 1);

/** Returns the namespace in a folder. Files that other code has written count as missing. */
export async function openPacked<V>(
  folder: string,
  { identity, addressOf }: PackedOptions,
): Promise<PackedNamespace<V>> {
  const pathOf = (shard: string) => join(folder, shard);
  const stored = await Promise.all(shards.map((shard) => readSealed(pathOf(shard), identity)));
  let table = createTable<Packed>(stored.flatMap((bytes) => (bytes === null ? [] : readRows(bytes))));
  // A file that cannot be used is written again, or removed.
  const changed = new Set(shards.filter((_, index) => stored[index] === null));
  const add = (address: string, value: V, about?: string) => {
    const bytes = Buffer.from(JSON.stringify(value));
    table.put(address, { bytes, start: 0, end: bytes.length }, about);
    changed.add(shardOf(address));
  };
  const unpack = (packed: Packed) => {
    const value: V = JSON.parse(textOf(packed));
    return value;
  };
  const collect = () => table.collect((address) => changed.add(shardOf(address)));
  const save = async () => {
    if (changed.size === 0) return;
    const rows = groupBy(table.rows(), ({ key }) => shardOf(key));
    const outdated = [...changed];
    changed.clear();
    // One after the other, since each is put together in memory.
    for (const shard of outdated) {
      const own = rows.get(shard);
      if (own) await writeSealed(pathOf(shard), identity, packRows(own));
      else await rm(pathOf(shard), { force: true });
    }
  };
  return {
    isEmpty: changed.size === shards.length,
    get: (key, make) => {
      const address = addressOf(key);
      const found = table.find(address);
      if (found !== null) {
        // The key also names the code that added the value, so it is what `make` returns.
        const kept: ReturnType<typeof make> = JSON.parse(textOf(found));
        return kept;
      }
      const made = make();
      add(address, made);
      return made;
    },
    find: (key) => {
      const found = table.find(addressOf(key));
      return found && unpack(found);
    },
    has: (key) => table.find(addressOf(key)) !== null,
    put: (key, value, about) => add(addressOf(key), value, about),
    latest: (about) => {
      const found = table.latest(about);
      return found && unpack(found);
    },
    collect,
    save,
    close: async () => {
      collect();
      await save();
      table = createTable();
    },
  };
}

function textOf({ bytes, start, end }: Packed): string {
  return bytes.toString('utf8', start, end);
}

/** The first line of a file: addresses, subjects and lengths of the values that follow. */
type Index = readonly (readonly [address: string, about: string, length: number])[];

function readRows(bytes: Buffer): readonly Row<Packed>[] {
  const lineEnd = bytes.indexOf('\n');
  const index: Index = JSON.parse(bytes.toString('utf8', 0, lineEnd));
  let end = lineEnd + 1;
  return index.map(([key, about, length]) => {
    const start = end;
    end += length;
    return { key, about, value: { bytes, start, end } };
  });
}

function packRows(rows: readonly Row<Packed>[]): readonly Uint8Array[] {
  const sorted = rows.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  const index: Index = sorted.map(({ key, about, value: { start, end } }) => [key, about, end - start]);
  const values = sorted.map(({ value: { bytes, start, end } }) => bytes.subarray(start, end));
  return [Buffer.from(`${JSON.stringify(index)}\n`), ...values];
}
