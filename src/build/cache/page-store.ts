import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashLength, hashOf } from './hash.ts';

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

/** Returns the store in a folder, which other builds and threads may use at the same time. */
export function openPageStore(folder: string): PageStore {
  const pathOf = (key: string) => join(folder, key.slice(0, 2), key.slice(2));
  const folders = new Set<string>();
  return {
    read: (key) => {
      const path = pathOf(key);
      try {
        const text = readFileSync(path, 'utf8');
        const [digest, json] = [text.slice(0, hashLength), text.slice(hashLength)];
        if (hashOf(json) !== digest) return null;
        // What is used stays longest when room is made.
        utimesSync(path, new Date(), new Date());
        return { digest, json };
      } catch {
        return null;
      }
    },
    write: (key, json) => {
      const path = pathOf(key);
      const parent = dirname(path);
      if (!folders.has(parent)) mkdirSync(parent, { recursive: true });
      folders.add(parent);
      const digest = hashOf(json);
      const draft = join(parent, `draft-${randomUUID()}`);
      writeFileSync(draft, digest + json);
      renameSync(draft, path);
      return { digest, json };
    },
  };
}
