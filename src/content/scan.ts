import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Collection, Config } from '../config/config.ts';
import type { ContentMemo } from './content-memo.ts';
import { decodeText, type DecodedText } from './decode-text.ts';

/** Hashes of files that are known not to have changed, as `Content.hashes` has them. */
export interface KnownHashes {
  readonly get: (file: string) => string | undefined;
}

/** What the content folders of a site are scanned with. */
export interface Scan {
  readonly config: Config;
  /** Drafts are wanted, too. */
  readonly drafts: boolean;
  readonly memo: ContentMemo;
  readonly known: KnownHashes;
  /**
   * Of every folder of a collection that was listed so far, by its path relative to the site's
   * root: the type of the collection, and what lies in it.
   */
  readonly folders: Map<string, { readonly type: Collection['type']; readonly files: readonly string[] }>;
  /** Of every file that was read so far, by its path relative to the site's root: what `Content` tells of them. */
  readonly hashes: Map<string, string>;
  /** Is told how many files have been read. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** A file that was read. */
export interface ReadText {
  readonly text: () => DecodedText;
  /** SHA-256 of the bytes, hexadecimal. */
  readonly hash: string;
}

/**
 * Returns a file of the site, its text only if it is asked for. Throws what the file system says.
 * Waiting for each of ten thousand files would take several times the processor's time of reading them in turn.
 */
export function readText({ config, known, hashes, onProgress }: Scan, file: string): ReadText {
  onProgress?.(hashes.size);
  const path = join(config.root, file);
  const before = known.get(file);
  if (before !== undefined) {
    hashes.set(file, before);
    return { text: () => decodeText(readFileSync(path)), hash: before };
  }
  const bytes = readFileSync(path);
  const hash = createHash('sha256').update(bytes).digest('hex');
  hashes.set(file, hash);
  return { text: () => decodeText(bytes), hash };
}
