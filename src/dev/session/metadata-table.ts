import { includedPath } from '../../markdown/includes/included-path.ts';
import type { MetadataStore, KnownPage } from '../../pipeline/metadata-store.ts';

/** The metadata of compiled pages, kept in memory while `dev` runs. */
export interface MetadataTable extends MetadataStore {
  /** Removes all other files from the table. */
  readonly keepOnly: (files: ReadonlySet<string>) => void;
  /** Returns whether a compiled page includes a file, by its path relative to the site's root. */
  readonly isIncluded: (file: string) => boolean;
}

/** Returns an empty table for one set of Markdown options. */
export function createMetadataTable(): MetadataTable {
  const entries = new Map<string, { readonly key: string; readonly known: KnownPage }>();
  return {
    get: ({ file, key }) => {
      const entry = entries.get(file);
      return entry?.key === key ? entry.known : null;
    },
    previousKey: (file) => entries.get(file)?.key ?? null,
    set: ({ file, key }, known) => void entries.set(file, { key, known }),
    keepOnly: (files) => {
      for (const file of entries.keys()) if (!files.has(file)) entries.delete(file);
    },
    isIncluded: (file) =>
      [...entries].some(([page, { known }]) =>
        known.page.dependencies.some(({ path }) => includedPath(page, path) === file),
      ),
  };
}
