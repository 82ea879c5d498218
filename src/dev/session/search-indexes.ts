import { join } from 'node:path';
import { type SearchIndexFile, createSearchIndexer } from '../../pipeline/search/search-indexer.ts';
import type { Locale } from '../../config/config.ts';
import { searchManifestFile } from '../../site/graph/search-files.ts';
import { createTable, type Table } from '../../cache/table.ts';
import { prepare } from '../../pipeline/prepare.ts';
import { createDevServices, type DevContext, type PageParts } from './dev-services.ts';
import type { SiteState } from './site-state.ts';
import { renderPages } from '../../pipeline/render-pages.ts';
import type { WorkerPool } from '../../workers/open-worker-pool.ts';
import type { RenderInput } from '../../pipeline/render-input.ts';
import { canBeRendered } from './can-be-rendered.ts';
import type { Graph } from './graph.ts';

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

/** The keys of the search records of a locale, by the fingerprints of the pages' jobs. */
type SearchMemo = Table<string>;

interface IndexOptions {
  readonly graph: Graph;
  readonly input: RenderInput;
  readonly locale: Locale;
  readonly pool: WorkerPool;
  readonly memo: SearchMemo;
  /** Folder of the search records, which builds share. */
  readonly folder: string;
  /** Hash of the code that makes the records. */
  readonly identity: string;
}

/**
 * Returns the search index of a locale. Only pages that have changed since the last time are
 * rendered. Pages that cannot be rendered are left out.
 */
async function indexLocale(options: IndexOptions): Promise<readonly SearchIndexFile[]> {
  const { graph, input, locale, pool, memo, folder, identity } = options;
  const { site } = graph;
  const search = await createSearchIndexer({ site, locales: new Set([locale.name]), folder, identity });
  const routes = site.routes.filter((route) => route.locale.name === locale.name && canBeRendered(input, route));
  await renderPages({
    input,
    pages: routes.flatMap((route) => {
      const entry = search.describe(route);
      return entry === null ? [] : [{ route, entry }];
    }),
    contextOf: graph.contextOf,
    pool,
    target: { stage: null },
    isKept: ({ route, entry }, { fingerprint }) => {
      const known = memo.find(fingerprint);
      if (known === null || !search.knows(route, known)) return false;
      search.add(route, entry, known, null);
      return true;
    },
    onDone: ({ route, entry }, result, { fingerprint }) => {
      if ('problems' in result || result.search === null) return;
      memo.put(fingerprint, result.search.key);
      search.add(route, entry, result.search.key, result.search.record);
    },
  });
  memo.collect();
  return search.finish();
}
