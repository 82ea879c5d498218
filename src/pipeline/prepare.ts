import type { ClientBundle } from '../bundler/bundle-client.ts';
import type { MdxBundle } from '../bundler/bundle-mdx-modules.ts';
import { checkComponents } from '../bundler/check-components.ts';
import type { ThemeBundle } from '../bundler/open-theme.ts';
import type { Cache } from '../cache/cache.ts';
import type { PageMetadata } from '../markdown/page/compiled-page.ts';
import { createAnswer } from '../plugins/hooks/answer-references.ts';
import { changePages } from '../plugins/hooks/change-pages.ts';
import { checkRules, type RuleResults } from '../plugins/hooks/check-rules.ts';
import { type DiagramDrawing, openDiagramDrawing } from '../plugins/diagrams/draw-diagrams.ts';
import { hasErrors, type Outcome, type Problem, uniqueProblems } from '../shared/problem.ts';
import { createCompiledContent } from '../site/graph/compiled-content.ts';
import { checkHeadBlocks } from '../site/navigation/check-head-blocks.ts';
import { checkNavigationAnchors } from '../site/navigation/check-navigation.ts';
import { findImageUses, validateImages } from '../site/references/image-uses.ts';
import { validateReferences } from '../site/references/validate-references.ts';
import { checkRedirectAnchors } from '../site/redirects/redirect-anchors.ts';
import type { AssetReader } from './asset-reader.ts';
import type { Clock } from './clock.ts';
import { collectAssets } from './collect-assets.ts';
import type { CompiledPages } from './compile-pages.ts';
import { problemsOfPages } from './page-problems.ts';
import { compileWithTargets, ownPages } from './compile-selection.ts';
import { loadPageData } from './load-page-data.ts';
import { makeCopies } from './images/make-copies.ts';
import type { ProblemFilter } from './problem-filter/create-problem-filter.ts';
import type { OnProgress } from './on-progress.ts';
import type { SitePlugins } from '../plugins/loading/open-plugins.ts';
import type { RenderInput } from './render-input.ts';
import { isWholeSite, type RouteSelection, withListedPages } from './route-selection.ts';

/** The services that the steps of the pipeline use. `build` and `dev` each provide their own. */
export interface PipelineServices {
  readonly plugins: SitePlugins;
  readonly theme: ThemeBundle;
  readonly cache: Cache;
  /**
   * Compiles the texts of the selected pages. Their problems are in their metadata. May call
   * `onCompiled` for a page that had to be compiled, as soon as it is.
   */
  readonly compile: (selection: RouteSelection, onCompiled: (page: PageMetadata) => void) => Promise<CompiledPages>;
  /**
   * Returns a file that pages refer to, by its path relative to the site's root; null if there is
   * none.
   */
  readonly readAsset: AssetReader;
  /** Bundles the JavaScript of these pages. */
  readonly bundleMdx: (pages: ReadonlyMap<string, PageMetadata>) => Promise<Outcome<Omit<MdxBundle, 'sources'>>>;
  /** Bundles the scripts and style sheets for the browser, with what pages import. */
  readonly bundleClient: (pages: Pick<MdxBundle, 'islands' | 'imports'>) => Promise<Outcome<ClientBundle>>;
  /** Opens the findings of rules in earlier runs. Is called only if the site has rules. */
  readonly openRuleResults: () => Promise<RuleResults>;
  /** Returns the problems that are reported, with the levels that the site gives them. */
  readonly filter: ProblemFilter['filter'];
  readonly clock: Clock;
  readonly onProgress: OnProgress;
  /**
   * Whether pages with broken links are rendered, with marks at these links. If not, an error also
   * stops the copying of pictures, because copying takes long.
   */
  readonly marksBroken: boolean;
}

/** The input for rendering the selected pages, with all problems. */
export interface Prepared {
  readonly input: RenderInput;
  /** All problems of the texts, in the order of the steps, filtered like all others here. */
  readonly problems: readonly Problem[];
  /** The problems that prevent rendering: all of `problems` except broken links. */
  readonly blocking: readonly Problem[];
  /** Problems of style sheets and scripts. */
  readonly clientProblems: readonly Problem[];
}

/**
 * Runs all steps before rendering for the selected pages, and returns the input for rendering with
 * all problems. The steps: compile, collect assets, bundle `.mdx` pages, load the data of pages,
 * draw diagrams, check links, change pages, check rules, copy images, bundle scripts. This is the
 * only list of these steps.
 */
export async function prepare(selection: RouteSelection, services: PipelineServices): Promise<Prepared> {
  const { plugins, cache } = services;
  const drawing = openDiagramDrawing({ root: selection.site.config.root, plugins, cache });
  try {
    return await prepareWith(selection, services, drawing);
  } finally {
    await drawing.close();
  }
}

async function prepareWith(
  selection: RouteSelection,
  services: PipelineServices,
  drawing: DiagramDrawing,
): Promise<Prepared> {
  const { plugins, theme, cache, filter, clock, onProgress, marksBroken } = services;
  const { site } = selection;
  const answerBroken = createAnswer(plugins, site);
  const { config } = site;
  const shown = withListedPages(selection);
  const { around, pages } = await clock.measure('compile', () =>
    compileWithTargets(shown, (each) => services.compile(each, drawing.add)),
  );
  const { tasks } = pages;
  const { readAsset } = services;
  const own = ownPages(shown, pages.metadata);
  const compiled = createCompiledContent(around, pages.metadata);
  const assets = await clock.measure('collect assets', () => collectAssets(shown, own, readAsset, answerBroken));
  const uses = findImageUses({ ...shown, compiled, assets });
  const mdx = await clock.measure('bundle .mdx pages', () => services.bundleMdx(own));
  const { mdxModules } = mdx.value;
  const data = await clock.measure('load the data of pages', () =>
    loadPageData({ root: config.root, routes: shown.routes, mdxModules }),
  );
  const diagrams = await clock.measure('draw diagrams', () => drawing.finish(own));
  const broken = await clock.measure('check links', () => [
    ...validateReferences({ site, compiled, assets, answerBroken }, selection.routes, (done, total) =>
      onProgress('check links', done, total),
    ),
    ...(isWholeSite(selection)
      ? [...checkNavigationAnchors(site, compiled), ...checkRedirectAnchors(site, compiled)]
      : []),
  ]);
  const changes = await clock.measure('change pages', () => changePages(plugins, { site, compiled }, selection.routes));
  const ofRules = await clock.measure('check rules', () =>
    checkRules({
      plugins,
      context: { site, compiled },
      routes: selection.routes,
      openResults: services.openRuleResults,
    }),
  );
  const ofTexts = [...problemsOfPages(own), ...mdx.problems, ...data.problems, ...diagrams.problems];
  const ofUses = [
    ...validateImages(uses, assets),
    ...(theme.missing === null ? [] : checkComponents(own, theme.mdxComponents)),
    ...uniqueProblems(checkHeadBlocks(site, selection.routes, compiled)),
    ...changes.problems,
  ];
  const mayCopy = marksBroken || !hasErrors(filter([...ofTexts, ...broken, ...ofUses]));
  const onCopied = (done: number, total: number) => onProgress('copy images', done, total);
  const copies = await clock.measure('copy images', () =>
    makeCopies({ config, uses: mayCopy ? uses : [], assets, cache, onProgress: onCopied }),
  );
  const client = await clock.measure('bundle scripts', () => services.bundleClient(mdx.value));
  const made = { assets, diagrams: diagrams.value, imageCopies: copies.value, mdxModules, client: client.value };
  const [pageData, { changes: pluginChanges, images: pageImages }] = [data.value, changes.value];
  return {
    input: {
      ...{ site, compiled, tasks, answerBroken, ...made },
      ...{ pageData, pluginChanges, pageImages, theme, marksBroken },
    },
    problems: filter([...ofTexts, ...broken, ...ofUses, ...ofRules, ...copies.problems]),
    blocking: filter([...ofTexts, ...ofUses, ...copies.problems]),
    clientProblems: filter(client.problems),
  };
}
