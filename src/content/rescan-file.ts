import type * as z from 'zod';
import type { Config } from '../config/config.ts';
import { lookUp } from '../config/site-folder.ts';
import type { SourceFile } from './content.ts';
import type { ContentMemo } from './content-memo.ts';
import { type FileSchema, parseContentFile } from './parse-file.ts';

interface RescanOptions {
  readonly config: Config;
  readonly memo: ContentMemo;
  readonly source: SourceFile;
  /** The rules of its front matter. */
  readonly schema: FileSchema<z.ZodType>;
}

/**
 * Reads and parses one content file again, and stores the result
 * in the memo. Returns its hash, as in `Content.hashes`. Throws file system errors, and an error if
 * the path is no longer a file.
 */
export function rescanFile({ config, memo, source, schema }: RescanOptions): string {
  // The file may have been replaced by a FIFO or a device, and reading that would never end.
  if (lookUp(config, source.file).type !== 'file') throw new Error(`${source.file} is not a file`);
  const hashes = new Map<string, string>();
  parseContentFile({ config, drafts: true, memo, known: new Map(), folders: new Map(), hashes }, source, schema);
  return hashes.get(source.file) ?? '';
}
