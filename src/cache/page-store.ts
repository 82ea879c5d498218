import { readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { hashLength, hashOf } from '../system/hash.ts';
import { writeWholeSync } from '../system/write-whole.ts';

/** A text that was kept. */
export interface StoredPage {
  /** Hash of the text: what tells it from the text of another version of the page. */
  readonly digest: string;
  readonly json: string;
}

/** Compiled pages by the hash of what they are made from. Everything is done at once: threads of the pool have nothing to do meanwhile. */
export interface PageStore {
  /** Returns the page of a key, null where there is none or where it is not as it was written. */
  readonly read: (key: string) => StoredPage | null;
  readonly write: (key: string, json: string) => StoredPage;
}

/** Times of files need not be set anew for each thread that reads them. Milliseconds. */
const recent = 3_600_000;

/** Returns the store in a folder, which other builds and threads may use at the same time. */
export function openPageStore(folder: string): PageStore {
  // Threads that write to one and the same folder wait for each other.
  const folderOf = (key: string) => join(folder, key.slice(0, 1));
  return {
    read: (key) => {
      const path = join(folderOf(key), key);
      try {
        const text = readFileSync(path, 'utf8');
        const [digest, json] = [text.slice(0, hashLength), text.slice(hashLength)];
        if (hashOf(json) !== digest) return null;
        // What is used stays longest when room is made.
        if (Date.now() - statSync(path).mtimeMs > recent) utimesSync(path, new Date(), new Date());
        return { digest, json };
      } catch {
        return null;
      }
    },
    write: (key, json) => {
      const digest = hashOf(json);
      writeWholeSync(join(folderOf(key), key), digest + json);
      return { digest, json };
    },
  };
}
