import type { MarkdownOptions } from '../markdown/page/options.ts';
import { DocsgenError, hasErrors, type Outcome, type Problem, uniqueProblems } from '../shared/problem.ts';
import { createCompiledContent } from '../site/references/compiled-content.ts';
import { findImageUses, validateImages } from '../site/references/image-uses.ts';
import { validateReferences } from '../site/references/validate-references.ts';
import { checkNavigationAnchors } from '../site/navigation/check-navigation.ts';
import type { Site } from '../site/graph/site.ts';
import { bundleClient, type ClientBundle, noClient } from '../bundler/bundle-client.ts';
import { bundleMdxModules } from '../bundler/bundle-mdx-modules.ts';
import { openPrebuiltBundles } from '../bundler/bundle-store.ts';
import { checkComponents } from '../bundler/check-components.ts';
import { openTheme } from '../bundler/open-theme.ts';
import type { BuildCache } from '../cache/build-cache.ts';
import { createMetadataStore } from './metadata-store.ts';
import { hashOf } from '../system/hash.ts';
import { collectAssets } from './collect-assets.ts';
import { compilePages } from './compile-pages.ts';
import { drawDiagrams } from '../plugins/diagrams/draw-diagrams.ts';
import { makeCopies } from './images/make-copies.ts';
import type { OnProgress } from './on-progress.ts';
import type { Clock } from './clock.ts';
import type { WorkerPool } from '../workers/open-worker-pool.ts';
import type { RenderInput } from './render-input.ts';

interface RenderInputOptions {
  readonly site: Site;
  readonly markdown: MarkdownOptions;
  /** The site's `.docsgen` folder. */
  readonly folder: string;
  readonly cache: BuildCache;
  readonly pool: WorkerPool;
  readonly clock: Clock;
  /** What is known to be wrong so far. */
  readonly problems: readonly Problem[];
  readonly onProgress: OnProgress;
}

/**
 * Compiles, bundles, draws and copies all that pages are printed from, and judges what they point
 * to. Returns it with all that is wrong with the site. If that has errors, there are no copies of
 * pictures, and nothing that browsers load.
 */
export async function createRenderInput(options: RenderInputOptions): Promise<Outcome<RenderInput>> {
  const { site, markdown, folder, cache, pool, clock, onProgress } = options;
  const { config } = site;
  const { root } = config;
  await cache.content.save();
  const identity = hashOf(cache.identity, JSON.stringify(markdown));
  const onCompiled = (done: number, total: number) => onProgress('compile', done, total);
  const pages = await clock.measure('compile', () =>
    compilePages({
      site,
      identity,
      pool,
      known: createMetadataStore(cache.metadata, identity),
      clock,
      onProgress: onCompiled,
    }),
  );
  await cache.metadata.save();
  const { metadata, tasks } = pages.value;
  const compiled = createCompiledContent(site, metadata);
  const assets = await clock.measure('collect assets', () => collectAssets(site, metadata));
  const uses = findImageUses({ site, compiled, assets });
  const theme = await openTheme();
  const bundle = await clock.measure('bundle .mdx pages', () =>
    bundleMdxModules({ root, cache: folder, pages: metadata, theme }),
  );
  const diagrams = await clock.measure('draw diagrams', () => drawDiagrams({ root, cache, pages: metadata }));
  const judged = await clock.measure('check links', () => [
    ...validateReferences({ site, compiled, assets }, (done, total) => onProgress('check links', done, total)),
    ...checkNavigationAnchors(site, compiled),
    ...validateImages(uses, assets),
    ...checkComponents(metadata, theme.mdxComponents),
  ]);
  const problems = [options, pages, bundle, diagrams].flatMap((outcome) => outcome.problems);
  const found = [...problems, ...judged];
  const onCopied = (done: number, total: number) => onProgress('copy images', done, total);
  // Copies take long, and whoever has something to mend should not wait for them.
  const copied = hasErrors(found) ? [] : uses;
  const copies = await clock.measure('copy images', () =>
    makeCopies({ config, uses: copied, assets, cache, onProgress: onCopied }),
  );
  const { mdxModules, islands } = bundle.value;
  const bundles = openPrebuiltBundles();
  const clientOptions = { config, markdown, islands, themeHash: theme.hash, bundles };
  const client = await clock.measure('bundle scripts', () => bundleClient(clientOptions).then(whole, mistakesOf));
  const drawn = { imageCopies: copies.value, diagrams: diagrams.value };
  return {
    value: { site, compiled, tasks, assets, ...drawn, theme, mdxModules, client: client.value, marksBroken: false },
    problems: uniqueProblems([...found, ...copies.problems, ...client.problems, ...client.value.warnings]),
  };
}

function whole(value: ClientBundle): Outcome<ClientBundle> {
  return { value, problems: [] };
}

function mistakesOf(error: unknown): Outcome<ClientBundle> {
  if (error instanceof DocsgenError) return { value: noClient, problems: error.problems };
  throw error;
}
