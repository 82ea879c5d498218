import { compilePages, type CompiledPages, type KnownPage } from '../../pipeline/compile-pages.ts';
import type { WorkerPool } from '../../workers/open-worker-pool.ts';
import type { RouteSelection } from '../../pipeline/route-selection.ts';
import { createTable, type Table } from '../../cache/table.ts';
import { includedPath } from '../../markdown/includes/included-path.ts';

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

/** The metadata of compiled pages, kept in memory while `dev` runs. */
export interface MetadataTable extends Table<KnownPage> {
  /** Returns whether a compiled page includes a file, by its path relative to the site's root. */
  readonly isIncluded: (file: string) => boolean;
}

/** Returns an empty table for one set of Markdown options. */
export function createMetadataTable(): MetadataTable {
  const table = createTable<KnownPage>();
  return {
    ...table,
    isIncluded: (file) =>
      [...table.rows()].some(
        ({ about, value }) =>
          table.latest(about) === value &&
          value.page.dependencies.some(({ path }) => includedPath(about, path) === file),
      ),
  };
}
