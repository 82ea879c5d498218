import { readFileSync } from 'node:fs';
import type { Config } from '../config/config.ts';
import { pathOf } from '../config/site-folder.ts';
import { isAtRef } from '../shared/ref-path.ts';
import { fileHash } from '../system/hash.ts';
import type { ContentFolder } from './content-folders.ts';
import { type ContentMemo, noMemo } from './content-memo.ts';
import { decodeText, type DecodedText } from './decode-text.ts';
import { type GeneratedPage, type GeneratedPages, noGeneratedPages } from './generated-pages.ts';

/** Hashes of files that are known to be unchanged, as in `Content.hashes`. */
export interface KnownHashes {
  readonly get: (file: string) => string | undefined;
}

/** A folder of a collection or version that was listed. */
export interface ListedFolder extends Omit<ContentFolder, 'folder'> {
  /** Type of the collection. */
  readonly type: string;
  /** Relative to the folder. */
  readonly files: readonly string[];
}

/** State of one scan of the content folders. */
export interface Scan {
  readonly config: Config;
  /** Include drafts. */
  readonly drafts: boolean;
  readonly memo: ContentMemo;
  readonly known: KnownHashes;
  readonly generated: GeneratedPages;
  /** The generated pages that were found so far in the listed folders, by path. */
  readonly generatedFiles: Map<string, GeneratedPage>;
  /** Files that types of collections have made pages of, relative to the site's root. */
  readonly madeOf: Set<string>;
  /**
   * The collection folders that were listed so far, by path relative to the site's root.
   */
  readonly folders: Map<string, ListedFolder>;
  /** Hashes of the files that were read so far, by path, as in `Content.hashes`. */
  readonly hashes: Map<string, string>;
  /** Called with the number of files that have been read. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

/** What a scan is started with. */
export interface ScanSetup extends Pick<Scan, 'config' | 'drafts' | 'onProgress'> {
  /** Cache of earlier results. Default: none. */
  readonly memo?: ContentMemo | undefined;
  /** Hashes from an earlier scan, of files that need not be read again. Default: none. */
  readonly known?: KnownHashes | undefined;
  /** The pages that plugins generate. Default: none. */
  readonly generated?: GeneratedPages | undefined;
}

/** Returns the state of a scan that has read nothing. */
export function createScan({
  memo = noMemo,
  known = new Map(),
  generated = noGeneratedPages,
  ...rest
}: ScanSetup): Scan {
  const found = { generatedFiles: new Map(), madeOf: new Set<string>(), folders: new Map(), hashes: new Map() };
  return { ...rest, memo, known, generated, ...found };
}

/** A file that was read. */
export interface ReadText {
  readonly text: () => DecodedText;
  /** As in `Content.hashes`. */
  readonly hash: string;
}

/**
 * Returns the hash of a file or a generated page, and a function that returns its text. With a
 * known hash, the file is read only when the text is requested. Throws file system errors. Reads
 * are synchronous: for ten thousand files, asynchronous reads take several times as long.
 */
export function readText(scan: Scan, file: string): ReadText {
  const { config, known, generatedFiles, hashes, onProgress } = scan;
  onProgress?.(hashes.size);
  const page = generatedFiles.get(file);
  if (page) {
    const bytes = Buffer.from(page.text);
    const hash = fileHash(bytes);
    hashes.set(file, hash);
    return { text: () => decodeText(bytes), hash };
  }
  const path = pathOf(config, file);
  // A git ref may have moved.
  const before = isAtRef(file) ? undefined : known.get(file);
  if (before !== undefined) {
    hashes.set(file, before);
    return { text: () => decodeText(readFileSync(path)), hash: before };
  }
  const bytes = readFileSync(path);
  const hash = fileHash(bytes);
  hashes.set(file, hash);
  return { text: () => decodeText(bytes), hash };
}
