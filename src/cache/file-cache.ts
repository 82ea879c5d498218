import { mkdir, readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '../system/hash.ts';
import { writeWhole } from '../system/write-whole.ts';

/** A file made earlier, or a moment ago. */
export interface CachedFile {
  /** Absolute path. */
  readonly path: string;
  /** Size in bytes. */
  readonly size: number;
  /** Changes with the content; hexadecimal. */
  readonly hash: string;
}

/** Files that take long to make. */
export interface FileCache {
  /** Returns the file of a key. It is made if there is none, or if it is not what was written. */
  readonly get: (key: string, make: () => Promise<Uint8Array>) => Promise<CachedFile>;
}

/**
 * Returns the cache in a folder. `version` and a key must name everything that decides the bytes; a key may have any characters. What
 * is used is marked by its time, so that other files make room first.
 */
export async function openFileCache(folder: string, version: string): Promise<FileCache> {
  await mkdir(folder, { recursive: true });
  // The name of a file holds the hash of its content, so that it proves itself.
  const hashes = new Map(
    (await readdir(folder)).map((name) => name.split('-')).map(([key = '', hash = '']) => [key, hash]),
  );
  return {
    get: async (key, make) => {
      const id = hashOf(version, key);
      const known = hashes.get(id);
      if (known !== undefined) {
        const path = join(folder, `${id}-${known}`);
        const bytes = await readIfWhole(path, known);
        if (bytes !== null) {
          return { path, size: bytes.byteLength, hash: known };
        }
      }
      const bytes = await make();
      const hash = hashOf(bytes);
      const path = join(folder, `${id}-${hash}`);
      await writeWhole(path, bytes);
      hashes.set(id, hash);
      return { path, size: bytes.byteLength, hash };
    },
  };
}

async function readIfWhole(path: string, hash: string): Promise<Uint8Array | null> {
  try {
    const bytes = await readFile(path);
    if (hashOf(bytes) !== hash) return null;
    await utimes(path, new Date(), new Date());
    return bytes;
  } catch {
    // Another build may have made room a moment ago.
    return null;
  }
}
