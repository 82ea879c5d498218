import { hashOf } from '../../system/hash.ts';
import type { DevCompileWorker } from '../../workers/open-dev-compile-worker.ts';
import { openWorkerPool, type WorkerPool } from '../../workers/open-worker-pool.ts';
import { createMetadataTable, type MetadataTable } from './metadata-table.ts';
import { createPageCompiler, type PageCompiler } from './page-compiler.ts';
import type { SettingsReader, SiteSettings } from './settings-reader.ts';

/** What the configuration decides, and who works by it. */
export interface Settings extends SiteSettings {
  /** Of the code and the Markdown options. */
  readonly identity: string;
  readonly metadata: MetadataTable;
  readonly compile: PageCompiler;
  readonly pool: WorkerPool;
}

interface SettingsOptions {
  readonly readSettings: SettingsReader;
  /** Of the code by which the cache was made. */
  readonly codeIdentity: string;
  readonly compileWorker: DevCompileWorker;
}

/** Who looks at the site as a whole, while the desk compiles the pages that a writer waits for. */
const threads = 1;

/** Returns the settings of a site, read afresh; who works stays, with all that is compiled, unless its options are others. Throws a `DocsgenError` if the configuration is wrong. */
export async function loadSettings(options: SettingsOptions, previous: Settings | null): Promise<Settings> {
  const { readSettings, codeIdentity, compileWorker } = options;
  const read = await readSettings();
  const identity = hashOf(codeIdentity, JSON.stringify(read.markdown));
  const isSame = previous !== null && JSON.stringify(previous.renderer) === JSON.stringify(read.renderer);
  if (isSame && previous.identity === identity) return { ...previous, ...read };
  const pool = openWorkerPool(read.renderer, { threads, compileWorker });
  const metadata = createMetadataTable();
  const compile = createPageCompiler({ identity, pool, metadata });
  await previous?.pool.close();
  return { ...read, identity, metadata, compile, pool };
}
