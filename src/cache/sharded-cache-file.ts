import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomically } from '../system/write-atomically.ts';

/**
 * A cache of many small results, such as one for each file of a site, kept from one build to the
 * next.
 */
export interface ShardedCacheFile {
  /**
   * Returns the text that is kept for a name; null if there is none or if its fingerprint is
   * another one.
   */
  readonly get: (name: string, fingerprint: string) => string | null;
  /** Returns the text that an earlier build kept for a name, whatever its fingerprint. */
  readonly previous: (name: string) => { readonly fingerprint: string; readonly text: string } | null;
  /** Adds a text. The fingerprint must identify everything that the text depends on. */
  readonly set: (name: string, fingerprint: string, text: string) => void;
  /** Returns whether there are no entries of earlier builds. */
  readonly isEmpty: () => boolean;
  /**
   * Writes the entries that were read or set since the cache was opened, and drops all others. The
   * cache must not be used afterwards.
   */
  readonly save: () => Promise<void>;
}

interface Entry {
  readonly fingerprint: string;
  /**
   * Contains the text in UTF-8, from `start` to `end`. Most entries are carried over without being
   * decoded or copied.
   */
  readonly bytes: Buffer;
  readonly start: number;
  readonly end: number;
}

interface Shard {
  readonly path: string;
  readonly stored: Map<string, Entry>;
  readonly used: Map<string, Entry>;
  isChanged: boolean;
}

/** With several shards, a build after an edit writes only the shard of the edited file. */
const shardCount = 16;
const hashLength = 32;

/**
 * Returns the cache in a folder. Entries that another `version` made, and damaged files, count as
 * missing.
 */
export async function openShardedCacheFile(folder: string, version: string): Promise<ShardedCacheFile> {
  const paths = Array.from({ length: shardCount }, (_, number) => join(folder, number.toString(16)));
  const shards = await Promise.all(paths.map((path) => openShard(path, version)));
  const shardOf = (name: string): Shard => {
    const shard = shards[numberOf(name) % shardCount];
    if (!shard) throw new Error(`The cache ${folder} has no shard for ${name}`);
    return shard;
  };
  return {
    get: (name, fingerprint) => {
      const { stored, used } = shardOf(name);
      const entry = used.get(name) ?? stored.get(name);
      if (entry?.fingerprint !== fingerprint) return null;
      used.set(name, entry);
      return textOf(entry);
    },
    previous: (name) => {
      const entry = shardOf(name).stored.get(name);
      return entry ? { fingerprint: entry.fingerprint, text: textOf(entry) } : null;
    },
    set: (name, fingerprint, text) => {
      const shard = shardOf(name);
      const bytes = Buffer.from(text);
      shard.used.set(name, { fingerprint, bytes, start: 0, end: bytes.length });
      shard.isChanged = true;
    },
    isEmpty: () => shards.every(({ stored }) => stored.size === 0),
    save: async () => {
      // One shard at a time, and each is cleared: the entries of a large site must not be in memory
      // twice.
      for (const shard of shards) {
        const isChanged = shard.isChanged || shard.used.size !== shard.stored.size;
        if (isChanged) await mkdir(folder, { recursive: true });
        if (isChanged) await saveShard(shard, version);
        shard.used.clear();
        shard.stored.clear();
      }
    },
  };
}

function textOf({ bytes, start, end }: Entry): string {
  return bytes.toString('utf8', start, end);
}

/** The first line of a file: names, fingerprints and lengths of the entries that follow. */
type Index = readonly (readonly [name: string, fingerprint: string, length: number])[];

async function openShard(path: string, version: string): Promise<Shard> {
  const shard = { path, used: new Map<string, Entry>(), isChanged: false };
  try {
    const file = await readFile(path);
    const content = file.subarray(hashLength);
    if (!checksumOf(version, content).equals(file.subarray(0, hashLength))) return { ...shard, stored: new Map() };
    const end = content.indexOf('\n');
    const index: Index = JSON.parse(content.toString('utf8', 0, end));
    const stored = new Map<string, Entry>();
    let start = end + 1;
    for (const [name, fingerprint, length] of index) {
      stored.set(name, { fingerprint, bytes: content, start, end: start + length });
      start += length;
    }
    return { ...shard, stored };
  } catch {
    // There is no file yet, or it cannot be read. `save` writes it again.
    return { ...shard, stored: new Map() };
  }
}

async function saveShard({ path, used }: Shard, version: string): Promise<void> {
  const entries = [...used].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const index: Index = entries.map(([name, { fingerprint, start, end }]) => [name, fingerprint, end - start]);
  const texts = entries.map(([, { bytes, start, end }]) => bytes.subarray(start, end));
  const content = Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), ...texts]);
  await writeAtomically(path, Buffer.concat([checksumOf(version, content), content]));
}

function numberOf(name: string): number {
  let number = 0;
  for (let at = 0; at < name.length; at += 1) number = (number * 31 + name.charCodeAt(at)) >>> 0;
  return number;
}

function checksumOf(version: string, content: Uint8Array): Buffer {
  return createHash('sha256').update(version).update(content).digest();
}
