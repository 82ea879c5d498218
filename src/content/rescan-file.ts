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

/** Reads one content file again, of a collection of that type, and gives the memo what is made of it. Returns its hash, as `Content.hashes` has it. Throws what the file system says, and where there is no file any more. */
export function rescanFile({ config, memo, source, type }: RescanOptions): string {
  // Another kind may have taken its place, which would never be read to its end.
  if (lookUp(config, source.file).type !== 'file') throw new Error(`${source.file} is no file`);
  const hashes = new Map<string, string>();
  const schema: FileSchema<z.ZodType> = contentSchemas[type];
  parseContentFile({ config, drafts: true, memo, known: new Map(), folders: new Map(), hashes }, source, schema);
  return hashes.get(source.file) ?? '';
}
