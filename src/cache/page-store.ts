import { readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { hashLength, hashOf } from '../system/hash.ts';
import { writeAtomicallySync } from '../system/write-atomically.ts';

/** A stored text. */
export interface StoredPage {
  /** Hash of the text. It differs for each version of the page. */
  readonly digest: string;
  readonly json: string;
}

/**
 * A store of compiled pages. The key is the hash of everything that the page is made from. All
 * calls are synchronous, because a worker thread has nothing else to do in the meantime.
 */
export interface PageStore {
  /** Returns the page of a key, or null if it is missing or damaged. */
  readonly read: (key: string) => StoredPage | null;
  readonly write: (key: string, json: string) => StoredPage;
}

/**
 * A file time that is newer than this is not updated, so that not every thread that reads the file
 * sets it. Milliseconds.
 */
const recent = 3_600_000;

/** Returns the store in a folder, which other builds and threads may use at the same time. */
export function openPageStore(folder: string): PageStore {
  // Threads that write to the same folder block each other, so there are 16 folders.
  const folderOf = (key: string) => join(folder, key.slice(0, 1));
  return {
    read: (key) => {
      const path = join(folderOf(key), key);
      try {
        const text = readFileSync(path, 'utf8');
        const [digest, json] = [text.slice(0, hashLength), text.slice(hashLength)];
        if (hashOf(json) !== digest) return null;
        // The time marks the file as used: the least recently used files are removed first.
        if (Date.now() - statSync(path).mtimeMs > recent) utimesSync(path, new Date(), new Date());
        return { digest, json };
      } catch {
        return null;
      }
    },
    write: (key, json) => {
      const digest = hashOf(json);
      writeAtomicallySync(join(folderOf(key), key), digest + json);
      return { digest, json };
    },
  };
}
