import { hashOf } from '../../system/hash.ts';
import type { DevCompileWorker } from '../../workers/open-dev-compile-worker.ts';
import { openWorkerPool, type WorkerPool } from '../../workers/open-worker-pool.ts';
import { createMetadataTable, type MetadataTable } from './page-compiler.ts';
import { createPageCompiler, type PageCompiler } from './page-compiler.ts';
import type { Problem } from '../../shared/problem.ts';
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

/** The settings in use, and the mistakes in the configuration as it is now. */
interface LoadedSettings {
  readonly settings: Settings;
  readonly problems: readonly Problem[];
}

/**
 * Reads the settings of a site again and returns them; the previous ones if the configuration has
 * become wrong. The previous pool and compiled metadata stay if their options are the same. Throws
 * a `DocsgenError` if the configuration cannot be used.
 */
export async function loadSettings(
  { readSettings, compileWorker }: SettingsOptions,
  previous: Settings | null,
): Promise<LoadedSettings> {
  const read = await readSettings();
  const { configProblems: problems } = read;
  if (problems.length > 0 && previous?.configProblems.length === 0) return { settings: previous, problems };
  const optionsHash = hashOf(JSON.stringify(read.markdown));
  const isSame = previous !== null && JSON.stringify(previous.renderer) === JSON.stringify(read.renderer);
  if (isSame && previous.optionsHash === optionsHash) return { settings: { ...previous, ...read }, problems };
  const pool = openWorkerPool(read.renderer, { threads, compileWorker });
  const metadata = createMetadataTable();
  const compile = createPageCompiler({ optionsHash, pool, metadata });
  await previous?.pool.close();
  return { settings: { ...read, optionsHash, metadata, compile, pool }, problems };
}
