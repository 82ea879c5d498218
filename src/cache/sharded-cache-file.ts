import { createHash } from 'node:crypto';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../system/write-whole.ts';

/** Small results of many things, such as one for every file of a site, kept from one build to the next. */
export interface ShardedCacheFile {
  /** Returns the text that was kept for a name, null if there is none or if it was kept with another proof. */
  readonly get: (name: string, fingerprint: string) => string | null;
  /** Returns what was kept for a name by an earlier build, whatever its proof. */
  readonly previous: (name: string) => { readonly fingerprint: string; readonly text: string } | null;
  /** Keeps a text. The proof must name everything that decides it. */
  readonly set: (name: string, fingerprint: string, text: string) => void;
  /** Returns whether earlier builds have left nothing. */
  readonly isEmpty: () => boolean;
  /** Writes what was got or set since the sheet was opened; the rest is forgotten. Nothing is to be had of it afterwards. */
  readonly save: () => Promise<void>;
}

interface Entry {
  readonly fingerprint: string;
  /** The text lies in it in UTF-8, between two offsets: most entries are carried over without ever being decoded or cut out. */
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

/** An edit writes the part of the sheet that its file is in, and no more. */
const shardCount = 16;
const hashLength = 32;

/** Returns the sheet in a folder. Entries that another `version` made, and files that are not as they were written, count as missing. */
export async function openShardedCacheFile(folder: string, version: string): Promise<ShardedCacheFile> {
  const paths = Array.from({ length: shardCount }, (_, number) => join(folder, number.toString(16)));
  const shards = await Promise.all(paths.map((path) => openShard(path, version)));
  const shardOf = (name: string): Shard => {
    const shard = shards[numberOf(name) % shardCount];
    if (!shard) throw new Error(`The sheet ${folder} has no part for ${name}`);
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
      // One after the other, and each let go of: all of a large site's facts are not needed in memory twice.
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

/** What a file begins with: names, proofs and lengths of the entries that follow. */
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
    // There is none yet, or it cannot be read: it will be written anew.
    return { ...shard, stored: new Map() };
  }
}

async function saveShard({ path, used }: Shard, version: string): Promise<void> {
  const entries = [...used].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const index: Index = entries.map(([name, { fingerprint, start, end }]) => [name, fingerprint, end - start]);
  const texts = entries.map(([, { bytes, start, end }]) => bytes.subarray(start, end));
  const content = Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), ...texts]);
  await writeWhole(path, Buffer.concat([checksumOf(version, content), content]));
}

function numberOf(name: string): number {
  let number = 0;
  for (let at = 0; at < name.length; at += 1) number = (number * 31 + name.charCodeAt(at)) >>> 0;
  return number;
}

function checksumOf(version: string, content: Uint8Array): Buffer {
  return createHash('sha256').update(version).update(content).digest();
}
