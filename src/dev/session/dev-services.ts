import type { Cache } from '../../cache/cache.ts';
import type { Table } from '../../cache/table.ts';
import type { FoundByRules } from '../../plugins/hooks/check-rules.ts';
import { createAssetReader } from '../../pipeline/asset-reader.ts';
import { createClock } from '../../pipeline/clock.ts';
import type { ProblemFilter } from '../../pipeline/problem-filter/create-problem-filter.ts';
import type { PipelineServices } from '../../pipeline/prepare.ts';
import type { SitePlugins } from '../../plugins/loading/open-plugins.ts';
import type { WorkerPool } from '../../workers/open-worker-pool.ts';
import type { AssetTable } from './asset-table.ts';
import type { SiteBundles } from './bundles.ts';
import type { Graph } from './graph.ts';
import type { PageCompiler } from './page-compiler.ts';

/** What pages are made of, after the last change. */
export interface PageParts {
  readonly graph: Graph;
  readonly plugins: SitePlugins;
  readonly bundles: SiteBundles;
  readonly compile: PageCompiler;
  readonly pool: WorkerPool;
  readonly filter: ProblemFilter['filter'];
}

/** What stays the same when the site changes. */
export interface DevContext {
  readonly cache: Cache;
  readonly assets: AssetTable;
  /** What the rules of plugins have found. */
  readonly ruleResults: Table<FoundByRules>;
}

/**
 * Returns the pipeline services of `dev`. The bundles were made once for the current state, and
 * assets are read once until they change.
 */
export function createDevServices(
  { graph, plugins, bundles, compile, filter }: PageParts,
  { cache, assets, ruleResults }: DevContext,
): PipelineServices {
  const { theme, mdxModules, islands, imports, client, mdxProblems, clientProblems } = bundles;
  const readAsset = createAssetReader(graph.site);
  return {
    plugins,
    theme,
    cache,
    filter,
    compile,
    openRuleResults: async () => ({
      ...ruleResults,
      close: async (isWholeSite) => {
        if (isWholeSite) ruleResults.collect();
      },
    }),
    readAsset: (file) => assets.read(graph.site.config, file, readAsset),
    // All `.mdx` pages are bundled together, so an error in one of them affects all.
    bundleMdx: async (pages) => ({
      value: { mdxModules, islands, imports },
      problems: [...pages.values()].some(({ mdxModule }) => mdxModule) ? mdxProblems : [],
    }),
    bundleClient: async () => ({ value: client, problems: clientProblems }),
    clock: createClock(),
    onProgress: () => undefined,
    marksBroken: true,
  };
}
