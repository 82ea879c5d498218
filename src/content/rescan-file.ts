import type * as z from 'zod';
import type { Collection, Config } from '../config/config.ts';
import { lookUp } from '../config/site-folder.ts';
import type { SourceFile } from './content.ts';
import type { ContentMemo } from './content-memo.ts';
import { type FileSchema, parseContentFile } from './parse-file.ts';
import { contentSchemas } from './schema/content-schemas.ts';

interface RescanOptions {
  readonly config: Config;
  readonly memo: ContentMemo;
  readonly source: SourceFile;
  readonly type: Collection['type'];
}

/**
 * Reads and parses one content file of a collection of the given type again, and stores the result
 * in the memo. Returns its hash, as in `Content.hashes`. Throws file system errors, and an error if
 * the path is no longer a file.
 */
export function rescanFile({ config, memo, source, type }: RescanOptions): string {
  // The file may have been replaced by a FIFO or a device, and reading that would never end.
  if (lookUp(config, source.file).type !== 'file') throw new Error(`${source.file} is not a file`);
  const hashes = new Map<string, string>();
  const schema: FileSchema<z.ZodType> = contentSchemas[type];
  parseContentFile({ config, drafts: true, memo, known: new Map(), folders: new Map(), hashes }, source, schema);
  return hashes.get(source.file) ?? '';
}
