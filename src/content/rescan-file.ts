import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import type { Config } from '../config/config.ts';
import { lookUp } from '../config/site-folder.ts';
import type { PackedNamespace } from '../cache/packed.ts';
import type { SourceFile } from './content.ts';
import { createScan } from './scan.ts';
import { contentKey, type FileSchema, parseContentFile } from './parse-file.ts';

interface RescanOptions {
  readonly config: Config;
  readonly memo: Pick<PackedNamespace<unknown>, 'get' | 'find' | 'has' | 'put'>;
  readonly source: SourceFile;
  /** The rules of its front matter. */
  readonly schema: FileSchema<z.ZodType>;
  /** Its hash at the last scan. */
  readonly previous: string;
}

/**
 * Reads and parses one content file again. Returns its hash, as in `Content.hashes`, or null if the
 * scan finds anything else in it than the last time. Throws file system errors, and an error if the
 * path is no longer a file.
 */
export function rescanFile({ config, memo, source, schema, previous }: RescanOptions): string | null {
  // The file may have been replaced by a FIFO or a device, and reading that would never end.
  if (lookUp(config, source.file).type !== 'file') throw new Error(`${source.file} is not a file`);
  const scan = createScan({ config, drafts: true, memo });
  parseContentFile(scan, source, schema);
  const hash = scan.hashes.get(source.file) ?? '';
  const resultOf = (each: string) => memo.find(contentKey(config, schema, source.file, each));
  const before = resultOf(previous);
  return before !== null && isDeepStrictEqual(resultOf(hash), before) ? hash : null;
}
