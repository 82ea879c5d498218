import { hashOf } from '../../system/hash.ts';
import type { DevCompileWorker } from '../../workers/open-dev-compile-worker.ts';
import { openWorkerPool, type WorkerPool } from '../../workers/open-worker-pool.ts';
import { createMetadataTable, type MetadataTable } from './metadata-table.ts';
import { createPageCompiler, type PageCompiler } from './page-compiler.ts';
import type { SiteSettings } from './settings-reader.ts';

/** The settings of a site, with the worker pool and the compile state that depend on them. */
export interface Settings extends SiteSettings {
  /** Hash of the Markdown options. */
  readonly optionsHash: string;
  readonly metadata: MetadataTable;
  readonly compile: PageCompiler;
  readonly pool: WorkerPool;
}

interface SettingsOptions {
  readonly readSettings: () => Promise<SiteSettings>;
  readonly compileWorker: DevCompileWorker;
}

/** Threads that render the site for the search index. The dev compile worker compiles the pages. */
const threads = 1;

/**
 * Reads the settings of a site again and returns them. The previous pool and compiled metadata stay
 * if their options are the same. Throws a `DocsgenError` if the configuration is wrong.
 */
export async function loadSettings(
  { readSettings, compileWorker }: SettingsOptions,
  previous: Settings | null,
): Promise<Settings> {
  const read = await readSettings();
  const optionsHash = hashOf(JSON.stringify(read.markdown));
  const isSame = previous !== null && JSON.stringify(previous.renderer) === JSON.stringify(read.renderer);
  if (isSame && previous.optionsHash === optionsHash) return { ...previous, ...read };
  const pool = openWorkerPool(read.renderer, { threads, compileWorker });
  const metadata = createMetadataTable();
  const compile = createPageCompiler({ optionsHash, pool, metadata });
  await previous?.pool.close();
  return { ...read, optionsHash, metadata, compile, pool };
}
