import { isDeepStrictEqual } from 'node:util';
import type * as z from 'zod';
import type { Config } from '../config/config.ts';
import { lookUp } from '../config/site-folder.ts';
import type { PackedNamespace } from '../cache/packed.ts';
import type { SourceFile } from './content.ts';
import { type EditedTexts, textsOf, withoutTexts } from './edited-texts.ts';
import { createScan } from './scan.ts';
import { contentKey, type FileSchema, parseContentFile } from './parse-file.ts';
import type { CommonFrontMatter } from './schema/front-matter.ts';

interface RescanOptions {
  readonly config: Config;
  readonly memo: Pick<PackedNamespace<unknown>, 'get' | 'find' | 'has' | 'put'>;
  readonly source: SourceFile;
  /** The rules of its front matter. */
  readonly schema: FileSchema<z.ZodType<CommonFrontMatter>>;
  /** Its hash at the last scan. */
  readonly previous: string;
}

/** An edit of a content file. */
export interface FileEdit {
  /** The new hash, as in `Content.hashes`. */
  readonly hash: string;
  /** The new texts of its front matter; null if the front matter is the same. */
  readonly texts: EditedTexts | null;
}

/**
 * Reads and parses one content file again. Returns the edit, or null if the scan finds anything
 * else in it than the last time, except texts of its front matter. Throws file system errors, and
 * an error if the path is no longer a file.
 */
export function rescanFile({ config, memo, source, schema, previous }: RescanOptions): FileEdit | null {
  // The file may have been replaced by a FIFO or a device, and reading that would never end.
  if (lookUp(config, source.file).type !== 'file') throw new Error(`${source.file} is not a file`);
  const scan = createScan({ config, drafts: true, memo });
  const { value, problems } = parseContentFile(scan, source, schema);
  const hash = scan.hashes.get(source.file) ?? '';
  const resultOf = (each: string) => memo.find(contentKey(config, schema, source.file, each));
  const [before, now] = [resultOf(previous), resultOf(hash)];
  if (before === null) return null;
  if (isDeepStrictEqual(now, before)) return { hash, texts: null };
  // A mistake would be reported at its old place.
  if (!value || problems.length > 0 || !isDeepStrictEqual(withoutTexts(now), withoutTexts(before))) return null;
  return { hash, texts: { yaml: value.yaml, frontMatter: textsOf(value.frontMatter) } };
}
