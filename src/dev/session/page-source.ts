import { checkComponents } from '../../bundler/check-components.ts';
import type { ThemeBundle } from '../../bundler/open-theme.ts';
import type { BuildCache } from '../../cache/build-cache.ts';
import { collectAssets } from '../../pipeline/collect-assets.ts';
import { type CompiledPages, pageProblems } from '../../pipeline/compile-pages.ts';
import { createPageJob, textsOf } from '../../pipeline/create-page-job.ts';
import { type Diagrams, drawDiagrams } from '../../plugins/diagrams/draw-diagrams.ts';
import type { ImageCopies } from '../../pipeline/images/image-copies.ts';
import { validateRenderedAddresses } from '../../pipeline/validate-rendered-addresses.ts';
import { makeCopies } from '../../pipeline/images/make-copies.ts';
import type { WorkerPool } from '../../workers/open-worker-pool.ts';
import { createRenderSettings } from '../../pipeline/create-render-settings.ts';
import type { RenderInput } from '../../pipeline/render-input.ts';
import { type Problem, uniqueProblems } from '../../shared/problem.ts';
import { anchorTargets } from '../../site/references/anchor-targets.ts';
import { postUrl } from '../../site/graph/blog.ts';
import { createCompiledContent } from '../../site/references/compiled-content.ts';
import { findImageUses, validateImages } from '../../site/references/image-uses.ts';
import { validateReferences } from '../../site/references/validate-references.ts';
import { type RenderedAddresses, renderedTargets } from '../../site/references/rendered-addresses.ts';
import { entryOf, type Route } from '../../site/graph/route.ts';
import type { Site } from '../../site/graph/site.ts';
import type { AssetTable } from './asset-table.ts';
import type { SiteBundles } from './bundles.ts';
import type { Graph } from './graph.ts';
import type { PageCompiler } from './page-compiler.ts';
import { viewOf } from './view-of.ts';

/** A page, or what keeps it from being made. */
export interface MadePage {
  /** As a build prints it, but for marks of broken links; null if it cannot be made. */
  readonly html: string | null;
  /** All that is wrong with its texts. */
  readonly problems: readonly Problem[];
  readonly diagrams: Diagrams;
  readonly imageCopies: ImageCopies;
}

/** What the pages of a site are made of, as of the last change. */
export interface PageParts {
  readonly graph: Graph;
  readonly bundles: SiteBundles;
  readonly compile: PageCompiler;
  readonly pool: WorkerPool;
}

/** What outlasts changes of the site. */
export interface DevContext {
  readonly theme: ThemeBundle;
  readonly cache: Pick<BuildCache, 'folder' | 'identity'>;
  readonly assets: AssetTable;
}

/** Returns one page, made of its own texts and of what these need of others. */
export async function makePage(parts: PageParts, context: DevContext, route: Route): Promise<MadePage> {
  const { graph, pool } = parts;
  const { input, own, problems } = await gather(parts, context, [route, ...listedRoutes(graph, route)]);
  const { diagrams, imageCopies } = input;
  const broken = validateReferences({ ...input, site: viewOf(graph.site, [route]) });
  const all = uniqueProblems([...problems, ...broken]);
  if (problems.some(({ severity }) => severity === 'error'))
    return { html: null, problems: all, diagrams, imageCopies };
  const job = createPageJob(input, graph.contextOf(route), null);
  const result = await pool.renderHtml(createRenderSettings(input), job);
  if ('html' in result) {
    const wrong = result.renderedAddresses ? await validatePage(parts, input, route, result.renderedAddresses) : [];
    return { html: result.html, problems: uniqueProblems([...all, ...wrong]), diagrams, imageCopies };
  }
  return {
    html: null,
    problems: uniqueProblems([...all, ...result.problems, ...mdxProblemsOf(parts, own)]),
    diagrams,
    imageCopies,
  };
}

/**
 * Returns what is wrong with the addresses that a page has printed, for which the pages that they
 * lead to are compiled.
 */
async function validatePage(
  { graph, compile, pool }: PageParts,
  input: RenderInput,
  route: Route,
  renderedAddresses: RenderedAddresses,
): Promise<readonly Problem[]> {
  const { contextOf } = graph;
  const around = viewOf(graph.site, [route, ...renderedTargets(graph.site, route, renderedAddresses)]);
  const { metadata } = await compile(around);
  const pages = new Map([...input.compiled.pages, ...metadata]);
  const compiled = createCompiledContent(around, pages);
  return validateRenderedAddresses({
    input: { ...input, compiled },
    contextOf,
    pool,
    renderedAddresses: new Map([[route, renderedAddresses]]),
  });
}

/** Pages that show parts of others are made of those, too. */
function listedRoutes({ site }: Graph, route: Route): readonly Route[] {
  if (entryOf(route) !== null || !('page' in route)) return [];
  return route.page.posts.flatMap((post) => site.byUrl.get(postUrl(route.blog, post)) ?? []);
}

/** What pages are printed from. */
export interface Gathered {
  readonly input: RenderInput;
  /** The files whose texts the pages show. */
  readonly own: CompiledPages['metadata'];
  readonly problems: readonly Problem[];
}

/** Returns what some pages of a site are printed from. */
export async function gather(parts: PageParts, context: DevContext, routes: readonly Route[]): Promise<Gathered> {
  const { graph, bundles, compile } = parts;
  const { theme, cache, assets: table } = context;
  const { site } = graph;
  const { config } = site;
  const view = viewOf(site, routes);
  const first = await compile(view);
  const around = [...routes, ...(routes === site.routes ? [] : targetsOf(site, routes, first))];
  const { metadata, tasks } =
    around.length === routes.length ? first : await compile(viewOf(site, [...new Set(around)]));
  const compiled = createCompiledContent(viewOf(site, around), metadata);
  const files = new Set(routes.flatMap((route) => textsOf(route).map(({ source }) => source.file)));
  const own = new Map([...metadata].filter(([file]) => files.has(file)));
  const assets = await collectAssets(view, own, (file) => table.read(view.config, file));
  const uses = findImageUses({ site: view, compiled, assets });
  const diagrams = await drawDiagrams({ root: config.root, cache, pages: own });
  const copies = await makeCopies({ config, uses, assets, cache, onProgress: () => undefined });
  const { mdxModules, client } = bundles;
  const drawn = { imageCopies: copies.value, diagrams: diagrams.value };
  return {
    input: { site, compiled, tasks, assets, ...drawn, theme, mdxModules, client, marksBroken: true },
    own,
    problems: [
      ...[...own].flatMap(([file, page]) => pageProblems(file, page)),
      ...diagrams.problems,
      ...validateImages(uses, assets),
      ...checkComponents(own, theme.mdxComponents),
      ...copies.problems,
      ...mdxProblemsOf(parts, own),
    ],
  };
}

/** Returns the pages of which these need to know the headings. */
function targetsOf(site: Site, routes: readonly Route[], { metadata }: CompiledPages): readonly Route[] {
  return routes.flatMap((route) =>
    textsOf(route).flatMap(({ source }) =>
      anchorTargets(site, route, source, metadata.get(source.file)?.references ?? []),
    ),
  );
}

/** What is wrong with the JavaScript of any page stands in the way of all that have some: they are bundled together. */
function mdxProblemsOf({ bundles }: PageParts, own: CompiledPages['metadata']): readonly Problem[] {
  return [...own.values()].some(({ mdxModule }) => mdxModule) ? bundles.mdxProblems : [];
}
