import { bundleClient, type ClientBundle, noClient } from '../bundler/bundle-client.ts';
import { bundleMdxModules } from '../bundler/bundle-mdx-modules.ts';
import { openPrebuiltBundles } from '../bundler/bundle-store.ts';
import type { ThemeBundle } from '../bundler/open-theme.ts';
import type { StyleReader } from '../bundler/style-reader.ts';
import type { Cache } from '../cache/cache.ts';
import type { BuildCache } from './build-cache.ts';
import type { MarkdownOptions } from '../markdown/page/options.ts';
import type { Clock } from '../pipeline/clock.ts';
import { createAssetReader } from '../pipeline/asset-reader.ts';
import { compilePages } from '../pipeline/compile-pages.ts';
import type { OnProgress } from '../pipeline/on-progress.ts';
import type { PipelineServices } from '../pipeline/prepare.ts';
import type { FoundByRules } from '../plugins/hooks/check-rules.ts';
import type { SitePlugins } from '../plugins/loading/open-plugins.ts';
import { DocsgenError, type Outcome } from '../shared/problem.ts';
import { hashOf } from '../system/hash.ts';
import type { Site } from '../site/graph/site.ts';
import type { WorkerPool } from '../workers/open-worker-pool.ts';

interface BuildServicesOptions {
  readonly site: Site;
  readonly plugins: SitePlugins;
  readonly markdown: MarkdownOptions;
  readonly theme: ThemeBundle;
  readonly styles: StyleReader;
  /** The site's `.docsgen` folder. */
  readonly folder: string;
  readonly cache: Cache & Pick<BuildCache, 'metadata' | 'refFiles'>;
  readonly pool: WorkerPool;
  readonly filter: PipelineServices['filter'];
  readonly clock: Clock;
  readonly onProgress: OnProgress;
}

/**
 * Returns the pipeline services of a build. They take results from the build cache where possible.
 */
export function createBuildServices(options: BuildServicesOptions): PipelineServices {
  const { site, plugins, markdown, theme, styles, folder, cache, pool, filter, clock, onProgress } = options;
  const { config } = site;
  const optionsHash = hashOf(JSON.stringify(markdown));
  return {
    plugins,
    theme,
    cache,
    filter,
    clock,
    onProgress,
    marksBroken: false,
    compile: async (selection, onCompiled) => {
      const onPages = (done: number, total: number) => onProgress('compile', done, total);
      const known = cache.metadata;
      const { value } = await compilePages({
        selection,
        optionsHash,
        pool,
        known,
        clock,
        onProgress: onPages,
        onCompiled,
      });
      // The main thread bundles now, and the others have nothing else to do.
      await pool.prepareThreads(theme.file);
      // Closing releases all entries, so that a large site is not in memory twice.
      await known.close();
      return value;
    },
    openRuleResults: async () => {
      const results = await cache.packed<FoundByRules>('rules');
      return { ...results, close: () => results.close() };
    },
    readAsset: createAssetReader(site, cache.refFiles),
    bundleMdx: (pages) => bundleMdxModules({ root: config.root, cache: folder, pages, theme, styles }),
    bundleClient: ({ islands, imports }) => {
      const bundles = openPrebuiltBundles();
      return bundleClient({
        ...{ config, markdown, islands, imports, theme, styles, bundles },
        isStyleInline: true,
      }).then(toOutcome, problemsOf);
    },
  };
}

function toOutcome(value: ClientBundle): Outcome<ClientBundle> {
  return { value, problems: value.warnings };
}

function problemsOf(error: unknown): Outcome<ClientBundle> {
  if (error instanceof DocsgenError) return { value: noClient, problems: error.problems };
  throw error;
}
