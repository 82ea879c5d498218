import { mkdir, readdir, readFile, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { hashOf } from '../system/hash.ts';
import { writeAtomically } from '../system/write-atomically.ts';

/** A file of the cache, made by this build or an earlier one. */
export interface CachedFile {
  /** Absolute path. */
  readonly path: string;
  /** Size in bytes. */
  readonly size: number;
  /** Changes with the content; hexadecimal. */
  readonly hash: string;
}

/** A cache for files that are slow to make. */
export interface FileCache {
  /** Returns the file of a key. Makes it if it is missing or damaged. */
  readonly get: (key: string, make: () => Promise<Uint8Array>) => Promise<CachedFile>;
}

/**
 * Returns the cache in a folder. `version` and the key must identify everything that the bytes
 * depend on. A key may contain any characters. A file that is used gets a new time, so that unused
 * files are removed first.
 */
export async function openFileCache(folder: string, version: string): Promise<FileCache> {
  await mkdir(folder, { recursive: true });
  // The file name contains the hash of the content, so a damaged file is detected.
  const hashes = new Map(
    (await readdir(folder)).map((name) => name.split('-')).map(([key = '', hash = '']) => [key, hash]),
  );
  return {
    get: async (key, make) => {
      const id = hashOf(version, key);
      const known = hashes.get(id);
      if (known !== undefined) {
        const path = join(folder, `${id}-${known}`);
        const bytes = await readIfIntact(path, known);
        if (bytes !== null) {
          return { path, size: bytes.byteLength, hash: known };
        }
      }
      const bytes = await make();
      const hash = hashOf(bytes);
      const path = join(folder, `${id}-${hash}`);
      await writeAtomically(path, bytes);
      hashes.set(id, hash);
      return { path, size: bytes.byteLength, hash };
    },
  };
}

async function readIfIntact(path: string, hash: string): Promise<Uint8Array | null> {
  try {
    const bytes = await readFile(path);
    if (hashOf(bytes) !== hash) return null;
    await utimes(path, new Date(), new Date());
    return bytes;
  } catch {
    // Another build may have removed the file a moment ago.
    return null;
  }
}
