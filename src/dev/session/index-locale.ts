import { createPageJob } from '../../pipeline/create-page-job.ts';
import { createRenderSettings } from '../../pipeline/create-render-settings.ts';
import { hashOf } from '../../system/hash.ts';
import type { WorkerPool } from '../../workers/open-worker-pool.ts';
import type { RenderInput } from '../../pipeline/render-input.ts';
import { createSearchIndexer, type SearchIndexFile } from '../../pipeline/search/search-indexer.ts';
import type { Locale } from '../../config/config.ts';
import { canBeRendered } from './can-be-rendered.ts';
import type { Graph } from './graph.ts';

/** Keys of what the search held of each page the last time, by the page's file in the output. */
export type SearchMemo = Map<string, { readonly job: string; readonly record: string }>;

interface IndexOptions {
  readonly graph: Graph;
  readonly input: RenderInput;
  readonly locale: Locale;
  readonly pool: WorkerPool;
  readonly memo: SearchMemo;
  /** Of the records that builds keep, and what they were made by. */
  readonly folder: string;
  readonly identity: string;
}

/** Returns the index of a locale. Only pages that have changed since the last time are printed; those that cannot be made are left out. */
export async function indexLocale(options: IndexOptions): Promise<readonly SearchIndexFile[]> {
  const { graph, input, locale, pool, memo, folder, identity } = options;
  const { site } = graph;
  const search = await createSearchIndexer({ site, locales: new Set([locale.name]), folder, identity });
  const frame = { ...createRenderSettings(input), stage: null };
  const settingsKey = hashOf(JSON.stringify(frame));
  function* jobs() {
    for (const route of site.routes) {
      const entry = route.locale.name === locale.name && canBeRendered(input, route) ? search.describe(route) : null;
      if (entry === null) continue;
      const json = JSON.stringify(createPageJob(input, graph.contextOf(route), entry));
      const job = hashOf(settingsKey, json);
      const known = memo.get(route.output);
      if (known?.job === job && search.knows(route, known.record)) search.add(route, entry, known.record, null);
      else yield { json, job, route, entry };
    }
  }
  await pool.render(frame, jobs(), ({ route, entry, job }, result) => {
    if ('problems' in result || result.search === null) return;
    memo.set(route.output, { job, record: result.search.key });
    search.add(route, entry, result.search.key, result.search.record);
  });
  return search.finish();
}
