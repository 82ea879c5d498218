import { join } from 'node:path';
import type { SearchIndexFile } from '../../pipeline/search/search-indexer.ts';
import type { Locale } from '../../config/config.ts';
import { searchManifestFile } from '../../site/graph/search-files.ts';
import { createTable } from '../../cache/table.ts';
import { indexLocale, type SearchMemo } from './index-locale.ts';
import { prepare } from '../../pipeline/prepare.ts';
import { createDevServices, type DevContext, type PageParts } from './dev-services.ts';
import type { SiteState } from './site-state.ts';

/** The search indexes of a site while its files change. */
export interface SearchIndexes {
  /**
   * Returns a function that returns a file of a locale's index. An index is made or updated when
   * its manifest is requested.
   */
  readonly of: (
    state: SiteState,
    parts: PageParts,
  ) => (locale: Locale, path: string) => Promise<SearchIndexFile['content'] | null>;
}

interface LocaleIndex {
  readonly state: SiteState;
  readonly files: Promise<readonly SearchIndexFile[]>;
  /** The files of the previous index, because a browser may still use its manifest. */
  readonly previous: readonly SearchIndexFile[];
}

/** Returns the search indexes of a site. Each index is made when it is first requested. */
export function createSearchIndexes(context: DevContext): SearchIndexes {
  const memos = new Map<string, SearchMemo>();
  const indexes = new Map<string, LocaleIndex>();
  const make = async ({ graph }: SiteState, parts: PageParts, locale: Locale) => {
    const { site } = graph;
    const routes = site.routes.filter((route) => route.locale === locale);
    const { input } = await prepare({ site, routes }, createDevServices(parts, context));
    const { folder, identity } = context.cache;
    const { pool } = parts;
    const memo = memos.get(locale.name) ?? createTable<string>();
    memos.set(locale.name, memo);
    return indexLocale({ graph, input, locale, pool, memo, folder: join(folder, 'search'), identity });
  };
  return {
    of: (state, parts) => async (locale, path) => {
      const known = indexes.get(locale.name);
      const isCurrent = known !== undefined && (known.state === state || path !== searchManifestFile(locale));
      const index = isCurrent
        ? known
        : { state, files: make(state, parts, locale), previous: (await known?.files) ?? [] };
      indexes.set(locale.name, index);
      const files = await index.files.catch((error: unknown) => {
        indexes.delete(locale.name);
        throw error;
      });
      return [...files, ...index.previous].find((file) => file.path === path)?.content ?? null;
    },
  };
}
