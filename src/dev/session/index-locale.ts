import type { Table } from '../../cache/table.ts';
import { renderPages } from '../../pipeline/render-pages.ts';
import type { WorkerPool } from '../../workers/open-worker-pool.ts';
import type { RenderInput } from '../../pipeline/render-input.ts';
import { createSearchIndexer, type SearchIndexFile } from '../../pipeline/search/search-indexer.ts';
import type { Locale } from '../../config/config.ts';
import { canBeRendered } from './can-be-rendered.ts';
import type { Graph } from './graph.ts';

/** The keys of the search records of a locale, by the fingerprints of the pages' jobs. */
export type SearchMemo = Table<string>;

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
export async function indexLocale(options: IndexOptions): Promise<readonly SearchIndexFile[]> {
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
