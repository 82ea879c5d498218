import { join, resolve } from 'node:path';
import { DocsgenError, type Problem, uniqueProblems } from '../shared/problem.ts';
import { createCompiledContent } from '../site/compiled-content.ts';
import { findImageUses, judgeImages } from '../site/image-uses.ts';
import { judgeReferences } from '../site/references.ts';
import type { Route } from '../site/route.ts';
import type { Site } from '../site/site.ts';
import { bundleClient } from './bundle/bundle-client.ts';
import { bundlePrograms } from './bundle/bundle-programs.ts';
import { openShippedBundles } from './bundle/bundle-store.ts';
import { checkComponents } from './bundle/check-components.ts';
import { loadTheme } from './bundle/load-theme.ts';
import { collectAssets } from './collect-assets.ts';
import { compilePages, loadMarkdownOptions } from './compile-pages.ts';
import { drawDiagrams } from './diagrams/draw-diagrams.ts';
import { emit } from './emit.ts';
import { makeCopies } from './images/make-copies.ts';
import { loadSite } from './load-site.ts';
import { selectLocales } from './select-locales.ts';
import { checkOutputFolder } from './output/check-output-folder.ts';
import { completePublication, publish } from './output/publish.ts';
import { createStage } from './output/stage.ts';

export interface BuildOptions {
  readonly root: string;
  /** Default: `build/` in the root. */
  readonly out?: string | undefined;
  /** Names of the locales to build; all without. */
  readonly locales?: readonly string[] | undefined;
  readonly base?: string | undefined;
  readonly drafts: boolean;
  readonly onProgress: (step: BuildStep, done: number, total: number) => void;
}

export type BuildStep = 'compile' | 'images' | 'render';

export interface BuildResult {
  readonly site: Site;
  /** The routes that were built. */
  readonly routes: readonly Route[];
  readonly outDir: string;
  /** Size of the output in bytes. */
  readonly bytes: number;
  readonly warnings: readonly Problem[];
}

/** Builds a site into its output folder. Throws a `DocsgenError` with every mistake of the site, and leaves the folder as it was. */
export async function build(options: BuildOptions): Promise<BuildResult> {
  const root = resolve(options.root);
  const outDir = resolve(options.out ?? join(root, 'build'));
  const cache = join(root, '.docsgen');
  const loaded = await loadSite({ root, drafts: options.drafts, overrides: { base: options.base } });
  const site = loaded.value;
  const routes = selectLocales(site, options.locales);
  await completePublication(cache);
  await checkOutputFolder(outDir, root, cache);

  const markdown = await loadMarkdownOptions(site.config);
  const pages = await compilePages(site, markdown.value, (done, total) => options.onProgress('compile', done, total));
  const compiled = createCompiledContent(site, pages.value);
  const assets = await collectAssets(site, pages.value);
  const uses = findImageUses({ site, compiled, assets });
  const theme = await loadTheme();
  const bundle = await bundlePrograms({ root, cache, pages: pages.value, theme });
  const diagrams = await drawDiagrams({ root, cache, pages: pages.value });
  const judged = [
    ...judgeReferences({ site, compiled, assets }),
    ...judgeImages(uses, assets),
    ...checkComponents(pages.value, Object.keys(theme.theme.mdxComponents)),
  ];
  const problems = [loaded, markdown, pages, bundle, diagrams].flatMap((outcome) => outcome.problems);
  const warnings = refuseErrors(uniqueProblems([...problems, ...judged]));
  const onCopied = (done: number, total: number) => options.onProgress('images', done, total);
  const copies = await makeCopies({ config: site.config, uses, assets, cache, onProgress: onCopied });
  refuseErrors(copies.problems);

  const { programs, islands } = bundle.value;
  const client = await bundleClient({
    config: site.config,
    markdown: markdown.value,
    islands,
    themeHash: theme.hash,
    bundles: openShippedBundles(),
  });
  const stage = await createStage(join(cache, 'stage', String(process.pid)));
  const drawn = { imageCopies: copies.value, diagrams: diagrams.value };
  const input = { site, compiled, assets, ...drawn, theme: theme.theme, programs, client };
  const onProgress = (done: number, total: number) => options.onProgress('render', done, total);
  const bytes = await emit({ input, routes, stage, cache, onProgress }).catch(async (error: unknown) => {
    await stage.discard();
    throw error instanceof DocsgenError ? new DocsgenError([...warnings, ...error.problems], { cause: error }) : error;
  });
  await publish({ stage, out: outDir, cache });
  return { site, routes, outDir, bytes, warnings };
}

/** Returns the warnings if nothing worse was found; all mistakes are thrown together. */
function refuseErrors(problems: readonly Problem[]): readonly Problem[] {
  if (problems.some(({ severity }) => severity === 'error')) throw new DocsgenError(problems);
  return problems;
}
