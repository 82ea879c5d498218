import { readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { hashLength, hashOf } from '../system/hash.ts';
import { writeAtomicallySync } from '../system/write-atomically.ts';

/** A value that is stored in a file of its own. */
export interface StoredFile {
  /** Hash of the bytes. */
  readonly digest: string;
  readonly bytes: Buffer;
}

/**
 * A namespace of large values. All reads and writes are synchronous, because a thread that compiles
 * pages has nothing else to do in the meantime.
 */
export interface FileNamespace {
  /** Returns the value of a key. If it is missing, makes and adds it. */
  readonly get: (key: string, make: () => Promise<string | Uint8Array>) => Promise<StoredFile>;
  /** Returns the value of a key; null if it is missing or damaged. */
  readonly find: (key: string) => StoredFile | null;
  readonly put: (key: string, content: string | Uint8Array) => StoredFile;
}

/**
 * A file time that is newer than this is not updated, so that not every thread that reads the file
 * sets it. Milliseconds.
 */
const recent = 3_600_000;

/** Returns the namespace in a folder, which other runs and threads may use at the same time. */
export function openFiles(folder: string, addressOf: (key: string) => string): FileNamespace {
  const pathOf = (key: string) => {
    const address = addressOf(key);
    // Threads that write to the same folder block each other, so there are 16 folders.
    return join(folder, address.slice(0, 1), address);
  };
  const find: FileNamespace['find'] = (key) => {
    const path = pathOf(key);
    try {
      const file = readFileSync(path);
      const [digest, bytes] = [file.toString('latin1', 0, hashLength), file.subarray(hashLength)];
      if (hashOf(bytes) !== digest) return null;
      // The time marks the file as used: the least recently used files are removed first.
      if (Date.now() - statSync(path).mtimeMs > recent) utimesSync(path, new Date(), new Date());
      return { digest, bytes };
    } catch {
      return null;
    }
  };
  const put: FileNamespace['put'] = (key, content) => {
    const bytes = Buffer.from(content);
    const digest = hashOf(bytes);
    writeAtomicallySync(pathOf(key), Buffer.concat([Buffer.from(digest), bytes]));
    return { digest, bytes };
  };
  return { find, put, get: async (key, make) => find(key) ?? put(key, await make()) };
}
