import { compilePages, type CompiledPages } from '../../pipeline/compile-pages.ts';
import type { WorkerPool } from '../../workers/open-worker-pool.ts';
import type { Site } from '../../site/graph/site.ts';
import type { MetadataTable } from './metadata-table.ts';

/** Compiles the texts of the pages of a view, as far as they have not been; mistakes are in the facts of the files. */
export type PageCompiler = (view: Site) => Promise<CompiledPages>;

interface PageCompilerOptions {
  /** Of the code and the Markdown options. */
  readonly identity: string;
  readonly pool: Pick<WorkerPool, 'compile'>;
  readonly metadata: MetadataTable;
}

/** Returns what compiles the pages of a site. */
export function createPageCompiler({ identity, pool, metadata }: PageCompilerOptions): PageCompiler {
  return async (site) => {
    const { value } = await compilePages({ site, identity, pool, known: metadata });
    return value;
  };
}
