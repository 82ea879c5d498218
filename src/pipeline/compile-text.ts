import type { Config } from '../config/config.ts';
import { type ContentFolder, folderOfFile } from '../content/content-folders.ts';
import { pageFormat } from '../content/page-file.ts';
import type { PageMetadata } from '../markdown/page/compiled-page.ts';
import { hasFields } from '../shared/has-fields.ts';
import { fileHash, hashOf } from '../system/hash.ts';
import type { WorkerPool } from '../workers/open-worker-pool.ts';
import type { CompileResult, CompileTask } from '../workers/page-job.ts';

interface TaskOptions {
  readonly config: Config;
  readonly folders: readonly ContentFolder[];
  readonly file: string;
  /** As in `Content.hashes`. */
  readonly hash: string;
  /** Hash of the Markdown options. */
  readonly optionsHash: string;
}

/**
 * Returns the task to compile a file. Texts of the configuration are used in the language of the
 * file, else in those that it falls back to.
 */
export function createTask({ config, folders, file, hash, optionsHash }: TaskOptions): CompileTask {
  const name = folderOfFile(folders, file)?.locale;
  const locale = config.locales.find((each) => each.name === name) ?? config.locales[0];
  const format = pageFormat(file);
  const locales = [locale.name, ...locale.fallbacks];
  return { file, hash, format, locales, key: hashOf(optionsHash, format, ...locales, hash) };
}

/** Returns the metadata of a compiled page. */
export function readMetadata({ metadata }: CompileResult): PageMetadata {
  const page: unknown = JSON.parse(metadata);
  if (!hasFields<PageMetadata>(page, 'messages', 'references')) throw new TypeError('This is not page metadata');
  return page;
}

interface TextOptions extends Omit<TaskOptions, 'hash'> {
  readonly pool: Pick<WorkerPool, 'compile'>;
}

/** Returns the metadata of a text as if it were that of a file. */
export async function compileText(text: string, { pool, ...options }: TextOptions): Promise<PageMetadata> {
  const task = { ...createTask({ ...options, hash: fileHash(text) }), text };
  const results: PageMetadata[] = [];
  await pool.compile([task], (_, result) => results.push(readMetadata(result)));
  const [metadata] = results;
  if (!metadata) throw new Error(`${options.file} was not compiled`);
  return metadata;
}
