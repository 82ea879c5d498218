import { createTable, type Table } from '../../cache/table.ts';
import { includedPath } from '../../markdown/includes/included-path.ts';
import type { KnownPage } from '../../pipeline/compile-pages.ts';

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
