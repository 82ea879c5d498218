import { compilePages, type CompiledPages } from '../../pipeline/compile-pages.ts';
import type { WorkerPool } from '../../workers/open-worker-pool.ts';
import type { RouteSelection } from '../../pipeline/route-selection.ts';
import type { MetadataTable } from './metadata-table.ts';

/**
 * Compiles the texts of the selected pages that are not compiled yet. Their problems are in their
 * metadata.
 */
export type PageCompiler = (selection: RouteSelection) => Promise<CompiledPages>;

interface PageCompilerOptions {
  /** Hash of the Markdown options. */
  readonly optionsHash: string;
  readonly pool: Pick<WorkerPool, 'compile'>;
  readonly metadata: MetadataTable;
  /** Cancels the search for pages that are compiled already. Default: nothing does. */
  readonly signal?: AbortSignal;
}

/** Returns a function that compiles the pages of a site. */
export function createPageCompiler({ optionsHash, pool, metadata, signal }: PageCompilerOptions): PageCompiler {
  return async (selection) => {
    const { value } = await compilePages({ selection, optionsHash, pool, known: metadata, signal });
    return value;
  };
}
